import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, launchBrowser, signIn, visit } from '../fixtures/browser.ts';
import { publishProject } from '../fixtures/publish.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  site = await startTestSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('S0.001 S0.002 S1.001 a visitor comes from the front page to a file, byte for byte', async () => {
  const owner = await site.user();
  const { file, slug } = await publishProject(site, owner, { data: { title: 'Basalt Bridges' } });
  await site.site.search.settled();
  const visitor = await visit(browser, site);
  const { page } = visitor;
  await visitor.open('/');
  await expectAccessible(page);
  await visitor.open('/mods');
  await page.getByRole('link', { name: 'Basalt Bridges' }).first().click();
  await page.waitForURL(`**/mod/${slug}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Basalt Bridges');
  await page.getByRole('link', { name: /^Versions/ }).click();
  await page.waitForURL(`**/mod/${slug}/versions`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /Download/ })
      .last()
      .click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(file)).toBe(true);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('somebody signs in through the form and stays signed in', async () => {
  const { username } = await site.user();
  const person = await visit(browser, site, { theme: 'dark.retro', width: 768 });
  await signIn(person, username);
  await person.open('/dashboard/projects');
  expect(person.page.url()).toContain('/dashboard/projects');
  await expectAccessible(person.page);
  expect(person.errors).toEqual([]);
  await person.close();
});
