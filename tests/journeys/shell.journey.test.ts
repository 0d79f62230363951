import type { ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accessibilityMistakes,
  type OpenOptions,
  startBrowser,
  type TestBrowser,
} from '../fixtures/browser.ts';
import { publishProject } from '../fixtures/publish.ts';
import { PASSWORD, startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
let owner: TestUser;
let slug: string;

beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser();
  owner = await site.user({ username: 'marlpit' });
  slug = (await publishProject(site, owner, { data: { title: 'Tidewater Lanterns' } })).slug;
  for (const title of ['Slackwater', 'Narrow Gauge', 'Kilnfire']) {
    await publishProject(site, owner, { data: { title } });
  }
  await site.site.search.settled();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = (path: string, options?: OpenOptions) => browser.open(site, path, options);

/** A page whose complaints are kept from the beginning. */
async function openWatched(path: string, options: OpenOptions = {}) {
  const complaints: string[] = [];
  const page = await open('/robots.txt', options);
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.site.services.addresses.site + path, { waitUntil: 'networkidle' });
  return { page, complaints };
}

const PAGES = [
  ...['/', '/auth/sign-in', '/auth/sign-up', '/settings', '/flags', '/frog', '/news'],
  ...['/legal/terms', '/status', '/community', '/user/marlpit', '/no/such/page'],
];

test.each(PAGES)(
  'S4.052 %s is taken over as the server drew it, without a complaint',
  async (path) => {
    const { page, complaints } = await openWatched(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    await page.context().close();
  },
);

const LOOKS = [
  { theme: 'light', width: 1440 },
  { theme: 'retro', width: 390 },
  { theme: 'oled', width: 768 },
  { theme: 'dark', width: 1440 },
] as const;

test.each(PAGES.map((path, index) => [path, LOOKS[index % LOOKS.length]] as const))(
  '%s can be used without seeing it and without a mouse (axe)',
  async (path, look) => {
    const page = await open(path, look);
    expect(await accessibilityMistakes(page)).toEqual([]);
    await page.context().close();
  },
);

test('no page scrolls sideways on a phone', async () => {
  for (const path of PAGES) {
    const page = await open(path, { width: 320 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide, path).toBe(false);
    await page.context().close();
  }
});

test('S2.211 a new page begins at its top, is announced, and going back finds the old place', async () => {
  const page = await open('/user/marlpit', { height: 400 });
  await page.evaluate(() => window.scrollTo(0, 300));
  // As a reader does, without scrolling first to where the link stands best.
  await page
    .getByRole('link', { name: 'Tidewater Lanterns' })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**/mod/${slug}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.title()).toContain('Tidewater Lanterns');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.locator('p[aria-live=polite]').allTextContents()).toContainEqual(
    expect.stringContaining('Tidewater Lanterns'),
  );
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toMatch(new RegExp(`/mod/${slug}$`));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.context().close();
});

test('the first tab stop leads past the header', async () => {
  const page = await open('/news');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.context().close();
});

test('the Discover menu opens on Enter, not on focus, and arrows walk in two dimensions', async () => {
  const page = await open('/');
  const button = page.getByRole('button', { name: 'Discover' });
  await button.focus();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  await expect.poll(current).toBe('/mods');
  await page.keyboard.press('ArrowRight');
  expect(await current()).toBe('/modpacks');
  await page.keyboard.press('ArrowDown');
  expect(await current()).toBe('/resourcepacks');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Discover');
  await page.context().close();
});

