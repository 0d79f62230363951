import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishedProject, publishProject, versionData } from '../fixtures/publish.ts';
import {
  addVersion,
  jarPart,
  patch,
  read,
  sendVersion,
  sha1,
  sha512,
} from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

interface Version {
  id: string;
  project_id: string;
  name: string;
  version_number: string;
  changelog?: string;
  date_published: string;
  status: string;
  ordering?: number;
}

let site: TestSite;
let owner: TestUser;
let enemy: TestUser;
let alpha: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  enemy = await site.user();
  alpha = await publishProject(site, owner);
});
afterAll(() => site.close());

test('S3.065 a version is read by its id; another text is 404', async () => {
  const version = await read<Version>(site, `/v2/version/${alpha.versionId}`);
  expect(version).toMatchObject({ id: alpha.versionId, project_id: alpha.id });
  expect((await site.call('/v2/version/false')).status).toBe(404);
});

test('S3.064 S3.066 S3.067 S3.068 S3.069 S3.070 S3.071 S3.072 S3.073 S3.074 S3.075 S3.076 a version tells what was published', async () => {
  const parts = [jarPart('file'), jarPart('sources')];
  const { id } = await addVersion(
    site,
    owner,
    alpha.id,
    {
      version_number: '2.0.0',
      version_body: 'It *works*.',
      file_parts: ['file', 'sources'],
      file_types: { sources: 'sources-jar' },
    },
    parts,
  );
  const version = await read<Version & { files: Record<string, never>[] }>(
    site,
    `/v2/version/${id}`,
  );
  expect(version).toMatchObject({
    author_id: owner.id,
    version_number: '2.0.0',
    changelog: 'It *works*.',
    changelog_url: null,
    date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    files: [
      { filename: parts[0].filename, primary: true, file_type: null, size: parts[0].bytes.length },
      { filename: parts[1].filename, primary: false, file_type: 'sources-jar' },
    ],
  });
  for (const [index, file] of version.files.entries()) {
    const { url, size, hashes } = file as unknown as {
      url: string;
      size: number;
      hashes: Record<string, string>;
    };
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes.equals(parts[index].bytes)).toBe(true);
    expect(hashes).toEqual({ sha1: sha1(bytes), sha512: sha512(bytes) });
  }
});

test('a draft is seen by its owner and by nobody else', async () => {
  const { id } = await addVersion(site, owner, alpha.id, { version_number: '3.0.0-draft' });
  expect((await patch(site, owner, `/v2/version/${id}`, { status: 'draft' })).status).toBe(204);
  expect((await site.call(`/v2/version/${id}`, { token: owner.token })).status).toBe(200);
  expect((await site.call(`/v2/version/${id}`, { token: enemy.token })).status).toBe(404);
  expect((await site.call(`/v2/version/${id}`)).status).toBe(404);
  const blind = await site.token(owner.id, ['VERSION_WRITE']);
  expect((await site.call(`/v2/version/${id}`, { token: blind })).status).toBe(404);
});

test('an edit is checked and read back', async () => {
  const other = await publishProject(site, owner);
  const { id } = await addVersion(site, owner, alpha.id, { version_number: '4.0.0' });
  const path = `/v2/version/${id}`;
  expect((await patch(site, enemy, path, { name: 'Mine' })).status).toBe(401);
  for (const status of ['unknown', 'scheduled', 'public']) {
    expect((await patch(site, owner, path, { status })).status).toBe(400);
  }
  const edit = {
    name: 'Renamed',
    version_number: '4.0.1',
    changelog: 'Other words',
    version_type: 'beta',
    dependencies: [
      { project_id: other.id, version_id: null, file_name: 'a.jar', dependency_type: 'required' },
    ],
    game_versions: ['1.20.1', '1.20.3'],
    loaders: ['forge'],
    featured: true,
    status: 'draft',
  };
  expect((await patch(site, owner, path, edit)).status).toBe(204);
  expect(await read(site, path, owner.token)).toMatchObject(edit);

  await patch(site, owner, path, { game_versions: ['1.20.4'] });
  expect(await read(site, path, owner.token)).toMatchObject({
    game_versions: ['1.20.4'],
    loaders: ['forge'],
  });
  await patch(site, owner, path, { loaders: ['quilt'] });
  expect(await read(site, path, owner.token)).toMatchObject({
    game_versions: ['1.20.4'],
    loaders: ['quilt'],
  });
});

