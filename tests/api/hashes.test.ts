import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureFile } from '../fixtures/archives.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import {
  addVersion,
  jar,
  jarPart,
  multipart,
  patch,
  read,
  sendProject,
  sha1,
  sha512,
} from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

interface Version {
  id: string;
  version_number: string;
  files: { hashes: { sha1: string; sha512: string }; url: string; filename: string }[];
}

let site: TestSite;
let owner: TestUser;
let alpha: PublishedProject;
let beta: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  alpha = await publishProject(site, owner);
  beta = await publishProject(site, owner, { approve: false });
});
afterAll(() => site.close());

async function post<T = Record<string, Version>>(path: string, body: unknown, token?: string) {
  const response = await site.call(path, { method: 'POST', body, token });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

test('a file is known by both hashes in any letter case', async () => {
  for (const hash of [
    sha1(alpha.file),
    sha512(alpha.file),
    sha1(alpha.file).toUpperCase(),
    `${sha512(alpha.file)}?algorithm=sha512`,
    `${sha1(alpha.file)}?version_id=${alpha.versionId}`,
  ]) {
    const version = await read<Version>(site, `/v2/version_file/${hash}`);
    expect(version.id).toBe(alpha.versionId);
  }
  for (const hash of [
    'a'.repeat(40),
    `${sha1(alpha.file)}?algorithm=sha512`,
    `${sha1(alpha.file)}?version_id=${beta.versionId}`,
  ]) {
    expect((await site.call(`/v2/version_file/${hash}`)).status).toBe(404);
  }
  expect((await site.call(`/v2/version_file/${sha1(alpha.file)}?algorithm=md5`)).status).toBe(400);
  expect((await site.call(`/v2/version_file/${sha1(beta.file)}`)).status).toBe(404);
  const own = await site.call(`/v2/version_file/${sha1(beta.file)}`, { token: owner.token });
  expect(own.status).toBe(200);
});

test('a hash leads to the download', async () => {
  const response = await site.call(`/v2/version_file/${sha1(alpha.file)}/download`);
  expect(response.status).toBe(307);
  const { url } = await response.json();
  expect(response.headers.get('location')).toBe(url);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(bytes.equals(alpha.file)).toBe(true);
  expect((await site.call(`/v2/version_file/${'b'.repeat(40)}/download`)).status).toBe(404);
});

test('many hashes answer what is found, under the keys that were sent', async () => {
  const second = await publishProject(site, owner);
  const keys = [sha1(alpha.file).toUpperCase(), sha512(second.file)];
  const asked = [...keys, 'c'.repeat(40), keys[0], sha1(beta.file)];
  const versions = await post('/v2/version_files', { hashes: asked });
  expect(Object.keys(versions).toSorted()).toEqual(keys.toSorted());
  expect(versions[keys[0]].id).toBe(alpha.versionId);
  const told = await post('/v2/version_files', { hashes: keys, algorithm: 'sha1' });
  expect(Object.keys(told)).toEqual([keys[0]]);
  const projects = await post<Record<string, { id: string }>>('/v2/version_file/project', {
    hashes: asked,
  });
  expect(projects[keys[0]].id).toBe(alpha.id);
  expect(projects[keys[1]].id).toBe(second.id);
  expect(Object.keys(projects)).toHaveLength(2);
  expect(await post('/v2/version_files', { hashes: [] })).toEqual({});
});

test('bulk questions are bounded and checked', async () => {
  const paths = [
    'version_files',
    'version_file/project',
    'version_files/update',
    'version_files/update_many',
  ];
  const bad = [
    undefined,
    {},
    { hashes: 'abc' },
    { hashes: [1] },
    { hashes: ['abc'], algorithm: 'md5' },
    { hashes: new Array(1001).fill('a'.repeat(40)) },
  ];
  for (const path of paths) {
    for (const body of bad) {
      const response = await site.call(`/v2/${path}`, { method: 'POST', body });
      expect([path, body, response.status]).toEqual([path, body, 400]);
      expect(await response.json()).toMatchObject({ error: 'request_error' });
    }
  }
  const many = { hashes: new Array(1001).fill({ hash: 'a'.repeat(40) }) };
  const response = await site.call('/v2/version_files/update_individual', {
    method: 'POST',
    body: many,
  });
  expect(response.status).toBe(400);
  expect((await response.json()).description).toContain('1000');
});

test('a file of a hidden project has no update for strangers', async () => {
  const hashes = [sha1(beta.file)];
  expect(await post('/v2/version_files/update', { hashes })).toEqual({});
  const single = await site.call(`/v2/version_file/${hashes[0]}/update`, {
    method: 'POST',
    body: {},
  });
  expect(single.status).toBe(404);
});

describe('updates', () => {
  const files = new Map<string, string>();
  let project: PublishedProject;
  beforeAll(async () => {
    project = await publishProject(site, owner);
    const make = async (version_number: string, changes: Record<string, unknown>) => {
      const version = await addVersion(site, owner, project.id, { version_number, ...changes });
      files.set(version_number, version.files[0].hashes.sha1);
    };
    files.set('1.2.3', sha1(project.file));
    await make('0.9.9', { game_versions: ['1.20.1'] });
    await make('1.5.0', { game_versions: ['1.20.3'] });
    await make('1.5.1', {
      game_versions: ['1.20.4'],
      loaders: ['forge'],
      release_channel: 'beta',
    });
  });

  const cases: [string, Record<string, string[]>, string | null][] = [
    ['nothing', {}, '1.5.1'],
    ['empty lists', { loaders: [], game_versions: [], version_types: [] }, '1.5.1'],
    ['game version 1.20.1', { game_versions: ['1.20.1'] }, '0.9.9'],
    ['game version 1.20.3', { game_versions: ['1.20.3'] }, '1.5.0'],
    ['game version 1.20.4', { game_versions: ['1.20.4'] }, '1.5.1'],
    ['loader fabric', { loaders: ['fabric'] }, '1.5.0'],
    ['loader forge', { loaders: ['forge'] }, '1.5.1'],
    ['releases', { version_types: ['release'] }, '1.5.0'],
    ['betas', { version_types: ['beta'] }, '1.5.1'],
    ['fabric releases', { loaders: ['fabric'], version_types: ['release'] }, '1.5.0'],
    ['fabric betas', { loaders: ['fabric'], version_types: ['beta'] }, null],
  ];

  test.each(cases)('asked for %s', async (_name, filter, expected) => {
    const hash = files.get('0.9.9') as string;
    const single = await site.call(`/v2/version_file/${hash.toUpperCase()}/update`, {
      method: 'POST',
      body: filter,
    });
    expect(single.status).toBe(expected ? 200 : 404);
    if (expected) expect((await single.json()).version_number).toBe(expected);

    const bulk = await post('/v2/version_files/update', { hashes: [hash], ...filter });
    expect(bulk[hash]?.version_number ?? null).toBe(expected);
    const each = await post('/v2/version_files/update_individual', {
      hashes: [{ hash, ...filter }],
    });
    expect(each[hash]?.version_number ?? null).toBe(expected);
    const many = await post<Record<string, Version[]>>('/v2/version_files/update_many', {
      hashes: [hash],
      ...filter,
    });
    expect(many[hash]?.[0].version_number ?? null).toBe(expected);
  });

  test('each file has its own question', async () => {
    const [old, next] = [
      files.get('0.9.9') as string,
      (files.get('1.5.0') as string).toUpperCase(),
    ];
    const answer = await post('/v2/version_files/update_individual', {
      hashes: [
        { hash: old, game_versions: ['1.20.1'] },
        { hash: next, loaders: ['forge'] },
        { hash: 'd'.repeat(40) },
      ],
    });
    expect(Object.keys(answer).toSorted()).toEqual([old, next].toSorted());
    expect(answer[old].version_number).toBe('0.9.9');
    expect(answer[next].version_number).toBe('1.5.1');
  });

  test('many updates are all versions, newest first', async () => {
    const hash = files.get('1.2.3') as string;
    const answer = await post<Record<string, Version[]>>('/v2/version_files/update_many', {
      hashes: [hash, 'e'.repeat(40)],
    });
    expect(Object.keys(answer)).toEqual([hash]);
    expect(answer[hash].map((version) => version.version_number)).toEqual([
      '1.5.1',
      '1.5.0',
      '0.9.9',
      '1.2.3',
    ]);
    expect(await post('/v2/version_files/update_many', { hashes: [] })).toEqual({});
  });

  test('a version that lists do not show is nobody’s update but its own', async () => {
    const newest = await read<Version>(site, `/v2/version_file/${files.get('1.5.1')}`);
    await patch(site, owner, `/v2/version/${newest.id}`, { status: 'unlisted' });
    const update = async (version: string) =>
      (await post('/v2/version_files/update', { hashes: [files.get(version)] }))[
        files.get(version) as string
      ].version_number;
    expect([await update('0.9.9'), await update('1.5.1')]).toEqual(['1.5.0', '1.5.1']);
    await patch(site, owner, `/v2/version/${newest.id}`, { status: 'draft' });
    expect([await update('0.9.9'), await update('1.5.1')]).toEqual(['1.5.0', '1.5.0']);
    await patch(site, owner, `/v2/version/${newest.id}`, { status: 'listed' });
    expect(await update('0.9.9')).toBe('1.5.1');
  });

  test('a pack is updated under the loader inside it', async () => {
    const pack = fixtureFile('mrpack');
    const created = await sendProject(site, owner, {}, [
      { name: 'file', filename: pack.fileName, bytes: pack.bytes },
    ]);
    expect(created.status).toBe(200);
    const { id } = await created.json();
    const admin = await site.user({ role: 'admin' });
    await patch(site, admin, `/v2/project/${id}`, { status: 'approved' });
    const hashes = [sha1(pack.bytes)];
    for (const loaders of [['fabric'], ['mrpack']]) {
      expect(await post('/v2/version_files/update', { hashes, loaders })).toHaveProperty(hashes[0]);
    }
    expect(await post('/v2/version_files/update', { hashes, loaders: ['forge'] })).toEqual({});
  });
});

describe('files come and go', () => {
  test('files are added, never as primary; the last one stays', async () => {
    const project = await publishProject(site, owner);
    const extra = jarPart('extra');
    const body = multipart({ file_types: { extra: 'dev-jar' } }, [extra]);
    const added = await site.call(`/v2/version/${project.versionId}/file`, {
      method: 'POST',
      token: owner.token,
      body,
    });
    expect(added.status).toBe(204);
    const version = await read(site, `/v2/version/${project.versionId}`);
    expect(version.files).toMatchObject([
      { primary: true },
      { primary: false, filename: extra.filename, file_type: 'dev-jar' },
    ]);
    const remove = (bytes: Buffer) =>
      site.call(`/v2/version_file/${sha512(bytes).toUpperCase()}`, {
        method: 'DELETE',
        token: owner.token,
      });
    expect((await remove(project.file)).status).toBe(204);
    expect(await read(site, `/v2/version/${project.versionId}`)).toMatchObject({
      files: [{ primary: true, filename: extra.filename }],
    });
    expect((await remove(extra.bytes)).status).toBe(400);
    expect((await remove(project.file)).status).toBe(404);
    expect((await site.call(`/v2/version_file/${sha1(project.file)}`)).status).toBe(404);
  });

  test('the same bytes may be in two versions of one project, not in two projects', async () => {
    const bytes = jar();
    const first = await publishProject(site, owner, { file: bytes });
    const again = await addVersion(site, owner, first.id, { version_number: '2' }, [
      { name: 'file', filename: 'again.jar', bytes },
    ]);
    expect((await read<Version>(site, `/v2/version_file/${sha1(bytes)}`)).id).toBe(first.versionId);
    const named = await read<Version>(
      site,
      `/v2/version_file/${sha1(bytes)}?version_id=${again.id}`,
    );
    expect(named.id).toBe(again.id);
    // The first one hides: the other one answers.
    await patch(site, owner, `/v2/version/${first.versionId}`, { status: 'draft' });
    expect((await read<Version>(site, `/v2/version_file/${sha1(bytes)}`)).id).toBe(again.id);
    const foreign = await sendProject(site, owner, {}, [
      { name: 'file', filename: 'other-name.jar', bytes },
    ]);
    expect(foreign.status).toBe(400);
    expect(await foreign.json()).toMatchObject({ error: 'invalid_input' });
  });

  test('adding to an unknown version is 400, to a foreign one 401', async () => {
    const enemy = await site.user();
    const send = (id: string, token: string) =>
      site.call(`/v2/version/${id}/file`, {
        method: 'POST',
        token,
        body: multipart({}, [jarPart()]),
      });
    expect((await send('zzzzzzzz', owner.token)).status).toBe(400);
    expect((await send(alpha.versionId, enemy.token)).status).toBe(401);
    const nothing = await site.call(`/v2/version/${alpha.versionId}/file`, {
      method: 'POST',
      token: owner.token,
      body: multipart({}),
    });
    expect(nothing.status).toBe(400);
  });
});
