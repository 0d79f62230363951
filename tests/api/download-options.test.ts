import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

async function options(id: string, query = '', headers?: Record<string, string>) {
  const response = await site.call(`/_internal/project/${id}/download-options${query}`, {
    headers,
  });
  return response.status === 200 ? response.json() : response.status;
}

const pair = '?version=1.20.1&loader=fabric';
const build = (project: string, number: string, changes: Record<string, unknown> = {}) =>
  addVersion(site, owner, project, { version_number: number, ...changes });

test('the choices are told with the pairs that have a build', async () => {
  const { id, slug } = await publishProject(site, owner);
  await build(id, '2', { loaders: ['forge'], game_versions: ['1.19.4'] });
  const answer = await options(slug);
  expect(answer).toEqual({
    gameVersions: [
      { id: '1.20.1', release: true },
      { id: '1.19.4', release: true },
    ],
    loaders: [
      { id: 'fabric', name: 'Fabric' },
      { id: 'forge', name: 'Forge' },
    ],
    pairs: { fabric: ['1.20.1'], forge: ['1.19.4'] },
    results: null,
  });
  expect((await options(id, '?version=1.19.4&loader=fabric')).results).toEqual([]);
  expect((await options(id, '?version=x&loader=constructor')).results).toEqual([]);
});

test('a pair gets its newest release, a beta only if newer, an alpha only if newer than both', async () => {
  const { id } = await publishProject(site, owner);
  const numbers = async () =>
    (await options(id, pair)).results.map((one: { number: string }) => one.number);
  await build(id, '1.3-alpha', { release_channel: 'alpha' });
  expect(await numbers()).toEqual(['1.2.3', '1.3-alpha']);
  await build(id, '1.3-beta', { release_channel: 'beta' });
  expect(await numbers()).toEqual(['1.2.3', '1.3-beta']);
  await build(id, '1.4-alpha', { release_channel: 'alpha' });
  expect(await numbers()).toEqual(['1.2.3', '1.3-beta', '1.4-alpha']);
  await build(id, '1.4');
  expect(await numbers()).toEqual(['1.4']);
});

test('what a build needs is found for the same pair, level by level', async () => {
  const base = await publishProject(site, owner, { data: { title: 'Base' } });
  const library = await publishProject(site, owner, { data: { title: 'Library' } });
  const extra = await publishProject(site, owner, { data: { title: 'Extra' } });
  const forgeOnly = await publishProject(site, owner, {
    data: { title: 'Forge only' },
  });
  const clash = await publishProject(site, owner, { data: { title: 'Clash' } });
  const secret = await publishProject(site, owner, { approve: false });
  const libraryBuild = await build(library.id, '5', {
    dependencies: [
      { project_id: base.id, dependency_type: 'required' },
      { project_id: extra.id, dependency_type: 'optional' },
      { project_id: clash.id, dependency_type: 'required' },
    ],
  });
  await site.call(`/v2/version/${forgeOnly.versionId}`, {
    method: 'PATCH',
    token: owner.token,
    body: { loaders: ['forge'] },
  });
  const { id } = await publishProject(site, owner);
  await build(id, '2', {
    dependencies: [
      { project_id: extra.id, dependency_type: 'optional' },
      { project_id: library.id, dependency_type: 'required' },
      { project_id: forgeOnly.id, dependency_type: 'required' },
      { project_id: secret.id, dependency_type: 'required' },
      { project_id: clash.id, dependency_type: 'incompatible' },
    ],
  });
  const [result] = (await options(id, pair)).results;
  expect(
    result.dependencies.map((one: Record<string, never>) => [
      (one.project as { title: string }).title,
      one.type,
      one.of,
      (one.build as { number: string } | null)?.number ?? null,
      one.reason,
    ]),
  ).toEqual([
    ['Library', 'required', null, '5', null],
    ['Forge only', 'required', null, null, 'none-fits'],
    ['Base', 'required', 'Library', '1.2.3', null],
    ['Clash', 'required', 'Library', '1.2.3', 'conflict'],
    ['Extra', 'optional', null, '1.2.3', null],
  ]);
  expect(result.dependencies[0].build.id).toBe(libraryBuild.id);
});

test('a new build of a dependency is told at once, although answers are kept', async () => {
  const library = await publishProject(site, owner);
  const { id } = await publishProject(site, owner);
  await build(id, '2', {
    dependencies: [{ project_id: library.id, dependency_type: 'required' }],
  });
  const number = async () => (await options(id, pair)).results[0].dependencies[0].build.number;
  expect(await number()).toBe('1.2.3');
  await build(library.id, '9');
  expect(await number()).toBe('9');
});

test('projects that need each other end', async () => {
  const one = await publishProject(site, owner);
  const other = await publishProject(site, owner);
  const needs = (id: string) => ({
    dependencies: [{ project_id: id, dependency_type: 'required' }],
  });
  await build(one.id, '2', needs(other.id));
  await build(other.id, '2', needs(one.id));
  expect((await options(one.id, pair)).results[0].dependencies.length).toBe(1);
});

test('hidden projects tell nothing to strangers', async () => {
  const { id } = await publishProject(site, owner, { approve: false });
  const member = await signedIn(site, owner);
  expect((await options(id, pair, member)).results.length).toBe(1);
  expect(await options(id, pair)).toBe(404);
  expect(await options('nothing-here')).toBe(404);
});
