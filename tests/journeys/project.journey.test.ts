import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accessibilityMistakes,
  type OpenOptions,
  startBrowser,
  type TestBrowser,
} from '../fixtures/browser.ts';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, patch, picture } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
let owner: TestUser;
let path: string;
let projectId: string;

beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser();
  owner = await site.user();
  const library = await publishProject(site, owner, { data: { title: 'Limestone Library' } });
  const project = await publishProject(site, owner, {
    data: {
      title: 'Chalk Bridges',
      description: 'Bridges of chalk.',
      body: '## What it is\n\nBridges. [Source](https://example.net/)',
      issues_url: 'https://example.net/issues',
    },
  });
  projectId = project.id;
  path = `/mod/${project.slug}`;
  await addVersion(site, owner, project.id, {
    version_number: '2.0.0',
    loaders: ['forge'],
    game_versions: ['1.19.4'],
    release_channel: 'beta',
  });
  await addVersion(site, owner, project.id, {
    version_number: '3.0.0',
    version_body: 'A **third** one.',
    dependencies: [{ project_id: library.id, dependency_type: 'required' }],
  });
  for (const [title, r] of [
    ['Morning', 10],
    ['Noon', 90],
    ['Night', 170],
  ] as const) {
    const query = new URLSearchParams({ ext: 'png', featured: 'false', title, ordering: `${r}` });
    await site.call(`/v2/project/${project.id}/gallery?${query}`, {
      method: 'POST',
      token: owner.token,
      body: await picture({ r, width: 300, height: 200 }),
      headers: { 'content-type': 'image/png' },
    });
  }
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = (address: string, options?: OpenOptions) => browser.open(site, address, options);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download Chalk Bridges' });
/** Waits until the header tells of one follower. */
const oneFollower = (page: Page) =>
  expect.poll(() => page.textContent('main')).toMatch(/(?<!\d)1\s*follower(?!s)/);

const hash = (page: Page) => new URL(page.url()).hash;

test('S2.036 S2.037 S2.038 a link to #download opens the dialog with the pair chosen, closing removes the anchor', async () => {
  const page = await open(`${path}?version=1.19.4&loader=forge#download`);
  await dialog(page).waitFor();
  expect(await page.getByRole('radio', { name: /^1\.19\.4/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^Forge/ }).isChecked()).toBe(true);
  await dialog(page).getByText('2.0.0').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(hash(page)).toBe('');
  expect(new URL(page.url()).searchParams.get('loader')).toBe('forge');
});

test('choices are written to the address without reading the page again, and impossible pairs are told', async () => {
  const page = await open(path);
  const read: string[] = [];
  page.on('request', (request) => read.push(request.url()));
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await dialog(page).waitFor();
  expect(hash(page)).toBe('#download');
  await dialog(page).getByText('Choose your game version.').waitFor();
  await page.getByRole('radio', { name: /^1\.20\.1/ }).check();
  await dialog(page).getByText('no 1.20.1 build').waitFor();
  await page.getByRole('radio', { name: /^Forge/ }).check();
  await dialog(page).getByText('No 1.20.1 build for Forge').waitFor();
  await page.getByRole('radio', { name: /^Fabric/ }).check();
  await dialog(page).getByText('3.0.0').waitFor();
  const query = new URL(page.url()).searchParams;
  expect([query.get('version'), query.get('loader')]).toEqual(['1.20.1', 'fabric']);
  expect(read.filter((url) => url.includes('_payload.json?version'))).toEqual([]);
  expect(await page.getByRole('checkbox', { name: 'Limestone Library' }).isChecked()).toBe(true);
  await dialog(page).getByText('2 files as one zip').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
});

