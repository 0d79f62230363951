import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPage, jsonLdOf, textOf, wordsOf } from '../fixtures/pages.ts';
import { publishProject } from '../fixtures/publish.ts';
import { signedIn, picture as smallPicture } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let listed: string;
let draft: string;

beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user({ username: 'Marlpit' });
  listed = (await publishProject(site, owner, { data: { title: 'Listed One' } })).slug;
  draft = (await publishProject(site, owner, { data: { title: 'Hidden One' }, approve: false }))
    .slug;
  await site.site.search.settled();
});
afterAll(() => site.close());

const as = async (user: TestUser) => ({ cookie: (await signedIn(site, user)).cookie });

test('S2.057 S2.060 S2.063 S2.064 S2.066 S6.006 S3.147 S3.150 S3.154 S3.155 S3.156 a profile tells who somebody is and what they made', async () => {
  const { status, html } = await getPage(site, '/user/Marlpit');
  expect(status).toBe(200);
  expect(textOf(html, 'h1')).toBe('Marlpit');
  const words = wordsOf(html);
  expect(words).toContain('Listed One');
  expect(words).not.toContain('Hidden One');
  expect(words).toMatch(/1project/);
  expect(words).toMatch(/0downloads/);
  expect(words).toMatch(/0followers/);
  expect(words).toContain(owner.id);
  expect(words).toContain('Creator');
  expect(jsonLdOf(html)).toMatchObject({ mainEntity: { '@type': 'Person', name: 'Marlpit' } });
});

