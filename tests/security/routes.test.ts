import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '#domain/tokens/index.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { registeredRoutes } from '../fixtures/registered-routes.ts';
import { signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

/**
 * What nobody may ask, by route. A route that is not in one of these lists fails the test: whoever adds
 * one decides here who may use it.
 */
const SIGNED_IN = `
  POST /v2/project · PATCH /v2/project/:id · DELETE /v2/project/:id · PATCH /v2/projects
  PATCH /v2/project/:id/icon · DELETE /v2/project/:id/icon
  POST /v2/project/:id/gallery · PATCH /v2/project/:id/gallery · DELETE /v2/project/:id/gallery
  POST /v2/project/:id/follow · DELETE /v2/project/:id/follow
  POST /v2/version · POST /v2/version/:id/file · PATCH /v2/version/:id · DELETE /v2/version/:id
  DELETE /v2/version_file/:hash
  GET /v2/user · PATCH /v2/user/:id · PATCH /v2/user/:id/icon · DELETE /v2/user/:id/icon
  GET /v2/user/:id/follows
  GET /v2/pat · POST /v2/pat · PATCH /v2/pat/:id · DELETE /v2/pat/:id
  GET /v2/session/list · DELETE /v2/session · DELETE /v2/session/:id
  POST /v3/image
  GET /_internal/pat · POST /_internal/pat · PATCH /_internal/pat/:id · DELETE /_internal/pat/:id
  GET /_internal/uploads · POST /_internal/uploads · GET /_internal/uploads/:id
  PATCH /_internal/uploads/:id · DELETE /_internal/uploads/:id
  POST /_internal/versions · POST /_internal/versions/:id/files
  GET /_internal/session/list · DELETE /_internal/session · DELETE /_internal/session/:id
  POST /_internal/auth/email/resend_verify
  PATCH /_internal/auth/password · PATCH /_internal/auth/email
  POST /_internal/tags/category · DELETE /_internal/tags/category
  POST /_internal/tags/loader · DELETE /_internal/tags/loader
  POST /_internal/tags/game_version · DELETE /_internal/tags/game_version
`;

/** Reads that answer everyone with what everyone may see, and the three steps of an account. */
const OPEN = `
  GET /v2/project/:id · GET /v2/project/:id/check · GET /v2/project/:id/members
  GET /v2/project/:id/dependencies · GET /v2/project/:id/version
  GET /v2/project/:id/version/:version · GET /v2/projects · GET /v2/projects_random
  GET /v2/version/:id · GET /v2/versions
  GET /v2/version_file/:hash · GET /v2/version_file/:hash/download
  POST /v2/version_file/:hash/update · POST /v2/version_file/project · POST /v2/version_files
  POST /v2/version_files/update · POST /v2/version_files/update_individual
  POST /v2/version_files/update_many
  GET /v2/user/:id · GET /v2/user/:id/projects · GET /v2/users
  GET /v2/team/:id/members · GET /v2/teams
  GET /v2/tag/category · GET /v2/tag/loader · GET /v2/tag/game_version · GET /v2/tag/license
  GET /v2/tag/license/:id · GET /v2/tag/donation_platform · GET /v2/tag/report_type
  GET /v2/tag/project_type · GET /v2/tag/side_type
  GET /v2/search · GET /v2/statistics
  GET /data/images/:name · GET /data/:project/versions/:version/*
  GET /_internal/project/:id/download-options · GET /_internal/display-mode
  POST /_internal/sign-up · POST /_internal/sign-in · POST /_internal/sign-out
  POST /v2/pat/leaked · POST /_internal/pat/leaked
  POST /_internal/auth/email/verify · POST /_internal/auth/password/reset
  GET /_internal/suggest · GET /_image
  GET /robots.txt · GET /.well-known/security.txt · GET /opensearch.xml
  GET /sitemap.xml · GET /sitemap/:name.xml · GET /builds/meta/:id.json · GET /builds/latest.json
  GET *
`;

const listed = (text: string) => text.split(/·|\n/).flatMap((one) => one.trim() || []);
const signedInOnly = new Set(listed(SIGNED_IN));
const open = new Set(listed(OPEN));

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
let filled: Record<string, string>;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  project = await publishProject(site, owner);
  filled = { project: project.id, version: project.versionId, user: owner.id, team: 'team' };
});
afterAll(() => site.close());

/** The route with something that exists in place of its parameters. */
function addressOf(url: string): string {
  const address = url.replace(/\/([a-z_]+)\/:\w+/g, (_all, noun: string) => {
    const id = filled[noun.replace(/s$/, '')] ?? 'abcdefgh';
    return `/${noun}/${id}`;
  });
  // Which scope is needed depends on what the picture is for.
  return address === '/v3/image' ? `${address}?context=project` : address;
}

