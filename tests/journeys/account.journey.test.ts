import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { mailedCode } from '../fixtures/mailbox.ts';
import { PASSWORD, startTestSite, type TestSite, uniqueName } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const at = (path: string) => site.site.services.addresses.site + path;
const NEW_PASSWORD = 'gneiss-over-schist';

/** Goes through a form by Tab and types, as somebody without a mouse does. */
async function type(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.type(text);
}

async function signUp(page: Page, username: string) {
  await page.goto(at('/auth/sign-up'), { waitUntil: 'networkidle' });
  await type(page, 'Username', username);
  await type(page, 'E-mail', `${username}@example.net`);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Confirm password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth\/welcome/);
}

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const banner = (page: Page) => page.getByText('Your e-mail address is not verified yet.');

test('S2.108 S2.124 S2.128 S2.129 S4.008 S4.009 an address is verified by the link that was mailed', async () => {
  const page = await browser.open(site, '/auth/sign-up');
  const name = uniqueName('marl');
  await signUp(page, name);
  await banner(page).waitFor();
  const code = await mailedCode(site, `${name}@example.net`, 'verifyEmail');
  await page.goto(at(`/auth/verify-email?flow=${code}`));
  await heading(page, 'E-mail verified').waitFor();
  expect(await banner(page).count()).toBe(0);
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.goto(at(`/auth/verify-email?flow=${code}`));
  await heading(page, 'E-mail already verified').waitFor();
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  expect(await banner(page).count()).toBe(0);
  await page.context().close();
});

test('S2.130 S4.010 S4.011 S8.044 a bad link says so and offers a new one', async () => {
  const page = await browser.open(site, '/auth/sign-up');
  const name = uniqueName('marl');
  await signUp(page, name);
  await page.goto(at(`/auth/verify-email?flow=${'a'.repeat(32)}`), { waitUntil: 'networkidle' });
  await heading(page, 'Email verification failed.').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  const old = await mailedCode(site, `${name}@example.net`, 'verifyEmail');
  await page.getByRole('button', { name: 'Send a new link' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('A new link is on its way.').waitFor();
  await expect.poll(() => mailedCode(site, `${name}@example.net`, 'verifyEmail')).not.toBe(old);
  const fresh = await mailedCode(site, `${name}@example.net`, 'verifyEmail');
  await page.goto(at(`/auth/verify-email?flow=${fresh}`));
  await heading(page, 'E-mail verified').waitFor();
  await page.context().close();
});

test('the banner sends the link again', async () => {
  const page = await browser.open(site, '/auth/sign-up');
  const name = uniqueName('marl');
  await signUp(page, name);
  const old = await mailedCode(site, `${name}@example.net`, 'verifyEmail');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText('Sent. Look into your mailbox').waitFor();
  await expect.poll(() => mailedCode(site, `${name}@example.net`, 'verifyEmail')).not.toBe(old);
  await page.context().close();
});

test('S2.107 S2.115 S2.125 S2.127 a forgotten password is replaced, by keyboard alone', async () => {
  const user = await site.user();
  const page = await browser.open(site, '/auth/sign-in');
  await page.getByRole('link', { name: 'Forgot it?' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Choose a new password').waitFor();
  await page.keyboard.press('Tab');
  await type(page, 'E-mail or username', `${user.username}@example.net`);
  await page.keyboard.press('Enter');
  await heading(page, 'Look into your mailbox').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await accessibilityMistakes(page)).toEqual([]);

  const code = await mailedCode(site, `${user.username}@example.net`, 'resetPassword');
  await page.goto(at(`/auth/reset-password?flow=${code}`), { waitUntil: 'networkidle' });
  expect(await accessibilityMistakes(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await type(page, 'New password', NEW_PASSWORD);
  await type(page, 'Confirm new password', `${NEW_PASSWORD}!`);
  await page.keyboard.press('Enter');
  await page.getByText('Passwords do not match!').waitFor();
  expect(sent).toEqual([]);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Your password is changed').waitFor();

  await page.goto(at(`/auth/reset-password?flow=${code}`), { waitUntil: 'networkidle' });
  await page.getByText('This link has been used or has ended.').waitFor();
  await page.goto(at('/auth/sign-in'), { waitUntil: 'networkidle' });
  await type(page, 'E-mail or username', user.username);
  await type(page, 'Password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/'));
  await page.context().close();
});