test('an edit refuses what a version cannot be', async () => {
  const path = `/v2/version/${alpha.versionId}`;
  const bad = [
    { loaders: ['nonesuch'] },
    { loaders: [] },
    { game_versions: ['0.0.0'] },
    { game_versions: [] },
    { game_versions: '1.20.1' },
    { version_type: 'gamma' },
    { environment: 'moon' },
    { dependencies: [{ dependency_type: 'required' }] },
    { dependencies: [{ project_id: 'zzzzzzzz', dependency_type: 'required' }] },
    { dependencies: [{ version_id: 'not an id', dependency_type: 'required' }] },
    { file_types: [{ algorithm: 'sha1', hash: 'nonesuch', file_type: null }] },
    { changelog: 'c'.repeat(65_537) },
    { name: ' '.repeat(3) },
  ];
  for (const edit of bad) {
    expect([edit, (await patch(site, owner, path, edit)).status]).toEqual([edit, 400]);
  }
  expect((await patch(site, owner, path, { downloads: 5 })).status).toBe(401);
  expect((await patch(site, owner, path, { ordering: 3, invented: true })).status).toBe(204);
  expect((await patch(site, owner, '/v2/version/zzzzzzzz', { name: 'x' })).status).toBe(404);
});

test('S5.010 version numbers and names keep their rules', async () => {
  const numbers: [string, number][] = [
    ['1.0.0', 200],
    ['1.0.0+build', 200],
    ['version$beta', 200],
    ['version"quoted"', 200],
    ['version!@$()`.+,_-', 200],
    ['v'.repeat(32), 200],
    ['v'.repeat(33), 400],
    ['', 400],
    ['1.0/2', 400],
    ['1 0', 400],
    ['1#0', 400],
  ];
  for (const [version_number, status] of numbers) {
    const response = await sendVersion(site, owner, alpha.id, { version_number });
    expect([version_number, response.status]).toEqual([version_number, status]);
  }
  for (const version_title of ['   ', '', 'n'.repeat(65)]) {
    const response = await sendVersion(site, owner, alpha.id, { version_title });
    expect([version_title, response.status]).toEqual([version_title, 400]);
  }
});

