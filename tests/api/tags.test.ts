import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedTags } from '#domain/tags/index.ts';
import { publishProject } from '../fixtures/publish.ts';
import { patch, read, sendProject, sendVersion, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let admin: TestUser;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  admin = await site.user({ role: 'admin' });
  owner = await site.user();
});
afterAll(() => site.close());

type Row = Record<string, string>;
const tag = (list: string) => read<Row[]>(site, `/v2/tag/${list}`);
const set = (rows: Row[], key: string) => rows.map((row) => row[key]).toSorted();

function change(method: 'POST' | 'DELETE', path: string, body?: unknown, token = admin.token) {
  return site.call(`/_internal/tags/${path}`, { method, token, body });
}

test('S3.052 S3.129 S3.130 S3.131 S3.136 the fixed lists', async () => {
  expect((await read<string[]>(site, '/v2/tag/side_type')).toSorted()).toEqual(
    ['optional', 'required', 'unknown', 'unsupported'].toSorted(),
  );
  expect(await tag('donation_platform')).toEqual(
    expect.arrayContaining([
      { short: 'patreon', name: 'Patreon' },
      { short: 'ko-fi', name: 'Ko-fi' },
      { short: 'paypal', name: 'PayPal' },
      { short: 'bmac', name: 'Buy Me A Coffee' },
      { short: 'github', name: 'GitHub Sponsors' },
      { short: 'other', name: 'Other' },
    ]),
  );
  expect(await tag('donation_platform')).toHaveLength(6);
  expect((await read<string[]>(site, '/v2/tag/report_type')).toSorted()).toEqual(
    ['copyright', 'inappropriate', 'malicious', 'name-squatting', 'spam'].toSorted(),
  );
  expect(await read<string[]>(site, '/v2/tag/project_type')).toHaveLength(6);
});

test('S3.112 S3.113 S3.114 S3.115 loaders with icon and types, without the one of packs', async () => {
  const loaders = await read<{ name: string; icon: string; supported_project_types: string[] }[]>(
    site,
    '/v2/tag/loader',
  );
  expect(loaders.map((loader) => loader.name)).toEqual(
    'babric bta-babric bukkit bungeecord canvas datapack fabric folia forge iris java-agent legacy-fabric liteloader minecraft modloader neoforge nilloader optifine ornithe paper purpur quilt rift spigot sponge vanilla velocity waterfall'.split(
      ' ',
    ),
  );
  for (const loader of loaders) {
    expect(loader.icon).toMatch(/^<svg/);
    expect(['mod', 'plugin', 'datapack', 'shader', 'resourcepack', 'modpack', 'project']).toEqual(
      expect.arrayContaining(loader.supported_project_types),
    );
  }
});

test('S3.116 S3.117 S3.118 S3.119 S3.120 S3.122 categories of every type', async () => {
  const categories = await tag('category');
  const mod = categories.filter((one) => one.project_type === 'mod');
  expect(set(mod, 'name')).toEqual(
    'adventure cursed decoration economy equipment food game-mechanics library magic management minigame mobs optimization social storage technology transportation utility worldgen'.split(
      ' ',
    ),
  );
  expect([...new Set(categories.map((one) => one.header))].toSorted()).toEqual(
    ['categories', 'features', 'performance impact', 'resolutions'].toSorted(),
  );
});

test('licences with their texts', async () => {
  expect(set(await tag('license'), 'short')).toContain('MIT');
  expect(await read(site, '/v2/tag/license/MIT')).toMatchObject({ title: expect.any(String) });
  expect((await site.call('/v2/tag/license/nonesuch')).status).toBe(400);
});

