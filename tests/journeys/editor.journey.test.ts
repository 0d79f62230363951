import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFile } from '../fixtures/archives.ts';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { picture, read } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
let owner: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser();
  owner = await site.user();
  project = await publishProject(site, owner, { data: { body: '' } });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const MIB = 1024 * 1024;

/** A PNG of exactly this many bytes: what follows its last chunk is not read. */
async function pictureOf(size: number): Promise<Buffer> {
  const image = await picture();
  return Buffer.concat([image, Buffer.alloc(size - image.length)]);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Description' });

async function openEditor(width?: number) {
  const address = `/mod/${project.slug}/settings/description`;
  const page = await browser.open(site, address, { user: owner, width });
  await field(page).fill('');
  return page;
}

const send = (page: Page, name: string, bytes: Buffer) =>
  page
    .locator('input[type=file][accept^="image/png"]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: bytes });

test('S5.011 S5.012 S8.046 S9.056 a picture of 1 MiB is taken, one byte more is told File too large', async () => {
  const page = await openEditor();
  await field(page).fill('Before\n');
  await send(page, 'kiln.png', await pictureOf(MIB));
  await expect.poll(() => field(page).inputValue()).toMatch(/^Before\n!\[kiln\]\(.+\.png\)\n$/);
  await page.getByRole('img', { name: 'kiln' }).waitFor();
  await send(page, 'glaze-chart.png', await pictureOf(MIB + 1));
  await page
    .getByText('glaze-chart.png: File too large. 1.0 MiB, the limit is 1 MiB.', { exact: true })
    .waitFor();
  expect(await field(page).inputValue()).not.toContain('glaze-chart');
  await page.context().close();
});

test('keys and tools format, lists go on, and undo takes each step back', async () => {
  const page = await openEditor();
  const value = () => field(page).inputValue();
  await field(page).click();
  await page.keyboard.type('clay');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+B');
  expect(await value()).toBe('**clay**');
  expect(await page.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await page.keyboard.press('Control+Z');
  expect(await value()).toBe('clay');
  await page.getByRole('button', { name: 'H2, a heading' }).click();
  expect(await value()).toBe('## clay');
  await page.getByRole('heading', { name: 'clay' }).waitFor();

  await field(page).fill('- dig');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('slip');
  expect(await value()).toBe('- dig\n- slip');
  await page.keyboard.press('Tab');
  expect(await value()).toBe('- dig\n  - slip');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await value()).toBe('- dig\n- slip\n');

  await field(page).fill('see Lathe');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('https://example.net/lathe'));
  await page.keyboard.press('Control+V');
  expect(await value()).toBe('see [Lathe](https://example.net/lathe)');

  // The toolbar is one stop; Escape and then Tab leaves the field from inside a list.
  await field(page).fill('- dig');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await value()).toBe('- dig');
  expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(false);
  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Italic');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Spoiler');
  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe('Bold');
  await page.context().close();
});

test('what is not allowed vanishes from the preview with a word', async () => {
  const page = await openEditor();
  await field(page).fill('Safe words\n\n<script>alert(1)</script>');
  await page.getByText('1 part was removed because it is not allowed.').waitFor();
  expect(await page.locator('.prose script').count()).toBe(0);
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.context().close();
});

test('on a phone one writes or looks, and too much text is told and not saved', async () => {
  const page = await openEditor(390);
  expect(await page.getByRole('radio', { name: 'Split' }).isVisible()).toBe(false);
  await field(page).fill('x'.repeat(65_537));
  await page.getByText('65,537 of 65,536').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/1 field needs you/).waitFor();
  await page.getByText('Preview', { exact: true }).click();
  await page
    .getByRole('region', { name: 'Preview' })
    .getByText(/^x{100}/)
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

test('S1.016 S2.011 a version is edited: fields, changelog and files', async () => {
  const address = `/mod/${project.slug}/version/${project.versionId}`;
  const visitor = await browser.open(site, `${address}/edit`);
  expect(new URL(visitor.url()).pathname).toBe('/auth/sign-in');
  await visitor.context().close();

  const page = await browser.open(site, `${address}/edit`, { user: owner });
  expect(await page.getByLabel('Version number').inputValue()).toBe('1.2.3');
  expect(await page.getByLabel('Name').inputValue()).toBe('First one');
  expect(await page.getByRole('textbox', { name: 'Changelog' }).inputValue()).toBe('It works.');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByLabel('Version number').fill('1.2.4');
  await page.getByRole('radio', { name: 'Beta' }).check();
  await page.getByRole('textbox', { name: 'Changelog' }).fill('It works **better**.');
  await page.getByLabel('Search game versions').fill('1.20.2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit 1.2.4' }).waitFor();
  const path = `/v2/version/${project.versionId}`;
  expect(await read(site, path)).toMatchObject({
    version_number: '1.2.4',
    version_type: 'beta',
    changelog: 'It works **better**.',
    game_versions: ['1.20.1', '1.20.2'],
  });

  const sources = fixtureFile('fabric', { id: 'sources', version: '9.9.9' });
  await page.getByLabel('Choose files', { exact: true }).setInputFiles({
    name: 'first-sources.jar',
    mimeType: 'application/java-archive',
    buffer: sources.bytes,
  });
  await page.getByLabel('What first-sources.jar is').waitFor();
  expect(await page.getByLabel('What first-sources.jar is').inputValue()).toBe('sources-jar');
  await page.getByRole('button', { name: 'Remove first-sources.jar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('first-sources.jar').first().waitFor({ state: 'detached' });
  const { files } = await read<{ files: unknown[] }>(site, path);
  expect(files).toHaveLength(1);
  const changelog = await browser.open(site, `/mod/${project.slug}/changelog`);
  await changelog.getByText('It works better.').waitFor();
  await changelog.context().close();
  await page.context().close();
});
