import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFile } from '../fixtures/archives.ts';
import { versionData } from '../fixtures/publish.ts';
import { draft, type Part, patch, read, sendProject, sendVersion } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser, uniqueName } from '../fixtures/test-site.ts';

interface Project {
  id: string;
  project_type: string;
  loaders: string[];
  versions: string[];
}

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

async function create(changes: Record<string, unknown> = {}, parts?: Part[]): Promise<Project> {
  const response = await sendProject(site, owner, changes, parts);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

function packPart(name = 'file'): Part {
  const file = fixtureFile('mrpack', { name: uniqueName('Pack') });
  return { name, filename: file.fileName, bytes: file.bytes };
}

test('S3.027 a mod reports its loaders and keeps its type when they change', async () => {
  const mod = await create();
  expect(mod).toMatchObject({ loaders: ['fabric'], project_type: 'mod' });
  await patch(site, owner, `/v2/version/${mod.versions[0]}`, { loaders: ['forge'] });
  const after = await read<Project>(site, `/v2/project/${mod.id}`, owner.token);
  expect(after).toMatchObject({ loaders: ['forge'], project_type: 'mod' });
});

test('a modpack reports the loaders inside it, before and after a change', async () => {
  const pack = await create({}, [packPart()]);
  expect(pack).toMatchObject({ loaders: ['fabric'], project_type: 'modpack' });
  const path = `/v2/version/${pack.versions[0]}`;
  expect(await read(site, path, owner.token)).toMatchObject({ loaders: ['fabric'] });
  expect((await patch(site, owner, path, { loaders: ['forge'] })).status).toBe(204);
  expect(await read(site, path, owner.token)).toMatchObject({ loaders: ['forge'] });
  const after = await read<Project>(site, `/v2/project/${pack.id}`, owner.token);
  expect(after).toMatchObject({ loaders: ['forge'], project_type: 'modpack' });
});

test('without versions it is a project; the first pack makes it a modpack', async () => {
  const { id, project_type } = await create(draft({ project_type: 'shader' }), []);
  expect(project_type).toBe('project');
  const first = await sendVersion(site, owner, id, { file_parts: ['p.mrpack'] }, [
    packPart('p.mrpack'),
  ]);
  expect(first.status).toBe(200);
  expect(await read<Project>(site, `/v2/project/${id}`, owner.token)).toMatchObject({
    project_type: 'modpack',
    loaders: ['fabric'],
  });
});

test('a pack is told by its name even when file_parts names something else', async () => {
  const { id } = await create(draft(), []);
  const sent = await sendVersion(site, owner, id, { file_parts: ['wrong.jar'] }, [packPart('x')]);
  expect(sent.status).toBe(200);
  expect(await sent.json()).toMatchObject({ loaders: ['fabric'] });
});

test('plugins and data packs are mods to the API', async () => {
  const plugin = await create({ initial_versions: [versionData({ loaders: ['paper'] })] });
  expect(plugin).toMatchObject({ project_type: 'mod', client_side: 'unsupported' });
  const file = fixtureFile('datapack', { name: uniqueName() });
  const bytes = file.bytes;
  const datapack = await create({ initial_versions: [versionData({ loaders: ['datapack'] })] }, [
    { name: 'file', filename: 'pack.zip', bytes },
  ]);
  expect(datapack).toMatchObject({ project_type: 'mod', server_side: 'required' });
});

test('a version brings its environment', async () => {
  const mod = await create({
    initial_versions: [versionData({ environment: 'client_only_server_optional' })],
  });
  expect(mod).toMatchObject({
    client_side: 'required',
    server_side: 'optional',
    environment: ['client_only_server_optional'],
  });
  const { id } = await create(draft(), []);
  const sent = await sendVersion(site, owner, id, { environment: 'server_only_client_optional' });
  expect(await sent.json()).toMatchObject({ environment: 'server_only_client_optional' });
  expect(await read<Project>(site, `/v2/project/${id}`, owner.token)).toMatchObject({
    client_side: 'optional',
    server_side: 'required',
    environment: ['server_only_client_optional'],
  });
});

test('a later version without an environment has that of the oldest', async () => {
  const mod = await create({ initial_versions: [versionData({ environment: 'server_only' })] });
  const sent = await sendVersion(site, owner, mod.id, { version_number: '2' });
  expect(await sent.json()).toMatchObject({ environment: 'server_only' });
});
