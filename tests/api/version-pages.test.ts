import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageData } from '../fixtures/page-data.ts';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, patch, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

async function versionPage(slug: string, name: string, headers?: Record<string, string>) {
  const answer = await pageData(site, `/mod/${slug}/version/${name}`, headers);
  return answer.data?.['project/version'] ?? null;
}

async function versionsPage(slug: string, query = '', headers?: Record<string, string>) {
  return (await pageData(site, `/mod/${slug}/versions${query}`, headers)).data['project/versions'];
}

const numbers = (page: { versions: { number: string }[] }) =>
  page.versions.map((version) => version.number);

test('S2.008 S2.022 S2.030 S3.077 S3.078 S3.079 the versions are listed newest first with channel, game versions, loaders, date and downloads', async () => {
  const { id, slug } = await publishProject(site, owner);
  await addVersion(site, owner, id, { version_number: '2.0.0-b', release_channel: 'beta' });
  const alpha = await addVersion(site, owner, id, {
    version_number: '3.0.0-a',
    release_channel: 'alpha',
    game_versions: ['1.20', '1.20.1', '1.19.4'],
    loaders: ['fabric', 'forge'],
  });
  const page = await versionsPage(slug);
  expect(numbers(page)).toEqual(['3.0.0-a', '2.0.0-b', '1.2.3']);
  expect(page.versions[0]).toMatchObject({
    channel: 'alpha',
    ranges: ['1.19.4–1.20.1'],
    loaders: [
      { id: 'fabric', name: 'Fabric' },
      { id: 'forge', name: 'Forge' },
    ],
    downloads: 0,
  });
  const html = await (await site.call(`/mod/${slug}/versions`)).text();
  expect(html).toContain(`href="/mod/${slug}/version/${alpha.id}"`);
  for (const name of ['Release', 'Beta', 'Alpha']) expect(html).toContain(`aria-label="${name}"`);
});

test('S3.077 the address filters versions by channel, game version and loader', async () => {
  const { id, slug } = await publishProject(site, owner);
  await addVersion(site, owner, id, {
    version_number: '2',
    release_channel: 'beta',
    game_versions: ['1.19.4'],
    loaders: ['forge'],
  });
  expect(numbers(await versionsPage(slug, '?c=release'))).toEqual(['1.2.3']);
  expect(numbers(await versionsPage(slug, '?c=release&c=beta'))).toEqual(['2', '1.2.3']);
  expect(numbers(await versionsPage(slug, '?g=1.19.4'))).toEqual(['2']);
  expect(numbers(await versionsPage(slug, '?l=fabric'))).toEqual(['1.2.3']);
  const none = await versionsPage(slug, '?l=fabric&g=1.19.4');
  expect([none.versions, none.total]).toEqual([[], 0]);
});

test('snapshots are offered when asked for, and stay in the address', async () => {
  const { id, slug } = await publishProject(site, owner);
  await addVersion(site, owner, id, { version_number: '2', game_versions: ['23w13a', '1.20.1'] });
  const plain = await versionsPage(slug);
  expect(plain.options).toMatchObject({ gameVersions: ['1.20.1'], hasSnapshots: true });
  expect(plain.matrix.columns.map((column: { id: string }) => column.id)).toEqual(['1.20.1']);
  const all = await versionsPage(slug, '?all=1');
  expect(all.options.gameVersions).toEqual(['1.20.1', '23w13a']);
  expect((await versionsPage(slug, '?g=23w13a')).options.gameVersions).toContain('23w13a');
});

test('the matrix has the newest release of each pair, less stable ones only where there is none', async () => {
  const { id, slug } = await publishProject(site, owner);
  const add = (number: string, channel: string, loader: string, gameVersions: string[]) =>
    addVersion(site, owner, id, {
      version_number: number,
      release_channel: channel,
      loaders: [loader],
      game_versions: gameVersions,
    });
  await add('2.0', 'release', 'fabric', ['1.20.1', '1.20']);
  await add('2.1-beta', 'beta', 'fabric', ['1.20.1']);
  await add('2.1-alpha', 'alpha', 'forge', ['1.20']);
  const { matrix } = await versionsPage(slug);
  expect(matrix.rows.map((row: { id: string }) => row.id)).toEqual(['fabric', 'forge']);
  expect(matrix.columns).toEqual([
    { id: '1.20.1', group: '1.20' },
    { id: '1.20', group: '1.20' },
  ]);
  expect(matrix.cells.fabric['1.20.1']).toMatchObject({ number: '2.0', channel: 'release' });
  expect(matrix.cells.fabric['1.20']).toMatchObject({ number: '2.0' });
  expect(matrix.cells.forge['1.20']).toMatchObject({ number: '2.1-alpha', channel: 'alpha' });
  expect(matrix.cells.forge['1.20.1']).toBeUndefined();
});