test('the search of the header is used with keys alone', async () => {
  const page = await open('/news');
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.pressSequentially('tidew');
  const option = page.getByRole('option', { name: /Tidewater Lanterns/ });
  await option.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/mod/${slug}`);

  await page.keyboard.press('/');
  await field.fill('gauge');
  await page.getByRole('option', { name: /Narrow Gauge/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mods?q=gauge');

  await page.keyboard.press('/');
  await field.fill('');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'gauge' }).waitFor();
  await page.context().close();
});

test('the search of the header says when it finds nothing and when it does not answer', async () => {
  const page = await open('/news');
  await page.getByRole('combobox').fill('zzqxv');
  await page.getByText('Nothing matches “zzqxv”.').waitFor();
  await page.route('**/_internal/suggest**', (route) => route.abort());
  await page.getByRole('combobox').fill('lantern');
  await page.getByText('Search is not answering.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  await page.context().close();
});

test('phones have the bar at the foot, with sheets for Discover, menu and search', async () => {
  const page = await open('/', { width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.getByRole('button', { name: 'Discover' }).click();
  const sheet = page.getByRole('dialog', { name: 'Discover' });
  await sheet.getByRole('link', { name: /Shaders/ }).click();
  await page.waitForURL('**/shaders');
  await sheet.waitFor({ state: 'hidden' });
  await bar.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('tidew');
  await page.getByRole('option', { name: /Tidewater/ }).click();
  await page.waitForURL(`**/mod/${slug}`);
  await page.context().close();
});

test('S4.043 S9.059 five clicks on the mark turn developer mode on, five more turn it off', async () => {
  const page = await open('/news');
  const mark = page.getByRole('banner').getByRole('link', { name: 'Quarry, home' });
  for (let click = 0; click < 4; click += 1) await mark.click();
  expect(await page.getByText('Developer mode is on').count()).toBe(0);
  await mark.click();
  await page.getByText('Developer mode is on', { exact: true }).first().waitFor();
  for (let click = 0; click < 5; click += 1) await mark.click();
  await page.getByText('Developer mode is off', { exact: true }).first().waitFor();
  await page.context().close();
});

test('S2.056 S9.055 the sample search shows three results and asks for three as one types', async () => {
  const page = await open('/');
  const results = page.locator('[data-sample-results] li');
  expect(await results.count()).toBe(3);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/search')) asked.push(request.url());
  });
  await page.getByRole('searchbox', { name: 'Try a search' }).pressSequentially('kiln');
  await expect.poll(() => results.allTextContents()).toEqual([expect.stringContaining('Kilnfire')]);
  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(new URL(url).searchParams.get('limit')).toBe('3');
  await page.context().close();
});

test('S9.014 S9.015 S9.016 S9.017 S9.018 S9.019 S9.020 S9.021 choices of the settings page are cookies that last', async () => {
  const page = await open('/settings');
  await page.getByRole('group', { name: 'Theme' }).getByLabel('Retro').check();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('retro');
  await page.getByRole('switch', { name: /Filters at the end/ }).check();
  const cookies = await page.context().cookies();
  const year = Date.now() / 1000 + 31_536_000;
  const cosmetics = cookies.find(({ name }) => name === 'cosmetics');
  expect(cosmetics).toMatchObject({ path: '/', sameSite: 'Lax', secure: true, httpOnly: false });
  expect(Math.abs((cosmetics?.expires ?? 0) - year)).toBeLessThan(60);
  const theme = cookies.find(({ name }) => name === 'theme');
  expect(theme).toMatchObject({ value: 'dark.retro', path: '/', sameSite: 'Lax', secure: true });
  // Browsers shorten what is longer than 400 days.
  expect(theme?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 86_400);

  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('retro');
  expect(await page.getByRole('switch', { name: /Filters at the end/ }).isChecked()).toBe(true);
  await page.context().close();
});

test('S3.219 how a kind is listed is kept, and the profile obeys', async () => {
  const page = await open('/settings');
  await page.getByRole('group', { name: 'Profiles' }).getByRole('radio', { name: 'Grid' }).check();
  await page.goto(`${site.site.services.addresses.site}/user/marlpit`);
  expect(await page.getByRole('radio', { name: 'Grid' }).isChecked()).toBe(true);
  await page.context().close();
});

test('S2.192 a flag that was switched on stays on', async () => {
  const page = await open('/flags');
  await page.getByRole('switch', { name: /Types in the header/ }).check();
  const main = page.getByRole('banner').getByRole('navigation');
  await main.getByRole('link', { name: 'Data packs' }).waitFor();
  await page.reload();
  expect(await main.getByRole('link').count()).toBe(6);
  await page.context().close();
});

test('S5.001 S8.045 S2.124 joining: different passwords send nothing, what was typed stays, then a welcome', async () => {
  const page = await open('/auth/sign-up?redirect=%2Fmods');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('E-mail').fill('newcomer@example.net');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('Strong.').waitFor();
  await page.getByLabel('Confirm password').fill('something-else-entirely');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Passwords do not match!').waitFor();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('confirm');
  expect(await page.getByLabel('Username').inputValue()).toBe('newcomer');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/welcome**');
  await page.getByRole('heading', { name: 'Welcome, newcomer' }).waitFor();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.waitForURL('**/mods');
  await page.context().close();
});

test('S2.112 S2.113 signing in: the error stands beside the field, then one is back where one was going', async () => {
  const page = await open('/dashboard/projects');
  await page.waitForURL('**/auth/sign-in**');
  await page.getByLabel('E-mail or username').fill('marlpit');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That password does not match this account.').waitFor();
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('E-mail or username').inputValue()).toBe('marlpit');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/projects');
  await page.getByRole('table', { name: 'Your projects' }).waitFor();

  await page.getByRole('button', { name: 'Account of marlpit' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).waitFor();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'quarry_session' }),
  );
  await page.context().close();
});

test('the dashboard can be used without seeing it, and folds on phones', async () => {
  for (const width of [1440, 390]) {
    const page = await open('/dashboard/projects', { user: owner, width });
    expect(await page.getByRole('link', { name: /^Settings of/ }).count()).toBe(4);
    expect(await accessibilityMistakes(page)).toEqual([]);
    await page.context().close();
  }
});

test('S7.001 S7.002 the manifest of the build is asked for when the page has been idle', async () => {
  const page = await open('/robots.txt');
  const manifest = page.waitForResponse(/\/builds\/meta\/[0-9a-f]+\.json$/);
  await page.goto(`${site.site.services.addresses.site}/news`);
  const loaded = Date.now();
  expect((await manifest).status()).toBe(200);
  expect(Date.now() - loaded).toBeGreaterThan(800);
  await page.context().close();
});

test('S7.006 changing page asks for the page’s data, with the build in the query', async () => {
  const page = await open('/news');
  const payload = page.waitForRequest(/_payload\.json/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  expect((await payload).url()).toMatch(/\/legal\/terms\/_payload\.json\?_build=[0-9a-f]{12}$/);
  await page.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
  await page.context().close();
});

/** Scripts of the page itself that the server's document names. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await site.call(path, { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
}

test('S4.056 a part that is gone reloads the page once, then the error page tells', async () => {
  const news = await scriptsOf('/news');
  const gone = (await scriptsOf('/settings')).filter(
    (script) => /\/page-[^/]+$/.test(script) && !news.includes(script),
  );
  expect(gone.length).toBeGreaterThan(0);
  const page = await open('/robots.txt');
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(`${site.site.services.addresses.site}/news`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('heading', { name: 'Uh oh!' }).waitFor();
  expect(documents).toEqual(['/settings']);
  await page.context().close();
});

test('S4.055 S8.049 S8.050 a start that fails shows the error page and is logged', async () => {
  const page = await open('/robots.txt');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/news', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('{"loaderData"', '{{{');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site.site.services.addresses.site}/news`);
  await page.getByRole('heading', { name: 'Uh oh!' }).waitFor();
  expect(logged.join('\n')).toContain('Quarry could not start.');
  await page.context().close();
});

