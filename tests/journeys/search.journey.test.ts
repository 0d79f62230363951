import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { publishSearchCatalogue } from '../fixtures/search-catalogue.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startTestSite();
  await publishSearchCatalogue(site);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const box = (page: Page) => page.getByRole('searchbox', { name: /^Search (mods|plugins)$/ });
const filter = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chips = (page: Page) => page.getByRole('region', { name: 'Active filters' });
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading').allInnerTexts();
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Waits until the page tells this number of results. */
const told = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();

test('S0.005 the navigation of the site offers the six types and leads to their pages', async () => {
  const page = await browser.open(site, '/');
  await page.getByRole('button', { name: 'Discover' }).click();
  const items = page.getByRole('menu', { name: 'Discover' }).getByRole('menuitem');
  const paths = await items.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const types = ['/mods', '/modpacks', '/plugins', '/resourcepacks', '/shaders', '/datapacks'];
  expect(paths.filter((path) => path !== '/random')).toEqual(types);
  await items.nth(2).click();
  await page.getByRole('heading', { name: 'Plugins', level: 1 }).waitFor();
  await page.context().close();
});

test('S1.002 typing searches after a pause, keeps the focus and replaces the address', async () => {
  const page = await browser.open(site, '/mods');
  const before = await page.evaluate(() => history.length);
  await box(page).click();
  await page.keyboard.type('lantern', { delay: 20 });
  await told(page, '1 matches “lantern”');
  expect(await titles(page)).toEqual(['Lantern Works']);
  expect(query(page)).toBe('?q=lantern');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  expect(await page.evaluate(() => history.length)).toBe(before);

  await page
    .getByRole('link', { name: /^Plugins/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Plugins', level: 1 }).waitFor();
  expect(await box(page).inputValue()).toBe('lantern');
  await page.getByRole('button', { name: 'Clear the search text' }).click();
  await told(page, '3 in all');
  expect(query(page)).toBe('');
  await page.context().close();
});

test('only the newest typed text is answered, older requests are given up', async () => {
  const page = await browser.open(site, '/mods');
  const asked: string[] = [];
  let first: (() => void) | undefined;
  await page.route('**/_payload.json*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    if (asked.length === 1) await new Promise<void>((resolve) => (first = resolve));
    await route.continue().catch(() => {});
  });
  await box(page).fill('cursed');
  await expect.poll(() => asked).toEqual(['cursed']);
  await box(page).fill('clock');
  await told(page, '1 matches “clock”');
  first?.();
  await expect.poll(() => titles(page)).toEqual(['Server Clock']);
  expect(await box(page).inputValue()).toBe('clock');
  await page.context().close();
});

test('S2.046 S2.047 S2.049 filters change results and address at once, chips take them away', async () => {
  const page = await browser.open(site, '/mods');
  await filter(page, 'Fabric').check();
  await told(page, '4 match your filters');
  await filter(page, '1.21.6').check();
  await told(page, '2 match your filters');
  await filter(page, 'Client').check();
  await told(page, '1 matches your filters');
  expect(query(page)).toBe('?v=1.21.6&g=categories:fabric&e=client');
  expect(await titles(page)).toEqual(['Cursed Candles']);

  await chips(page).getByRole('link', { name: 'Remove 1.21.6' }).click();
  await told(page, '2 match your filters');
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await told(page, '6 in all');
  expect(await chips(page).count()).toBe(0);
  await page.context().close();
});

test('a filtered address opens with everything chosen, and back returns to it', async () => {
  const page = await browser.open(site, '/mods?v=1.21.6&f=categories!=cursed&h=true&s=updated');
  expect(await filter(page, '1.21.6').isChecked()).toBe(true);
  expect(await filter(page, 'Cursed, excluded').isChecked()).toBe(false);
  expect(await filter(page, 'Show snapshots').isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('updated');
  await page.getByRole('link', { name: 'Lantern Works' }).click();
  await page.getByRole('heading', { name: 'Lantern Works', level: 1 }).waitFor();
  await page.goBack();
  await told(page, '1 matches your filters');
  expect(query(page)).toBe('?v=1.21.6&f=categories!=cursed&h=true&s=updated');
  await page.context().close();
});

test('with the keyboard alone: Space includes, X and Delete exclude, and the row says so', async () => {
  const page = await browser.open(site, '/mods');
  await filter(page, 'Cursed').focus();
  await page.keyboard.press('x');
  await filter(page, 'Cursed, excluded').waitFor();
  await told(page, '5 match your filters');
  await page.keyboard.press('Delete');
  await told(page, '6 in all');
  await page.keyboard.press('Space');
  await told(page, '1 matches your filters');
  expect(await filter(page, 'Cursed').isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
    'categories:cursed',
  );
  await page.context().close();
});

test('S9.028 three loaders of mods are behind "Show 3 more" until it is opened or they are chosen', async () => {
  const page = await browser.open(site, '/mods');
  expect(await filter(page, 'Rift').isVisible()).toBe(false);
  await page.getByText('Show 3 more').click();
  expect(await filter(page, 'Rift').isVisible()).toBe(true);
  await page.goto(`${page.url()}?g=categories:rift`);
  expect(await filter(page, 'Rift').isVisible()).toBe(true);
  await page.context().close();
});

test('the version filter finds versions and lists snapshots when asked', async () => {
  const page = await browser.open(site, '/mods');
  await page.getByRole('searchbox', { name: 'Find a version' }).fill('1.21.6');
  expect(await filter(page, '1.21.1').count()).toBe(0);
  expect(await filter(page, '1.21.6').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Find a version' }).fill('craftmine');
  await page.getByText('No version is called that.').waitFor();
  await filter(page, 'Show snapshots').check();
  await filter(page, '25w14craftmine').waitFor();
  expect(query(page)).toBe('?h=true');
  await page.context().close();
});

test('S2.052 S2.053 S2.054 S2.055 the display mode changes the layout and is kept for the type', async () => {
  const page = await browser.open(site, '/mods');
  const modes = page.getByRole('navigation', { name: 'Display mode' });
  expect(
    await modes.getByRole('link').evaluateAll((links) => links.map((one) => one.ariaLabel)),
  ).toEqual(['List', 'Grid', 'Gallery']);
  /** Cards that stand beside each other at the top. */
  const across = () =>
    page
      .getByRole('region', { name: 'Results' })
      .getByRole('listitem')
      .evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
  expect(await across()).toBe(1);
  await page.getByText('Lamps, lanterns and candles').waitFor();
  await modes.getByRole('link', { name: 'Grid' }).click();
  await expect.poll(across).toBeGreaterThan(1);
  await modes.getByRole('link', { name: 'Gallery' }).click();
  await page.locator('img[width="600"]').first().waitFor();
  await page.reload();
  expect(await modes.getByRole('link', { name: 'Gallery' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await page.context().close();
});

test('pages change from the top, filters where one is', async () => {
  const page = await browser.open(site, '/mods?m=5', { height: 500 });
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await filter(page, 'Open source').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await filter(page, 'Open source').check();
  await told(page, '5 match your filters');
  expect(query(page)).toBe('?l=open_source:true&m=5');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.context().close();
});

test('results that do not load are told, filters stay, and trying again mends it', async () => {
  const page = await browser.open(site, '/mods');
  await page.route('**/_payload.json*', (route) => route.abort());
  await filter(page, 'Fabric').click();
  const note = page
    .getByRole('alert')
    .filter({ hasText: 'Results did not load. Your filters are kept.' });
  await note.waitFor();
  expect(await filter(page, 'Fabric').isChecked()).toBe(true);
  expect(query(page)).toBe('?g=categories:fabric');
  await page.unroute('**/_payload.json*');
  await note.getByRole('button', { name: 'Try again' }).click();
  await told(page, '4 match your filters');
  expect(await note.count()).toBe(0);
  await page.context().close();
});

test('results that take long leave their shape meanwhile', async () => {
  const page = await browser.open(site, '/mods');
  let answer: (() => void) | undefined;
  await page.route('**/_payload.json*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await filter(page, 'Fabric').click();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  expect(await filter(page, 'Fabric').isChecked()).toBe(true);
  answer?.();
  await told(page, '4 match your filters');
  await page.context().close();
});

test('nothing found names the filter in the way, and its button drops it', async () => {
  const page = await browser.open(site, '/mods?v=1.13.2&g=categories:fabric');
  await page.getByRole('heading', { name: 'Nothing matches these filters' }).waitFor();
  await page.getByText('Dropping 1.13.2 leaves 4 results').waitFor();
  await page.getByRole('link', { name: 'Drop 1.13.2' }).click();
  await told(page, '4 match your filters');
  await page.context().close();
});

test('S2.045 without scripts everything works by form and links', async () => {
  const page = await browser.open(site, '/mods', { plain: true });
  await box(page).fill('candles');
  await filter(page, 'Fabric').check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await page.getByRole('button', { name: 'Apply filters' }).first().click();
  expect(await titles(page)).toEqual(['Cursed Candles', 'Lantern Works']);
  expect(await box(page).inputValue()).toBe('candles');
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('newest');

  await filter(page, 'Cursed').hover();
  await page.getByRole('button', { name: 'Exclude Cursed' }).click();
  expect(await titles(page)).toEqual(['Lantern Works']);
  await filter(page, '1.21.6').check();
  await page.getByRole('button', { name: 'Apply filters' }).first().click();
  // The exclusion is not lost by sending the form again.
  await filter(page, 'Cursed, excluded').waitFor();
  await chips(page).getByRole('link', { name: 'Stop excluding Cursed' }).click();
  expect(await titles(page)).toEqual(['Cursed Candles', 'Lantern Works']);
  await chips(page).getByRole('link', { name: 'Clear all' }).click();

  await box(page).fill('');
  await box(page).press('Enter');
  await told(page, '6 in all');
  await page.getByRole('link', { name: 'Grid' }).click();
  expect(await page.getByRole('link', { name: 'Grid' }).getAttribute('aria-current')).toBe('true');
  await page.context().close();
});

test('without scripts a phone reaches filters and sorting', async () => {
  const page = await browser.open(site, '/mods', { plain: true, width: 390, height: 844 });
  expect(await filter(page, 'Fabric').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await filter(page, 'Fabric').check();
  await page.getByRole('button', { name: 'Apply filters' }).first().click();
  await told(page, '4 match your filters');
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('link', { name: 'Downloads' }).click();
  expect(query(page)).toContain('s=downloads');
  await page.context().close();
});

test('on a phone the filters are a sheet that counts as one chooses', async () => {
  const page = await browser.open(site, '/mods', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Fabric', exact: true }).click();
  await sheet.getByRole('button', { name: 'Show 4 results' }).waitFor();
  await sheet.getByText('1 active').waitFor();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByRole('button', { name: 'Show 6 results' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(
    await page
      .getByRole('button', { name: 'Filters' })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.context().close();
});

test('nothing moves while a page loads and while one filters', async () => {
  const context = await browser.browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) moved.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  await page.goto(`${site.site.services.addresses.site}/mods?v=1.21.1`, {
    waitUntil: 'networkidle',
  });
  await filter(page, 'Fabric').click();
  await told(page, '2 match your filters');
  await box(page).click();
  await page.keyboard.type('lantern', { delay: 20 });
  await told(page, '1 matches your filters');
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  await context.close();
});

/** Axe walks every element for every rule: slow on a busy machine. */
const AXE_TIME = 180_000;
const LOOKS = [
  ['list', '/mods?v=1.21.6&g=categories:fabric&f=categories!=cursed', 1440],
  ['gallery', '/shaders', 390],
  ['nothing found', '/mods?q=clockwork+heron&v=1.21.6&g=categories:fabric', 768],
] as const;

for (const theme of ['light', 'dark', 'oled', 'retro'] as const) {
  for (const [name, path, width] of LOOKS) {
    test(
      `${name}: accessible in ${theme} at ${width}`,
      async () => {
        const page = await browser.open(site, path, { theme, width });
        expect(await accessibilityMistakes(page)).toEqual([]);
        await page.context().close();
      },
      AXE_TIME,
    );
  }
}

test(
  'the sheet of filters is accessible',
  async () => {
    const page = await browser.open(site, '/mods', { theme: 'dark', width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await accessibilityMistakes(page)).toEqual([]);
    await page.context().close();
  },
  AXE_TIME,
);