test('S2.009 S2.010 S3.065 a version is found by its id, its number and with -new', async () => {
  const { id, slug, versionId } = await publishProject(site, owner);
  for (const name of [versionId, '1.2.3', `${versionId}-new`, '1.2.3-new']) {
    expect((await versionPage(slug, name)).id).toBe(versionId);
  }
  const twin = await addVersion(site, owner, id, { version_number: '1.2.3' });
  expect((await versionPage(slug, '1.2.3')).id).toBe(versionId);
  expect((await versionPage(slug, twin.id)).id).toBe(twin.id);
  const html = await (await site.call(`/mod/${slug}/version/1.2.3-new`)).text();
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/mod/${slug}/version/${versionId}"`));
  const other = await publishProject(site, owner);
  expect((await site.call(`/mod/${slug}/version/${other.versionId}`)).status).toBe(404);
  expect((await site.call(`/mod/${slug}/version/9.9.9`)).status).toBe(404);
});

test('latest is the newest version that fits', async () => {
  const { id, slug, versionId } = await publishProject(site, owner);
  const newer = await addVersion(site, owner, id, {
    version_number: '2',
    loaders: ['forge'],
    game_versions: ['1.19.4'],
  });
  expect((await versionPage(slug, 'latest')).id).toBe(newer.id);
  expect((await versionPage(slug, 'latest?loader=fabric')).id).toBe(versionId);
  expect((await versionPage(slug, 'latest?loader=forge&version=1.19.4')).id).toBe(newer.id);
  const none = `/mod/${slug}/version/latest?loader=fabric&version=1.19.4`;
  const { error } = await pageData(site, none);
  expect(error).toMatchObject({
    status: 404,
    data: { message: 'No version matches the filters' },
  });
  expect((await site.call(none)).status).toBe(404);
});

test('S3.067 S3.068 S3.069 S3.070 S3.071 S3.072 S3.073 S3.074 S3.075 a version page shows its files with hashes, sizes and publisher', async () => {
  const { slug, versionId } = await publishProject(site, owner);
  const api = await (await site.call(`/v2/version/${versionId}`)).json();
  const page = await versionPage(slug, versionId);
  const [file] = api.files;
  expect(page.files).toEqual([
    {
      id: file.id,
      href: new URL(file.url).pathname,
      name: file.filename,
      size: file.size,
      primary: true,
      type: null,
      ...file.hashes,
    },
  ]);
  expect(page.author.username).toBe(owner.username);
  const html = await (await site.call(`/mod/${slug}/version/${versionId}`)).text();
  expect(html).toContain(file.hashes.sha512);
  expect(html).toContain(`href="${new URL(file.url).pathname}"`);
  expect((await site.call(new URL(file.url).pathname)).status).toBe(200);
});

test('dependencies come by kind, with their pinned version, and hidden ones stay hidden', async () => {
  const library = await publishProject(site, owner, { data: { title: 'Limestone Library' } });
  const secret = await publishProject(site, owner, { approve: false, data: { title: 'Secret' } });
  const { id, slug } = await publishProject(site, owner);
  const version = await addVersion(site, owner, id, {
    version_number: '2',
    dependencies: [
      { file_name: 'inside.jar', dependency_type: 'embedded' },
      { project_id: secret.id, dependency_type: 'optional' },
      { version_id: library.versionId, dependency_type: 'required' },
    ],
  });
  const { dependencies } = await versionPage(slug, version.id);
  expect(dependencies).toEqual([
    {
      type: 'required',
      project: {
        id: library.id,
        title: 'Limestone Library',
        href: `/mod/${library.slug}`,
        iconUrl: null,
      },
      version: {
        number: '1.2.3',
        href: `/mod/${library.slug}/version/${library.versionId}`,
      },
      filename: null,
    },
    { type: 'optional', project: null, version: null, filename: null },
    { type: 'embedded', project: null, version: null, filename: 'inside.jar' },
  ]);
});

test('unlisted versions and drafts are listed for members; drafts open for nobody else', async () => {
  const { id, slug } = await publishProject(site, owner);
  const hidden = await addVersion(site, owner, id, { version_number: '2' });
  const member = await signedIn(site, owner);
  const seen = async (status: string) => {
    await patch(site, owner, `/v2/version/${hidden.id}`, { status });
    const visitor = await versionsPage(slug);
    const inside = await versionsPage(slug, '', member);
    return [
      visitor.total,
      inside.total,
      (await site.call(`/mod/${slug}/version/${hidden.id}`)).status,
      (await site.call(`/mod/${slug}/version/${hidden.id}`, { headers: member })).status,
    ];
  };
  expect(await seen('unlisted')).toEqual([1, 2, 200, 200]);
  expect(await seen('draft')).toEqual([1, 2, 404, 200]);
  expect(await seen('listed')).toEqual([2, 2, 200, 200]);
});

test('S6.018 members copy version ids, visitors do not', async () => {
  const { slug, versionId } = await publishProject(site, owner);
  const path = `/mod/${slug}/version/${versionId}`;
  const html = async (headers?: Record<string, string>) =>
    (await site.call(path, { headers })).text();
  expect(await html(await signedIn(site, owner))).toContain('Version ID');
  expect(await html()).not.toContain('Version ID');
});
