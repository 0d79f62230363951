import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPage, textOf, wordsOf } from '../fixtures/pages.ts';
import { publishProject } from '../fixtures/publish.ts';
import { signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const PROJECT_PREFIXES = [
  ['S8.004', 'mod'],
  ['S8.005', 'datapack'],
  ['S8.006', 'resourcepack'],
  ['S8.007', 'plugin'],
  ['S8.008', 'shader'],
  ['S8.009', 'modpack'],
  ['S8.010', 'project'],
] as const;

test('S2.209 S8.001 S8.002 an address that no page has is told to be not found, with its path', async () => {
  const { status, html } = await getPage(site, '/no/such/path/here');
  expect(status).toBe(404);
  expect(textOf(html, 'h1')).toBe('Page not found');
  const words = wordsOf(html);
  expect(words).toContain("The page you were looking for doesn't seem to exist.");
  expect(words).toContain('Page not found: /no/such/path/here');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('S2.210 S5.015 a page whose parameter is none of its own says so with capital letters', async () => {
  const { status, html } = await getPage(site, '/notatype/x');
  expect(status).toBe(404);
  expect(wordsOf(html)).toContain('Page Not Found: /notatype/x');
});

test.each(PROJECT_PREFIXES)(
  '%s under /%s/ it is the project that is not found',
  async (_id, prefix) => {
    const { status, html } = await getPage(site, `/${prefix}/does-not-exist`);
    expect(status).toBe(404);
    expect(textOf(html, 'h1')).toBe('Project not found');
  },
);

test('S8.011 S8.012 S8.013 S8.014 why a project may be gone', async () => {
  const { html } = await getPage(site, '/mod/does-not-exist');
  const reasons = listItems(html);
  expect(reasons[0]).toMatch(/mistyped.*URL/);
  expect(reasons[1]).toMatch(/owner.*changed its URL.*private.*deleted/);
  expect(reasons[2]).toMatch(/taken down by moderation.*terms of use/);
  expect(html).toMatch(/<a class="link" href="\/legal\/terms" target="_blank"/);
});

test('S8.015 S8.016 S8.017 S8.018 why a user may be gone', async () => {
  const { status, html } = await getPage(site, '/user/does-not-exist');
  expect(status).toBe(404);
  expect(textOf(html, 'h1')).toBe('User not found');
  const reasons = listItems(html);
  expect(reasons[0]).toMatch(/mistyped the username/);
  expect(reasons[1]).toMatch(/changed their username.*deleted their account/);
  expect(reasons[2]).toMatch(/terminated for violating/);
});

test('S8.019 S8.020 S8.021 S8.022 why an organization may be gone', async () => {
  const { status, html } = await getPage(site, '/organization/does-not-exist');
  expect(status).toBe(404);
  expect(textOf(html, 'h1')).toBe('Organization not found');
  const reasons = listItems(html);
  expect(reasons[0]).toMatch(/mistyped.*URL/);
  expect(reasons[1]).toMatch(/changed its URL.*deleted/);
  expect(reasons[2]).toMatch(/removed by moderation/);
});

test('S8.023 S8.024 S8.025 S8.026 why a collection may be gone', async () => {
  const { status, html } = await getPage(site, '/collection/does-not-exist');
  expect(status).toBe(404);
  expect(textOf(html, 'h1')).toBe('Collection not found');
  const reasons = listItems(html);
  expect(reasons[0]).toMatch(/mistyped.*URL/);
  expect(reasons[1]).toMatch(/may be private/);
  expect(reasons[2]).toMatch(/taken down by moderation/);
});

test('a missing page offers what its address may have meant', async () => {
  const owner = await site.user();
  const { slug } = await publishProject(site, owner, { data: { title: 'Saltmarsh Weirs' } });
  await site.site.search.settled();
  const { html } = await getPage(site, '/mod/saltmarsh-weir');
  expect(html).toContain(`href="/mod/${slug}"`);
  expect(html).toContain('value="saltmarsh weir"');
});

test('the data of a missing page says so to the browser', async () => {
  const payload = await (await site.call('/user/nobody/_payload.json')).json();
  expect(payload.error).toMatchObject({ status: 404, data: { path: '/user/nobody' } });
});

test('S8.027 S8.028 S8.029 S8.030 S8.031 S8.032 S8.033 S8.034 what fails on our side is told with its number', async () => {
  const broken = await startTestSite({ logLevel: 'fatal' });
  const { db } = broken.site.services;
  // Every page that asks the database fails from here on.
  await db.schema.alterTable('users').renameTo('users_gone').execute();
  const { status, html } = await getPage(broken, '/user/somebody');
  expect(status).toBe(500);
  expect(textOf(html, 'h1')).toBe('Uh oh!');
  const words = wordsOf(html);
  expect(words).toContain('Something went wrong.');
  expect(words).toContain('500');
  expect(words).toContain('This page could not be made.');
  expect(words).toContain('Please try again in a few minutes.');
  expect(words).not.toContain('users');
  expect(html).toMatch(/role="img" aria-label="A sad bot/);
  expect(html).toMatch(/<a class="link" href="\/status" target="_blank"/);
  expect(html).toMatch(/<a class="link" href="\/community" target="_blank"/);
  await broken.close();
});

test('a page says what is wrong when even finding out who asks fails', async () => {
  const broken = await startTestSite({ logLevel: 'fatal' });
  const { cookie } = await signedIn(broken, await broken.user());
  await broken.site.services.db.schema.alterTable('sessions').renameTo('sessions_gone').execute();
  const { status, html } = await getPage(broken, '/mods', { cookie });
  expect(status).toBe(500);
  expect(textOf(html, 'h1')).toBe('Uh oh!');
  await broken.close();
});

/** Texts of the list items inside the page's main part. */
function listItems(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const list = main.slice(main.lastIndexOf('<ul'));
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, inner]) => wordsOf(inner));
}
