import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { mailedCode } from '../fixtures/mailbox.ts';
import { picture } from '../fixtures/requests.ts';
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
/** The one that is seen; another is only spoken. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();
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

test('S2.138 S2.157 the password and the address are changed in their dialogs', async () => {
  const user = await site.user();
  const page = await browser.open(site, '/settings/account', { user });
  await heading(page, 'Account and security').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.keyboard.type('not the one');
  await type(page, 'New password', NEW_PASSWORD);
  await type(page, 'Confirm new password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('That password does not match this account.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await toast(page, 'Password changed').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Change');

  await page.getByRole('button', { name: 'Change E-mail' }).click();
  await page.getByLabel('New e-mail').fill('nonsense');
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('This is not an e-mail address.').waitFor();
  await page.getByLabel('New e-mail').fill(`second-${user.username}@example.net`);
  await page.keyboard.press('Enter');
  await toast(page, 'Address changed').waitFor();
  await page.getByText('Not verified', { exact: true }).waitFor();
  expect(await mailedCode(site, `second-${user.username}@example.net`, 'verifyEmail')).toBeTruthy();
  await page.context().close();
});

test('S2.146 S2.162 S3.162 S3.163 S3.164 sessions are listed, ended one by one and all at once', async () => {
  const user = await site.user();
  const page = await browser.open(site, '/settings/sessions', { user });
  const others = [];
  for (let count = 0; count < 3; count += 1) others.push(await browser.open(site, '/', { user }));
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByText('This one', { exact: true }).count()).toBe(1);
  const revoke = page.getByRole('button', { name: /^Revoke the session of/ });
  expect(await revoke.count()).toBe(3);
  await revoke.first().focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Session revoked').waitFor();
  await expect.poll(() => revoke.count()).toBe(2);
  await page.getByRole('button', { name: 'Revoke the other 2' }).click();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the other 2' }).click();
  await page.getByText('This is your only session.').waitFor();
  for (const other of others) {
    await other.goto(at('/dashboard/projects'));
    expect(new URL(other.url()).pathname).toBe('/auth/sign-in');
    await other.context().close();
  }
  await page.context().close();
});

test('S2.144 S2.161 S3.157 S3.158 S3.159 S3.160 S3.161 a token is made with a preset, used, edited and revoked', async () => {
  const user = await site.user();
  await site.site.services.db.deleteFrom('tokens').where('user_id', '=', user.id).execute();
  const page = await browser.open(site, '/settings/pats', { user });
  await page.getByText('No tokens yet').waitFor();
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('A name has 3 to 255 characters.').waitFor();
  await page.getByText('Choose one scope at least.').waitFor();
  await type(page, 'Name', 'Nightly build');
  await dialog.getByText('Read only', { exact: true }).click();
  await dialog.getByText('Cannot delete or spend anything.').waitFor();
  const projects = dialog.getByRole('group', { name: 'Projects' });
  await projects.getByLabel('Delete').check();
  expect(await dialog.getByLabel('Custom').isChecked()).toBe(true);
  await dialog.getByText('Can delete or spend.').waitFor();
  await projects.getByLabel('Delete').uncheck();
  const withheld = dialog.getByRole('group', { name: 'Never in a token' });
  expect(await withheld.getByLabel('Delete your account').getAttribute('aria-disabled')).toBe(
    'true',
  );
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByText('You will not see it again.').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  const secret = (await dialog.locator('code').textContent()) as string;
  const used = await site.call('/v2/user', { token: secret });
  expect([used.status, (await used.json()).id]).toEqual([200, user.id]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByText('You have not copied it.').waitFor();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.content()).not.toContain(secret);

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('Last used').waitFor();
  await page.getByText('Expires in 90 days').waitFor();
  await page.getByRole('button', { name: 'Edit Nightly build' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Weekly build');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Token saved').waitFor();
  await page.getByRole('button', { name: 'Revoke Weekly build' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No tokens yet').waitFor();
  expect((await site.call('/v2/user', { token: secret })).status).toBe(401);
  await page.context().close();
});

test('S2.145 S2.156 the profile: picture, username and bio', async () => {
  const user = await site.user();
  const page = await browser.open(site, '/settings/profile', { user });
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture(),
  });
  await toast(page, 'Picture saved').waitFor();
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  await page.getByLabel('Username').fill('no spaces');
  await page.getByText('A username has 1 to 39 letters').last().waitFor();
  const taken = await site.user();
  await page.getByLabel('Username').fill(taken.username.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Someone has that name.').waitFor();
  const name = uniqueName('quartz');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Bio').fill('Digs where others look away.');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Profile saved').waitFor();
  await page.goto(at(`/user/${name}`), { waitUntil: 'networkidle' });
  await page.getByText('Digs where others look away.').first().waitFor();
  await page.context().close();
});

test('the outbox tells an operator what was written, and nobody else', async () => {
  const admin = await site.user({ role: 'admin' });
  const user = await site.user();
  await site.call('/_internal/auth/password/reset', {
    method: 'POST',
    body: { username: user.username },
  });
  const code = await mailedCode(site, `${user.username}@example.net`, 'resetPassword');
  const page = await browser.open(site, '/admin/outbox', { user: admin });
  const row = page.locator('details', { hasText: `${user.username}@example.net` });
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await row.getByRole('link', { name: new RegExp(code) }).waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.context().close();
  const other = await browser.open(site, '/admin/outbox', { user });
  expect(await other.content()).not.toContain(code);
  await other.getByText('403').first().waitFor();
  await other.context().close();
  const visitor = await browser.open(site, '/admin/outbox');
  expect(new URL(visitor.url()).pathname).toBe('/auth/sign-in');
  await visitor.context().close();
});

const OWN_PAGES = ['account', 'sessions', 'pats', 'profile'].map((name) => `/settings/${name}`);

test('S2.147 S2.151 S2.152 S2.153 S6.010 settings of an account lead visitors to sign in and back', async () => {
  const user = await site.user();
  for (const path of OWN_PAGES) {
    const page = await browser.open(site, path);
    expect(new URL(page.url()).pathname).toBe('/auth/sign-in');
    await page.getByLabel('E-mail or username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(at(path));
    await page.context().close();
  }
});

const LOOKS = [
  { theme: 'light', width: 1440 },
  { theme: 'retro', width: 390 },
  { theme: 'oled', width: 768 },
  { theme: 'dark', width: 390 },
] as const;

test.each(LOOKS)(
  'settings and account pages are axe clean and fit: $theme at $width',
  async (look) => {
    const user = await site.user({ role: 'admin' });
    const page = await browser.open(site, '/settings/account', { ...look, user });
    for (const path of [
      ...OWN_PAGES,
      '/admin/outbox',
      '/auth/verify-email',
      '/auth/reset-password',
    ]) {
      await page.goto(at(path), { waitUntil: 'networkidle' });
      expect([path, await accessibilityMistakes(page)]).toEqual([path, []]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, wide <= 0]).toEqual([path, true]);
    }
    await page.context().close();
  },
);