test('S2.057 S2.065 an id or another case of the name leads to the name, for good', async () => {
  for (const path of [`/user/${owner.id}`, '/user/marlpit', '/user/MARLPIT']) {
    const response = await site.call(`${path}?page=1`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/user/Marlpit?page=1');
  }
});

test('S2.058 a profile can be narrowed to one type; the singular leads to the plural', async () => {
  const mods = await getPage(site, '/user/Marlpit/mods');
  expect(wordsOf(mods.html)).toContain('Listed One');
  const shaders = await getPage(site, '/user/Marlpit/shaders');
  expect(shaders.status).toBe(200);
  expect(wordsOf(shaders.html)).not.toContain('Listed One');
  const singular = await site.call('/user/Marlpit/mod', { headers: { accept: 'text/html' } });
  expect(singular.headers.get('location')).toBe('/user/Marlpit/mods');
  expect((await getPage(site, '/user/Marlpit/poems')).status).toBe(404);
  expect((await getPage(site, '/user/Marlpit?page=7')).status).toBe(404);
});

test('S2.067 their own page shows what is hidden from others, and leads to the dashboard', async () => {
  const own = await getPage(site, '/user/Marlpit', await as(owner));
  expect(wordsOf(own.html)).toContain('Hidden One');
  expect(wordsOf(own.html)).toContain('Manage projects');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const stranger = await getPage(site, '/user/Marlpit', await as(await site.user()));
  expect(wordsOf(stranger.html)).not.toContain('Hidden One');
  expect(wordsOf(stranger.html)).not.toContain('Manage projects');
});

test('S2.059 S3.152 staff are recognised by a badge', async () => {
  const moderator = await site.user({ role: 'moderator' });
  const { html } = await getPage(site, `/user/${moderator.username}`);
  expect(wordsOf(html)).toContain('Moderator');
});

test('S2.002 the dashboard is not shown to visitors, and they come back after signing in', async () => {
  const response = await site.call('/dashboard/projects?sort=-downloads', {
    headers: { accept: 'text/html' },
  });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(
    '/auth/sign-in?redirect=%2Fdashboard%2Fprojects%3Fsort%3D-downloads',
  );
});

test('S2.089 the dashboard lists the own projects, hidden ones too, in the order asked for', async () => {
  const { html } = await getPage(site, '/dashboard/projects?sort=name', await as(owner));
  const words = wordsOf(html);
  expect(words.indexOf('Hidden One')).toBeLessThan(words.indexOf('Listed One'));
  expect(words).toContain('Under review');
  expect(html).toContain(`href="/mod/${listed}/settings"`);
  expect(html).toContain(`/${draft}/settings"`);
  const turned = wordsOf(
    (await getPage(site, '/dashboard/projects?sort=-name', await as(owner))).html,
  );
  expect(turned.indexOf('Listed One')).toBeLessThan(turned.indexOf('Hidden One'));
});

test('S2.105 S2.106 S2.116 S2.118 S2.119 S2.120 S2.121 S2.122 S2.123 the forms of an account', async () => {
  const signIn = await getPage(site, '/auth/sign-in?redirect=%2Fmods');
  expect(signIn.status).toBe(200);
  expect(signIn.html).toContain('href="/auth/sign-up?redirect=%2Fmods"');
  const { status, html } = await getPage(site, '/auth/sign-up');
  expect(status).toBe(200);
  for (const name of ['username', 'email', 'password', 'confirm']) {
    expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"`));
  }
  expect(html).toMatch(/<input[^>]*name="newsletter"/);
  expect(html).toContain('href="/legal/terms"');
  expect(html).toContain('href="/legal/privacy"');
});

test('who is signed in already goes on, and never to another site', async () => {
  const headers = { accept: 'text/html', ...(await as(owner)) };
  const go = async (redirect: string) => {
    const path = `/auth/sign-in?redirect=${encodeURIComponent(redirect)}`;
    return (await site.call(path, { headers })).headers.get('location');
  };
  expect(await go('/mods?q=a')).toBe('/mods?q=a');
  expect(await go('//elsewhere.example/')).toBe('/');
  expect(await go('https://elsewhere.example/')).toBe('/');
});

test('S2.188 S2.193 S2.192 S2.194 S2.198 S2.199 S2.200 S2.201 S2.202 pages that need nobody', async () => {
  for (const path of ['/', '/frog', '/flags', '/settings', '/news', '/status', '/community']) {
    expect((await getPage(site, path)).status, path).toBe(200);
  }
  for (const page of ['copyright', 'privacy', 'rules', 'security', 'terms']) {
    const { status, html } = await getPage(site, `/legal/${page}`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h2/);
  }
  const legal = await site.call('/legal', { headers: { accept: 'text/html' } });
  expect(legal.headers.get('location')).toBe('/legal/terms');
});

test('S2.208 a footer ends the page with the links that every page has', async () => {
  const { html } = await getPage(site, '/news');
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  expect(footer).toContain('href="/legal/terms"');
  expect(footer).toContain('href="/news"');
  expect(footer).toContain('href="/mods"');
});

test('S9.022 the server draws the page in the chosen theme, so that nothing flashes', async () => {
  const of = async (cookie: string) => {
    const { html } = await getPage(site, '/news', cookie ? { cookie } : {});
    return /<html[^>]*>/.exec(html)?.[0] ?? '';
  };
  expect(await of('')).toContain('data-theme="system" data-dark="dark"');
  expect(await of('theme=dark.retro')).toContain('data-theme="retro" data-dark="retro"');
  expect(await of('theme=light.oled')).toContain('data-theme="light" data-dark="oled"');
});

test('S3.148 S3.149 S3.151 a profile shows the text and picture that were set, and since when', async () => {
  const user = await site.user();
  const bio = 'Digs slowly, publishes seldom.';
  const set = await site.call(`/v2/user/${user.id}`, {
    method: 'PATCH',
    token: user.token,
    body: { bio },
  });
  expect(set.status).toBe(204);
  const picture = await site.call(`/v2/user/${user.id}/icon?ext=png`, {
    method: 'PATCH',
    token: user.token,
    body: await smallPicture(),
    headers: { 'content-type': 'image/png' },
  });
  expect(picture.status).toBe(204);
  const { avatar_url } = await (await site.call(`/v2/user/${user.id}`)).json();
  const { html } = await getPage(site, `/user/${user.username}`);
  expect(wordsOf(html)).toContain(bio);
  expect(html).toContain(avatar_url);
  expect(wordsOf(html)).toMatch(/Joined/);
});

test('S2.158 S2.165 the settings name appearance, and display settings within it', async () => {
  const { html } = await getPage(site, '/settings');
  expect(html).toMatch(/href="\/settings"[^>]*>(?:<[^>]+>)*[^<]*Appearance/);
  expect(wordsOf(html)).toContain('Display settings');
});
