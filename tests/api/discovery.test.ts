import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPage, jsonLdOf } from '../fixtures/pages.ts';
import { publishProject } from '../fixtures/publish.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await startTestSite();
  address = site.site.services.addresses.site;
});
afterAll(() => site.close());

const text = async (path: string) => (await site.call(path)).text();

test('robots.txt keeps crawlers off what is nobody else’s and names the site map', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain('Disallow: /_internal/');
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test('the site map lists each listed project in the file of its type, with its last change', async () => {
  const owner = await site.user();
  const { slug } = await publishProject(site, owner);
  const hidden = await publishProject(site, owner, { approve: false });
  await site.site.search.settled();
  const index = await text('/sitemap.xml');
  expect(index).toContain(`<loc>${address}/sitemap/pages.xml</loc>`);
  expect(index).toContain(`<loc>${address}/sitemap/mod-1.xml</loc><lastmod>2`);
  const mods = await text('/sitemap/mod-1.xml');
  expect(mods).toContain(`<loc>${address}/mod/${slug}</loc><lastmod>2`);
  expect(mods).not.toContain(hidden.slug);
  expect(await text('/sitemap/pages.xml')).toContain(`<loc>${address}/legal/terms</loc>`);
  expect((await site.call('/sitemap/weather-1.xml')).status).toBe(404);
});

test('the browser can search the site from its own search field', async () => {
  const description = await text('/opensearch.xml');
  expect(description).toContain(`template="${address}/mods?q={searchTerms}"`);
  const { html } = await getPage(site, '/');
  expect(html).toContain('href="/opensearch.xml"');
  expect(jsonLdOf(html)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction' },
  });
});

test('S3.236 S3.237 S3.238 S3.239 S7.004 the build that answers has a manifest', async () => {
  const latest = await (await site.call('/builds/latest.json?1')).json();
  const response = await site.call(`/builds/meta/${latest.id}.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  const manifest = await response.json();
  expect(manifest.id).toBe(latest.id);
  expect(manifest.matcher.static).toMatchObject({ '/legal/terms': { prerender: true } });
  expect(manifest.prerendered).toContain('/legal/terms');
  for (const path of manifest.prerendered) {
    const payload = await site.call(`${path}/_payload.json?_build=${latest.id}`);
    expect(payload.status, path).toBe(200);
  }
  expect((await site.call('/builds/meta/another.json')).status).toBe(404);
});

test('S3.240 rules of the build lead where the pages lead', async () => {
  const { id } = await (await site.call('/builds/latest.json')).json();
  const { matcher } = await (await site.call(`/builds/meta/${id}.json`)).json();
  const rules = Object.entries<{ redirect?: string }>(matcher.static);
  for (const [path, { redirect }] of rules.filter(([, rule]) => rule.redirect)) {
    const response = await site.call(path);
    const location = response.headers.get('location') ?? '';
    // What needs an account leads to signing in first.
    expect([redirect, `/auth/sign-in?redirect=${encodeURIComponent(path)}`]).toContain(location);
  }
});

test('the search of the header finds projects and people, and totals', async () => {
  const owner = await site.user({ username: 'pumice_paul' });
  const { slug } = await publishProject(site, owner, { data: { title: 'Pumice Floats' } });
  await site.site.search.settled();
  const found = await (await site.call('/_internal/suggest?q=pumice')).json();
  expect(found.projects.items[0]).toMatchObject({ href: `/mod/${slug}`, author: 'pumice_paul' });
  expect(found.people.items).toMatchObject([{ username: 'pumice_paul', projects: 1 }]);
  expect(found.total).toBe(found.projects.total + found.people.total);
  expect(found.href).toBe('/mods?q=pumice');
});

test('the search of the header survives what people type', async () => {
  for (const text of ['', '   ', '%', "'; drop table users;--", 'x'.repeat(5000), '_']) {
    const response = await site.call(`/_internal/suggest?q=${encodeURIComponent(text)}`);
    expect(response.status, text.slice(0, 20)).toBe(200);
  }
  const none = await (await site.call('/_internal/suggest?q=_')).json();
  expect(none.people.total).toBe(0);
});

test('pictures of other sites are fetched for the reader, those of our own network are not', async () => {
  for (const url of [
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'file:///etc/passwd',
    '',
    'x',
  ]) {
    const response = await site.call(`/_image?url=${encodeURIComponent(url)}`);
    expect(response.status, url).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  }
});

test('any project is reached by chance', async () => {
  const response = await site.call('/random', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toMatch(/^\/mod\//);
});