describe('many versions by id', () => {
  let ordered: string[];
  beforeAll(async () => {
    const { id } = await publishProject(site, owner);
    const make = (changes: object) => addVersion(site, owner, id, changes as never);
    const plainOld = (await make({ version_number: 'a' })).id;
    const second = (await make({ version_number: 'b', ordering: 5 })).id;
    const plainNew = (await make({ version_number: 'c' })).id;
    const first = (await make({ version_number: 'd', ordering: -1 })).id;
    ordered = [first, second, plainOld, plainNew];
  });

  test('ordering comes first, then age', async () => {
    const asked = [...ordered.toReversed(), 'zzzzzzzz', ordered[0]];
    const path = `/v2/versions?ids=${encodeURIComponent(JSON.stringify(asked))}`;
    const versions = await read<Version[]>(site, path);
    expect(versions.map((version) => version.id)).toEqual(ordered);
    expect(versions[0].changelog).toBe('It works.');
    const brief = await read<Version[]>(site, `${path}&include_changelog=false`);
    expect(brief[0]).not.toHaveProperty('changelog');
  });

  test('a renamed version is fresh by id, among many and by hash', async () => {
    const id = ordered[2];
    const [before] = await read<(Version & { files: { hashes: { sha1: string } }[] })[]>(
      site,
      `/v2/versions?ids=["${id}"]`,
    );
    const { sha1 } = before.files[0].hashes;
    await read(site, `/v2/version_file/${sha1}`);
    await patch(site, owner, `/v2/version/${id}`, { name: 'Fresh' });
    const [after] = await read<Version[]>(site, `/v2/versions?ids=["${id}"]`);
    const byHash = await read<Version>(site, `/v2/version_file/${sha1}`);
    const byId = await read<Version>(site, `/v2/version/${id}`);
    expect([after.name, byHash.name, byId.name]).toEqual(['Fresh', 'Fresh', 'Fresh']);
  });

  test('ids must be a JSON array of at most a thousand texts', async () => {
    for (const ids of ['', 'a,b', '[1]', '{}', JSON.stringify(new Array(1001).fill('a'))]) {
      const response = await site.call(`/v2/versions?ids=${encodeURIComponent(ids)}`);
      expect(response.status).toBe(400);
    }
    expect((await site.call('/v2/versions')).status).toBe(400);
    const thousand = JSON.stringify(new Array(1000).fill('ABCDEFGH'));
    expect((await site.call(`/v2/versions?ids=${encodeURIComponent(thousand)}`)).status).toBe(200);
  });
});

