import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { addVersion, downloadOnce, draft, patch, read, sendProject } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser, uniqueName } from '../fixtures/test-site.ts';

interface Project {
  id: string;
  slug: string;
  versions: string[];
  status: string;
  team: string;
  [field: string]: unknown;
}

let site: TestSite;
let owner: TestUser;
let enemy: TestUser;
let moderator: TestUser;
let alpha: PublishedProject;
let beta: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  enemy = await site.user();
  moderator = await site.user({ role: 'moderator' });
  alpha = await publishProject(site, owner);
  beta = await publishProject(site, owner, { approve: false });
});
afterAll(() => site.close());

const get = (id: string, token?: string) => read<Project>(site, `/v2/project/${id}`, token);
const edit = (body: unknown, id = alpha.id, by: { token?: string } = owner) =>
  patch(site, by, `/v2/project/${id}`, body);
const many = (ids: string[], token?: string) =>
  read<Project[]>(site, `/v2/projects?ids=${encodeURIComponent(JSON.stringify(ids))}`, token);

describe('reading', () => {
  test('a project tells its versions, again and again', async () => {
    for (const _ of [1, 2]) {
      expect(await get(alpha.id)).toMatchObject({
        id: alpha.id,
        slug: alpha.slug,
        versions: [alpha.versionId],
      });
    }
  });

  test('an unknown project is 404 with a reason', async () => {
    for (const id of ['nonexistent', 'ZZZZZZZZ', '%20', '..%2F..', '%F0%9F%90%B8', '-']) {
      const response = await site.call(`/v2/project/${id}`);
      expect([id, response.status]).toEqual([id, 404]);
      expect(await response.json()).toEqual({
        error: 'not_found',
        description: expect.any(String),
      });
    }
    expect((await site.call('/v2/project/a%00b')).status).toBe(400);
  });

  test('a hidden project exists for its members and staff alone, whoever asked before', async () => {
    expect((await site.call(`/v2/project/${beta.id}`, { token: owner.token })).status).toBe(200);
    expect((await site.call(`/v2/project/${beta.id}`, { token: enemy.token })).status).toBe(404);
    expect((await site.call(`/v2/project/${beta.id}`, { token: moderator.token })).status).toBe(
      200,
    );
    expect((await site.call(`/v2/project/${beta.id}`)).status).toBe(404);
    expect(await many([alpha.id, beta.id], owner.token)).toHaveLength(2);
    expect(await many([alpha.id, beta.id], enemy.token)).toHaveLength(1);
    expect(await many([alpha.id, beta.id])).toHaveLength(1);
    const narrow = await site.token(owner.id, ['PROJECT_WRITE']);
    expect((await site.call(`/v2/project/${beta.id}`, { token: narrow })).status).toBe(404);
    expect((await site.call(`/v2/project/${beta.id}/members`)).status).toBe(404);
    expect((await site.call(`/v2/project/${beta.id}/dependencies`)).status).toBe(404);
    expect(await read(site, `/v2/project/${beta.slug}/check`)).toEqual({ id: beta.id });
  });

  test('a broken token reads like nobody', async () => {
    for (const token of ['mrp_nonsense', 'Bearer x', 'gho_abc', '']) {
      const response = await site.call(`/v2/project/${alpha.id}`, {
        headers: { authorization: token },
      });
      expect(response.status).toBe(200);
    }
  });

  test('many at once: each once, whatever it is called by', async () => {
    const asked = [alpha.id, alpha.slug.toUpperCase(), alpha.id, 'nonesuch', alpha.slug];
    expect((await many(asked)).map((project) => project.id)).toEqual([alpha.id]);
    expect(await many([])).toEqual([]);
    for (const ids of ['', '[', '"a"', '[1]', JSON.stringify(new Array(1001).fill('a'))]) {
      const response = await site.call(`/v2/projects?ids=${encodeURIComponent(ids)}`);
      expect(response.status).toBe(400);
    }
  });

  test('random ones are listed ones, each once', async () => {
    const found = await read<Project[]>(site, '/v2/projects_random?count=100');
    expect(found.map((project) => project.id)).toContain(alpha.id);
    expect(found.map((project) => project.id)).not.toContain(beta.id);
    expect(new Set(found.map((project) => project.id)).size).toBe(found.length);
    expect(await read<Project[]>(site, '/v2/projects_random?count=1')).toHaveLength(1);
    for (const count of ['?count=0', '?count=101', '?count=x', '?count=1.5', '']) {
      expect((await site.call(`/v2/projects_random${count}`)).status).toBe(400);
    }
  });

  test('what a project needs, and no more of it than one may see', async () => {
    const library = await publishProject(site, owner);
    const user = await publishProject(site, owner);
    const path = `/v2/project/${user.slug}/dependencies`;
    interface Needs {
      projects: Project[];
      versions: { id: string }[];
    }
    const needs = (token?: string) => read<Needs>(site, path, token);
    expect(await needs()).toEqual({ projects: [], versions: [] });
    await patch(site, owner, `/v2/version/${user.versionId}`, {
      dependencies: [{ version_id: library.versionId, dependency_type: 'required' }],
    });
    expect(await needs()).toMatchObject({
      projects: [{ id: library.id }],
      versions: [{ id: library.versionId }],
    });
    await addVersion(site, owner, user.id, {
      version_number: '2',
      dependencies: [
        { project_id: library.id, dependency_type: 'optional' },
        { project_id: beta.id, dependency_type: 'incompatible' },
      ],
    });
    expect((await needs()).projects.map(({ id }) => id)).toEqual([library.id]);
    expect((await needs(owner.token)).projects.map(({ id }) => id)).toEqual([library.id, beta.id]);
    expect((await needs()).projects).toHaveLength(1);
    await edit({ title: 'Renamed library' }, library.id);
    expect((await needs()).projects[0].title).toBe('Renamed library');
    await patch(site, owner, `/v2/version/${library.versionId}`, { status: 'draft' });
    expect((await needs()).versions).toEqual([]);
    expect((await site.call('/v2/project/nonesuch/dependencies')).status).toBe(404);
  });
});