test('S0.004 what is downloaded is the file, or one zip with what it needs', async () => {
  const page = await open(`${path}?version=1.20.1&loader=fabric#download`);
  const button = dialog(page).getByRole('button', { name: 'Download' });
  const [zip] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(zip.suggestedFilename()).toMatch(/-3\.0\.0\.zip$/);
  await page.getByRole('checkbox', { name: 'Limestone Library' }).uncheck();
  await dialog(page).getByText('One file').waitFor();
  const link = dialog(page).getByRole('link', { name: 'Download', exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/\.jar$/);
});

test('before scripts run, Download leads to the versions', async () => {
  const page = await open(path, { plain: true });
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await page.getByRole('heading', { name: 'All versions' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/versions`);
});

test('arrow keys walk the matrix, Enter opens the download of the cell, the page stays', async () => {
  const page = await open(`${path}/versions`);
  await page.getByRole('link', { name: /3\.0\.0 for Fabric and 1\.20\.1/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await page.getByRole('radio', { name: /^1\.19\.4/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^Forge/ }).isChecked()).toBe(true);
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('S2.008 versions are filtered by loader, and the address keeps it', async () => {
  const page = await open(`${path}/versions`);
  const rows = page.getByRole('table', { name: 'All versions' }).getByRole('row');
  expect(await rows.count()).toBe(4);
  await page.getByRole('button', { name: 'Loader: Loader' }).click();
  await page.getByRole('option', { name: 'Forge' }).click();
  await page.waitForURL(/\?l=forge$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows.count()).toBe(2);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows.count()).toBe(4);
});

test('S6.018 a member copies the id of a version and deletes one; a visitor can do neither', async () => {
  const extra = await addVersion(site, owner, projectId, { version_number: '9.9.9' });
  const page = await open(`${path}/versions`, { user: owner });
  await page.getByRole('button', { name: 'More about 9.9.9' }).click();
  await page.getByRole('menuitem', { name: 'Copy ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(extra.id);
  await page.getByRole('button', { name: 'More about 9.9.9' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 9.9.9?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('9.9.9 is deleted').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: '9.9.9', exact: true }).count()).toBe(0);

  const visitor = await open(`${path}/versions`);
  await visitor.getByRole('button', { name: 'More about 3.0.0' }).click();
  await visitor.getByRole('menuitem', { name: 'Copy link' }).waitFor();
  expect(await visitor.getByRole('menuitem').count()).toBe(1);
});

test('S1.004 following is shown at once, survives a reload, and is taken back when it fails', async () => {
  const page = await open(path, { user: await site.user() });
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByRole('button', { name: 'Following' }).waitFor();
  await oneFollower(page);
  await expect
    .poll(async () => (await (await site.call(`/v2/project/${projectId}`)).json()).followers)
    .toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Following' }).waitFor();
  await page.route('**/follow', (route) => route.abort());
  await page.getByRole('button', { name: 'Following' }).click();
  await page.getByText('Unfollowing did not work').first().waitFor();
  await page.getByRole('button', { name: 'Following' }).waitFor();
  await oneFollower(page);

  const visitor = await open(path);
  await visitor.getByRole('link', { name: 'Follow', exact: true }).click();
  await visitor.waitForURL(/\/auth\/sign-in\?redirect=/);
});

test('S2.006 the lightbox goes through the pictures by keys and gives the focus back', async () => {
  const page = await open(`${path}/gallery`);
  const card = page.getByRole('link', { name: 'Show large: Morning' });
  await card.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Gallery' });
  await lightbox.getByText('1 of 3').first().waitFor();
  await page.keyboard.press('End');
  await lightbox.getByRole('heading', { name: 'Night' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await lightbox.getByRole('heading', { name: 'Noon' }).waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'hidden' });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('S2.035 the licence opens with its text', async () => {
  const page = await open(path);
  await page.getByRole('button', { name: 'MIT' }).click();
  const license = page.getByRole('dialog', { name: 'MIT License' });
  await license.getByText('Permission is hereby granted').waitFor();
});

test('S2.031 staff approve a queued project from its page', async () => {
  const queued = await publishProject(site, owner, { approve: false });
  const moderator = await site.user({ role: 'moderator' });
  const page = await open(`/mod/${queued.slug}/moderation`, { user: moderator });
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('It passed review').waitFor();
  expect((await site.call(`/mod/${queued.slug}`)).status).toBe(200);
});

test('every part of a project page is accessible and fits, in each theme and width', async () => {
  const { versions } = await (await site.call(`/v2/project/${projectId}`)).json();
  const parts = ['', '/gallery', '/changelog', '/versions', `/version/${versions[0]}`];
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 768],
    ['oled', 390],
    ['retro', 390],
  ] as const) {
    for (const part of parts) {
      const page = await open(path + part, { theme, width });
      expect(await accessibilityMistakes(page)).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(wider, `${theme} ${width} ${part}`).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  }
}, 180_000);

test('nothing on a project page moves while it loads', async () => {
  for (const width of [390, 1440]) {
    const page = await open('/', { width });
    await page.addInitScript(() => {
      const state = { moved: 0 };
      Object.assign(window, { state });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          state.moved += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.site.services.addresses.site + path, { waitUntil: 'networkidle' });
    const moved = await page.evaluate(
      () => (window as typeof window & { state: { moved: number } }).state.moved,
    );
    // An age that turned from "now" to "1 minute ago" in its place is all that may remain.
    expect(moved).toBeLessThan(0.001);
  }
});

test('a member without a description is asked to write one', async () => {
  const empty = await publishProject(site, owner, { data: { body: '' } });
  await patch(site, owner, `/v2/project/${empty.id}`, { body: '' });
  const page = await open(`/mod/${empty.slug}`, { user: owner });
  const link = page.getByRole('link', { name: 'Write a description' });
  expect(await link.getAttribute('href')).toBe(`/mod/${empty.slug}/settings/description`);
});
