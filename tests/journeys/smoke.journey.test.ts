import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { publishProject } from '../fixtures/publish.ts';
import { PASSWORD, startTestSite, type TestSite } from '../fixtures/test-site.ts';

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

test('S0.001 S0.002 S0.004 S1.001 S1.003 a visitor comes from the front page to a file, byte for byte', async () => {
  const owner = await site.user();
  const { file, slug } = await publishProject(site, owner, { data: { title: 'Basalt Bridges' } });
  await site.site.search.settled();
  const page = await browser.open(site, '/');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discover' }).click();
  await page.getByRole('menuitem', { name: /Mods/ }).click();
  await page.waitForURL('**/mods');
  await page.getByRole('link', { name: 'Basalt Bridges' }).first().click();
  await page.waitForURL(`**/mod/${slug}`);
  await page.getByRole('heading', { level: 1, name: 'Basalt Bridges' }).waitFor();
  await page.getByRole('link', { name: /^Versions/ }).click();
  await page.waitForURL(`**/mod/${slug}/versions`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download .*, .*(Bytes|KiB)$/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(file)).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('somebody signs in through the form, comes back to the page and can sign out', async () => {
  const { username } = await site.user();
  const page = await browser.open(site, '/dashboard/projects', { theme: 'retro', width: 768 });
  expect(new URL(page.url()).pathname).toBe('/auth/sign-in');
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('That password does not match this account.').waitFor();
  expect(await page.getByLabel('E-mail or username').inputValue()).toBe(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/projects');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.context().close();
});