describe('the versions of a project', () => {
  let project: PublishedProject;
  let list: (query?: string, token?: string) => Promise<string[]>;
  beforeAll(async () => {
    project = await publishProject(site, owner, {
      data: { initial_versions: [versionData({ version_number: '1.0.0' })] },
    });
    const make = (changes: Record<string, unknown>) => addVersion(site, owner, project.id, changes);
    await make({ version_number: '0.9.9', game_versions: ['1.20.1'] });
    await make({ version_number: '1.5.0', game_versions: ['1.20.3'] });
    await make({
      version_number: '1.5.1+forge',
      game_versions: ['1.20.4'],
      loaders: ['forge'],
      release_channel: 'beta',
    });
    list = async (query = '', token) => {
      const versions = await read<Version[]>(
        site,
        `/v2/project/${project.slug}/version${query}`,
        token,
      );
      return versions.map((version) => version.version_number);
    };
  });

  test('newest first, filtered by loader, game version and type', async () => {
    expect(await list()).toEqual(['1.5.1+forge', '1.5.0', '0.9.9', '1.0.0']);
    expect(await list('?loaders=["forge"]')).toEqual(['1.5.1+forge']);
    expect(await list('?loaders=["forge","fabric"]&limit=2')).toEqual(['1.5.1+forge', '1.5.0']);
    expect(await list('?game_versions=["1.20.1"]')).toEqual(['0.9.9', '1.0.0']);
    expect(await list('?version_type=beta')).toEqual(['1.5.1+forge']);
    expect(await list('?limit=2&offset=1')).toEqual(['1.5.0', '0.9.9']);
    expect(await list('?limit=0')).toEqual([]);
    expect(await list('?loaders=nonsense&game_versions=[1]&invented=1')).toHaveLength(4);
  });

  test('what is not a number, a flag or a type is refused', async () => {
    for (const query of ['limit=-1', 'offset=x', 'featured=maybe', 'version_type=gamma']) {
      expect((await site.call(`/v2/project/${project.id}/version?${query}`)).status).toBe(400);
    }
    expect((await site.call('/v2/project/nonesuch/version')).status).toBe(404);
  });

  test('featured ones, and stand-ins where there are none', async () => {
    // One for each loader and major game version: 1.20.x are none, so all are told.
    const majors = await read<{ version: string }[]>(site, '/v2/tag/game_version?major=true');
    const byNumber = await read<Version[]>(site, `/v2/project/${project.id}/version`);
    const anyMajor = majors.some(({ version }) => ['1.20.1', '1.20.3', '1.20.4'].includes(version));
    expect(await list('?featured=true')).toHaveLength(anyMajor ? 3 : 4);
    expect(await list('?featured=false')).toHaveLength(4);
    const chosen = byNumber.find((version) => version.version_number === '1.0.0') as Version;
    await patch(site, owner, `/v2/version/${chosen.id}`, { featured: true });
    expect(await list('?featured=true')).toEqual(['1.0.0']);
    expect(await list('?featured=false')).toHaveLength(3);
  });

  test('without changelogs on demand', async () => {
    const path = `/v2/project/${project.id}/version?include_changelog=`;
    const [full] = await read<Version[]>(site, `${path}true`);
    const [brief] = await read<Version[]>(site, `${path}false`);
    expect(full).toHaveProperty('changelog');
    expect(brief).not.toHaveProperty('changelog');
    expect(brief).toHaveProperty('changelog_url', null);
  });

  test('one by its number, percent-encoded, or its id', async () => {
    const [newest] = await read<Version[]>(site, `/v2/project/${project.id}/version`);
    for (const name of ['1.5.1%2Bforge', newest.id]) {
      const found = await read<Version>(site, `/v2/project/${project.slug}/version/${name}`);
      expect(found.id).toBe(newest.id);
    }
    for (const name of ['9.9.9', alpha.versionId, '%00']) {
      const response = await site.call(`/v2/project/${project.id}/version/${name}`);
      expect([name, response.status === 404 || response.status === 400]).toEqual([name, true]);
    }
  });

  test('archived ones stay, unlisted ones and drafts go', async () => {
    const [newest, second] = await read<Version[]>(site, `/v2/project/${project.id}/version`);
    await patch(site, owner, `/v2/version/${newest.id}`, { status: 'archived' });
    await patch(site, owner, `/v2/version/${second.id}`, { status: 'unlisted' });
    expect(await list()).toEqual(['1.5.1+forge', '0.9.9', '1.0.0']);
    expect(await list('', owner.token)).toEqual(['1.5.1+forge', '0.9.9', '1.0.0']);
    expect(await read<Version>(site, `/v2/version/${newest.id}`)).toMatchObject({
      status: 'archived',
    });
    expect((await site.call(`/v2/version/${second.id}`)).status).toBe(200);
    const byNumber = await site.call(`/v2/project/${project.id}/version/${second.version_number}`);
    expect(byNumber.status).toBe(404);
  });

  test('a hidden project shows its versions to members only', async () => {
    const hidden = await publishProject(site, owner, { approve: false });
    const path = `/v2/project/${hidden.id}/version`;
    expect((await site.call(path)).status).toBe(404);
    expect((await site.call(path, { token: enemy.token })).status).toBe(404);
    expect(await read<Version[]>(site, path, owner.token)).toHaveLength(1);
    expect((await site.call(path)).status).toBe(404);
  });

  test('a version that goes takes the dependency on it along, not the one on its project', async () => {
    const library = await publishProject(site, owner);
    const { id: needed } = await addVersion(site, owner, library.id, { version_number: '7' });
    await addVersion(site, owner, project.id, {
      version_number: '8',
      dependencies: [{ version_id: needed, dependency_type: 'required' }],
    });
    const newest = async () =>
      (await read<{ dependencies: object[] }[]>(site, `/v2/project/${project.id}/version`))[0]
        .dependencies;
    expect(await newest()).toMatchObject([{ version_id: needed, project_id: library.id }]);
    const removed = await site.call(`/v2/version/${needed}`, {
      method: 'DELETE',
      token: owner.token,
    });
    expect(removed.status).toBe(204);
    expect(await newest()).toMatchObject([{ version_id: null, project_id: library.id }]);
    expect((await site.call(`/v2/version/${needed}`)).status).toBe(404);
    await site.call(`/v2/project/${library.id}`, { method: 'DELETE', token: owner.token });
    expect(await newest()).toMatchObject([{ version_id: null, project_id: null }]);
  });
});