test('S4.053 without a page from the server the browser makes it', async () => {
  const page = await open('/robots.txt');
  await page.route('**/news', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<div id="app">[\s\S]*<\/div>(?=<script)/, '<div id="app"></div>')
      .replace(/<script type="application\/json" id="hydration">[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site.site.services.addresses.site}/news`);
  await page.getByRole('heading', { name: 'News', level: 1 }).waitFor();
  await page.context().close();
});

test('an open page tells that the connection is gone and when it is back', async () => {
  const page = await open('/news');
  await page.context().setOffline(true);
  await page.getByText(/You are offline/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/You are offline/).waitFor({ state: 'detached' });
  await page.context().close();
});

test('pages work without scripts', async () => {
  const page: Page = await open('/', { plain: true });
  await page.getByRole('heading', { name: /Dig up something/ }).waitFor();
  await page.getByRole('banner').getByRole('combobox').fill('kiln');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mods?q=kiln');
  await page.context().close();
});

test('S3.211 S3.212 S3.213 S4.044 S4.050 S8.040 S8.041 a failure is a toast with title, text and code, to be copied and closed', async () => {
  const page = await open('/', { user: owner });
  await page.route('**/_internal/sign-out', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ error: 'unavailable', description: 'The database is not answering.' }),
    }),
  );
  const fail = async () => {
    await page.getByRole('button', { name: 'Account of marlpit' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await fail();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const title = toasts.getByText('An error occurred', { exact: true });
  await title.waitFor();
  await toasts.getByText('The database is not answering.', { exact: true }).waitFor();
  await toasts.locator('code', { hasText: 'unavailable' }).waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  await fail();
  await toasts.getByText('x2').waitFor();
  await toasts.getByRole('button', { name: 'Copy' }).click();
  await toasts.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'An error occurred\nThe database is not answering.\nunavailable',
  );
  await toasts.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await title.waitFor({ state: 'detached' });
  await page.context().close();
});