/** Every route but HEAD, which goes with GET, and the answers to unknown addresses. */
function routes(): string[] {
  const unknown = /^\/v[23]\*?$|^\/api\/v1/;
  return registeredRoutes(site.http)
    .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !unknown.test(url))
    .map(({ method, url }) => `${method} ${url}`);
}

/** The rows of everything that a request could have changed. */
async function everything(): Promise<string> {
  const { db } = site.site.services;
  const tables = ['projects', 'versions', 'files', 'follows', 'uploads', 'gallery_items'] as const;
  const rows = [];
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute());
  rows.push(await db.selectFrom('tokens').select(['id', 'name', 'scopes']).execute());
  rows.push(await db.selectFrom('categories').selectAll().execute());
  return JSON.stringify(rows);
}

const typeOf = (route: string) =>
  route === 'PATCH /_internal/uploads/:id' ? 'application/offset+octet-stream' : 'application/json';

async function statusesOf(headers: Record<string, string>): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const route of signedInOnly) {
    const [method, url] = route.split(' ');
    const body = method === 'POST' || method === 'PATCH' ? '{}' : undefined;
    const type = body ? { 'content-type': typeOf(route) } : {};
    const response = await site.call(addressOf(url), {
      method,
      headers: { ...type, ...headers } as Record<string, string>,
      body,
    });
    found.push([route, response.status]);
  }
  return found;
}

const not = (status: number, found: [string, number][]) =>
  found.filter(([, given]) => given !== status);

test('every route was judged', () => {
  const all = routes();
  expect(all.length).toBeGreaterThan(60);
  const unknown = all.filter((route) => !signedInOnly.has(route) && !open.has(route));
  expect(unknown, 'add these to SIGNED_IN or OPEN').toEqual([]);
});

describe('what needs somebody', () => {
  test('refuses nobody', async () => {
    const before = await everything();
    expect(not(401, await statusesOf({}))).toEqual([]);
    expect(await everything()).toBe(before);
  });

  test.each([
    ['made up', async () => `mrp_${'a'.repeat(60)}`],
    ['another kind of secret', async () => `mra_${'a'.repeat(60)}`],
    ['empty after the scheme', async () => 'Bearer '],
    ['of another scheme', async () => `Basic ${btoa('a:b')}`],
    ['cut short', async () => owner.token.slice(0, -1)],
    [
      'with a changed letter',
      async () => owner.token.replace(/.$/, (c) => (c === 'a' ? 'b' : 'a')),
    ],
    ['upper case', async () => owner.token.toUpperCase()],
    ['far too long', async () => owner.token + 'a'.repeat(8000)],
  ])('refuses a token that is %s', async (_name, token) => {
    expect(not(401, await statusesOf({ authorization: await token() }))).toEqual([]);
  });

  test('refuses a token that has ended', async () => {
    const token = await site.token(owner.id, 'all', new Date(Date.now() + 60_000));
    await site.site.services.db
      .updateTable('tokens')
      .set({ expires: new Date(Date.now() - 1) })
      .where('expires', 'is not', null)
      .execute();
    expect(not(401, await statusesOf({ authorization: token }))).toEqual([]);
  });

  test('refuses a token without any scope', async () => {
    const before = await everything();
    const token = await site.token(owner.id, []);
    const statuses = await statusesOf({ authorization: token });
    expect(not(401, statuses)).toEqual([]);
    await site.site.services.db.deleteFrom('tokens').where('scopes', '=', 0).execute();
    expect(await everything()).toBe(before);
  });

  test('refuses what only a session may do to a token with everything else', async () => {
    const response = await site.call('/v2/pat', { token: owner.token });
    expect(response.status).toBe(401);
    expect(SCOPES).toContain('PAT_READ');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling of ours', { 'sec-fetch-site': 'same-site', origin: 'https://a.example.net' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an opaque origin without the other header', { origin: 'null' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['something that tells nothing', {}],
  ])('refuses changes with the session from %s', async (_name, headers) => {
    const { cookie } = await signedIn(site, owner);
    const before = await everything();
    const statuses = (await statusesOf({ cookie, ...headers } as Record<string, string>)).filter(
      ([route]) => !route.startsWith('GET '),
    );
    expect(not(403, statuses)).toEqual([]);
    expect(await everything()).toBe(before);
  });

  test('takes changes with the session from an old browser on our own pages', async () => {
    const { cookie } = await signedIn(site, owner);
    const response = await site.call(`/v2/project/${project.id}`, {
      method: 'PATCH',
      headers: { cookie, origin: new URL(site.url).origin },
      body: { title: 'From a page of ours' },
    });
    expect(response.status).toBe(204);
  });
});

test('an account cannot be opened or made from another site', async () => {
  const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of ['sign-in', 'sign-up', 'sign-out']) {
    const body = { login: owner.username, password: 'x', username: 'x', email: 'x@y.zz' };
    const options = { method: 'POST', headers: cross, body };
    const response = await site.call(`/_internal/${path}`, options);
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []]);
  }
});