describe('an admin changes the lists while the site runs', () => {
  test('game versions: order first, then newest; the others keep their flags', async () => {
    const majors = async () =>
      (await read<{ version: string; major: boolean }[]>(site, '/v2/tag/game_version'))
        .filter((version) => version.major && !/^(test|99)/.test(version.version))
        .map((version) => version.version);
    const before = await majors();
    const add = (version: string, more: object) =>
      change('POST', 'game_version', { version, version_type: 'release', ...more });
    expect((await add('99.1', { date: '2099-01-01' })).status).toBe(204);
    expect((await add('test-late', { date: '2001-01-01', ordering: 100 })).status).toBe(204);
    expect((await add('test-early', { date: '2001-01-01', ordering: -1 })).status).toBe(204);
    const list = await tag('game_version');
    expect(list.slice(0, 3).map((one) => one.version)).toEqual(['test-early', 'test-late', '99.1']);
    expect(list[2]).toEqual({
      version: '99.1',
      version_type: 'release',
      date: '2099-01-01T00:00:00.000Z',
      major: true,
    });
    expect(await majors()).toEqual(before);
    expect(await read<Row[]>(site, '/v2/tag/game_version?type=nonesuch')).toEqual([]);
    expect(set(await tag('game_version?type=release&major=true'), 'version')).toContain('99.1');
  });

  test('a new loader and game version can be published for at once', async () => {
    const { id } = await publishProject(site, owner);
    const version = { loaders: ['gravel'], game_versions: ['99.2'] };
    expect((await sendVersion(site, owner, id, version)).status).toBe(400);
    const loader = { name: 'gravel', title: 'Gravel', project_type: 'mod', icon: 'block' };
    expect((await change('POST', 'loader', loader)).status).toBe(204);
    const game = { version: '99.2', version_type: 'release', date: '2099-02-01' };
    expect((await change('POST', 'game_version', game)).status).toBe(204);
    expect(set(await tag('loader'), 'name')).toContain('gravel');
    expect((await sendVersion(site, owner, id, version)).status).toBe(200);

    expect((await change('DELETE', 'loader?name=gravel')).status).toBe(409);
    expect((await change('DELETE', 'game_version?name=99.2')).status).toBe(409);
    expect(set(await tag('loader'), 'name')).toContain('gravel');
  });

  test('a new category can be chosen at once and goes when nobody has it', async () => {
    const category = { name: 'pottery', project_type: 'mod', header: 'categories', icon: 'cup' };
    expect((await sendProject(site, owner, { categories: ['pottery'] })).status).toBe(400);
    expect((await change('POST', 'category', category)).status).toBe(204);
    expect(set(await tag('category'), 'name')).toContain('pottery');
    const created = await (await sendProject(site, owner, { categories: ['pottery'] })).json();
    const gone = 'category?name=pottery&project_type=mod';
    expect((await change('DELETE', gone)).status).toBe(409);
    await patch(site, owner, `/v2/project/${created.id}`, { categories: [] });
    expect((await change('DELETE', gone)).status).toBe(204);
    expect(set(await tag('category'), 'name')).not.toContain('pottery');
    expect((await change('DELETE', gone)).status).toBe(404);
    expect((await sendProject(site, owner, { categories: ['pottery'] })).status).toBe(400);
  });

  test('what was removed stays removed when the site starts again', async () => {
    expect((await change('DELETE', 'loader?name=rift')).status).toBe(204);
    const { db, tags } = site.site.services;
    await seedTags(db);
    await tags.reload();
    expect(tags.loader('rift')).toBeUndefined();
    expect((await change('POST', 'loader', { name: 'rift', project_type: 'mod' })).status).toBe(
      204,
    );
    expect((await change('DELETE', 'loader?name=mrpack')).status).toBe(409);
  });

  test('only admins may, by token with PROJECT_WRITE or on the site', async () => {
    const loader = { name: 'sand', project_type: 'mod' };
    const moderator = await site.user({ role: 'moderator' });
    const weak = await site.token(admin.id, ['PROJECT_READ']);
    for (const token of [owner.token, moderator.token, weak, '']) {
      expect((await change('POST', 'loader', loader, token)).status).toBe(401);
      expect((await change('DELETE', 'loader?name=fabric', undefined, token)).status).toBe(401);
    }
    const headers = await signedIn(site, admin);
    const bySession = await site.call('/_internal/tags/loader', {
      method: 'POST',
      headers,
      body: loader,
    });
    expect(bySession.status).toBe(204);
    const bad = [
      ['loader', { name: 'with space', project_type: 'mod' }],
      ['loader', { name: 'ok', project_type: 'nonesuch' }],
      ['category', { name: 'ok', project_type: 'mod', header: 'nonesuch' }],
      ['game_version', { version: '1', version_type: 'release', date: 'soon' }],
    ] as const;
    for (const [list, body] of bad) expect((await change('POST', list, body)).status).toBe(400);
  });
});