describe('editing', () => {
  test('S3.025 S3.026 S3.030 S3.031 S3.032 S3.033 S3.034 S3.038 everything at once is read back', async () => {
    const values = {
      title: '  Trimmed title ',
      slug: uniqueName('new-slug'),
      description: 'd'.repeat(256),
      body: '**All** new',
      categories: ['magic', 'mobs'],
      additional_categories: ['food'],
      license_id: 'Apache-2.0 OR MIT',
      issues_url: 'https://example.org/issues',
      source_url: 'https://example.org/source',
      wiki_url: 'https://example.org/wiki',
      discord_url: 'https://discord.gg/x',
      license_url: 'https://example.org/license',
      donation_urls: [{ id: 'patreon', platform: 'x', url: 'https://patreon.com/x' }],
      requested_status: 'private',
      monetization_status: 'demonetized',
    };
    const { id, slug } = await publishProject(site, owner);
    expect((await edit(values, slug)).status).toBe(204);
    const { license_id, license_url, donation_urls, title, ...same } = values;
    expect(await get(id)).toMatchObject({
      ...same,
      title: title.trim(),
      license: { id: license_id, name: 'Apache License 2.0, MIT License', url: license_url },
      donation_urls: [{ id: 'patreon', platform: 'Patreon', url: 'https://patreon.com/x' }],
    });
    // The old address leads nowhere here, at once; only pages follow it.
    expect((await site.call(`/v2/project/${slug}`)).status).toBe(404);
    expect((await get(values.slug)).id).toBe(id);
    expect(
      (await edit({ license_id: 'arr', issues_url: null, wiki_url: undefined }, id)).status,
    ).toBe(204);
    expect(await get(id)).toMatchObject({
      license: { id: 'LicenseRef-All-Rights-Reserved', name: '' },
      issues_url: null,
      wiki_url: 'https://example.org/wiki',
    });
  });

  test('what an edit refuses', async () => {
    const bad = [
      { title: 'ab' },
      { title: 't'.repeat(65) },
      { title: '    ' },
      { title: null },
      { slug: 'x' },
      { slug: 'x'.repeat(100) },
      { slug: 'not/safe' },
      { slug: beta.slug.toUpperCase() },
      { slug: beta.id },
      { description: 'ab' },
      { description: 'd'.repeat(257) },
      { body: 'b'.repeat(65_537) },
      { categories: ['magic', 'food', 'mobs', 'economy'] },
      { license_id: 'nothing known' },
      { issues_url: 'nonsense' },
      { source_url: 'ftp://example.org' },
      { wiki_url: 'https://' },
      { discord_url: 5 },
      { donation_urls: [{ id: 'nonesuch', url: 'https://example.org' }] },
      { client_side: 'x' },
      { requested_status: 'nonesuch' },
      { requested_status: 'processing' },
      { requested_status: 'withheld' },
      { requested_status: 'scheduled' },
      { status: 'nonesuch' },
      { monetization_status: 'rich' },
      { title: 'zero\u0000byte' },
      'no object',
      [],
    ];
    const before = await get(alpha.id);
    for (const body of bad) {
      const response = await edit(typeof body === 'string' ? JSON.stringify(body) : body);
      expect([body, response.status]).toEqual([body, 400]);
    }
    expect(await get(alpha.id)).toEqual(before);
    expect((await edit({ categories: ['nonesuch', 'magic'], invented: true })).status).toBe(204);
    expect((await get(alpha.id)).categories).toEqual(['magic']);
    expect((await edit({ slug: alpha.slug })).status).toBe(204);
    expect((await edit({ title: 'Whatever' }, 'nonesuch')).status).toBe(404);
  });

  test('S3.002 S3.052 sides are told of every version', async () => {
    const { id, versionId } = await publishProject(site, owner);
    for (const side of ['required', 'optional', 'unsupported']) {
      expect((await edit({ client_side: side }, id)).status).toBe(204);
    }
    expect((await edit({ client_side: 'x' }, id)).status).toBe(400);
    const sides = { client_side: 'unsupported', server_side: 'required' };
    expect((await edit(sides, id)).status).toBe(204);
    expect(await get(id)).toMatchObject({ ...sides, environment: ['server_only'] });
    expect(await read(site, `/v2/version/${versionId}`)).toMatchObject({
      environment: 'server_only',
    });
  });

  test('strangers may nothing, moderators details, owners not their own review', async () => {
    for (const by of [enemy, {}]) {
      expect((await edit({ title: 'Mine now' }, alpha.id, by)).status).toBe(401);
    }
    expect((await edit({ title: 'Mine now' }, beta.id, enemy)).status).toBe(404);
    expect((await edit({ status: 'private' }, beta.id)).status).toBe(401);
    expect((await edit({ status: 'approved' }, beta.id)).status).toBe(401);
    for (const field of ['moderation_message', 'moderation_message_body']) {
      expect((await edit({ [field]: 'Do this' }, beta.id)).status).toBe(401);
      expect((await edit({ [field]: 'Do this' }, beta.id, moderator)).status).toBe(204);
    }
    expect((await edit({ monetization_status: 'force-demonetized' })).status).toBe(401);
    expect(
      (await edit({ monetization_status: 'force-demonetized' }, alpha.id, moderator)).status,
    ).toBe(204);
    expect((await edit({ monetization_status: 'monetized' })).status).toBe(401);
  });

  test('S3.015 S3.016 S3.017 S3.018 S3.019 S3.054 through every status', async () => {
    const { id } = await publishProject(site, owner, { approve: false });
    const move = async (status: string, by = moderator) => (await edit({ status }, id, by)).status;
    const anyone = async () => (await site.call(`/v2/project/${id}`)).status;
    const state = () => get(id, owner.token);
    expect(await state()).toMatchObject({ status: 'processing', approved: null });
    const rows: [string, TestUser, number][] = [
      ['rejected', moderator, 404],
      ['processing', owner, 404],
      ['withheld', moderator, 200],
      ['approved', moderator, 200],
      ['unlisted', owner, 200],
      ['private', owner, 404],
      ['draft', owner, 404],
      ['processing', owner, 404],
      ['approved', moderator, 200],
      ['archived', owner, 200],
      ['approved', owner, 200],
    ];
    for (const [status, by, seen] of rows) {
      expect([status, await move(status, by)]).toEqual([status, 204]);
      expect([status, (await state()).status, await anyone()]).toEqual([status, status, seen]);
    }
    const { approved } = await state();
    expect(approved).toMatch(/Z$/);
    expect(await move('withheld')).toBe(204);
    await edit({ moderation_message: 'Fix it', moderation_message_body: 'Here' }, id, moderator);
    expect(await state()).toMatchObject({ moderator_message: { message: 'Fix it', body: 'Here' } });
    expect(await move('approved', owner)).toBe(401);
    expect(await move('processing', owner)).toBe(204);
    expect(await state()).toMatchObject({ moderator_message: null, approved });
  });

  test('S3.014 a new version makes a project new', async () => {
    const { id } = await publishProject(site, owner);
    const before = await get(id);
    const { id: version } = await addVersion(site, owner, id, { version_number: '2' });
    const after = await get(id);
    expect(after.versions).toEqual([...before.versions, version]);
    expect(Date.parse(after.updated as string)).toBeGreaterThan(
      Date.parse(before.updated as string),
    );
  });
});

test('S3.023 a download counts once for each asker', async () => {
  const { id, versionId } = await publishProject(site, owner);
  await downloadOnce(site, versionId, 2);
  expect((await get(id)).downloads).toBe(1);
  expect(await read(site, `/v2/version/${versionId}`)).toMatchObject({ downloads: 1 });
});

test('deleting needs the right to it', async () => {
  const { id } = await publishProject(site, owner);
  const remove = async (token?: string) =>
    (await site.call(`/v2/project/${id}`, { method: 'DELETE', token })).status;
  const writer = await site.token(owner.id, ['PROJECT_WRITE']);
  expect(await remove()).toBe(401);
  expect(await remove(enemy.token)).toBe(401);
  expect(await remove(moderator.token)).toBe(401);
  expect(await remove(writer)).toBe(401);
  expect(await remove(owner.token)).toBe(204);
  expect((await sendProject(site, owner, draft(), [])).status).toBe(200);
});
