import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject, versionData } from '#tests/fixtures/publish.ts';
import { fabricJar } from '#tests/fixtures/small-archives.ts';
import { startTestSite, type TestSite } from '#tests/fixtures/test-site.ts';
import { exportProjects } from './export-projects.ts';
import { importProjects } from './import-projects.ts';
import type { ImportReport } from './import-run.ts';

let from: TestSite;
let to: TestSite;
let folder: string;
let out: string;
beforeAll(async () => {
  [from, to] = await Promise.all([startTestSite(), startTestSite()]);
  await to.user({ username: 'newowner' });
  folder = await mkdtemp(join(tmpdir(), 'quarry-export-'));
  out = join(folder, 'export');
  await fill();
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  await rm(folder, { recursive: true, force: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
const json = async (site: TestSite, path: string) => (await site.call(path)).json();

async function fill(): Promise<void> {
  const author = await from.user();
  const library = await publishProject(from, author, {
    data: { title: 'Marble Library', slug: 'marble-library' },
  });
  const post = { method: 'POST', token: author.token };
  const textImage = await from.call(`/v3/image?context=project&project_id=${library.id}`, {
    ...post,
    body: await picture('#c33'),
    headers: { 'content-type': 'image/png' },
  });
  const { url } = await textImage.json();
  await publishProject(from, author, {
    data: {
      title: 'Copper Clock',
      slug: 'copper-clock',
      body: `Tells **time**.\n\n![face](${url})`,
      issues_url: 'https://example.net/issues',
      initial_versions: [
        versionData({
          version_number: '2.0.0',
          release_channel: 'beta',
          version_body: 'Ticks.\n\n- louder',
          dependencies: [{ project_id: library.id, dependency_type: 'required' }],
        }),
      ],
    },
  });
  const icon = { method: 'PATCH', token: author.token, body: await picture('#9a6') };
  await from.call('/v2/project/copper-clock/icon?ext=png', icon);
  const shot = { ...post, body: await picture('#247') };
  await from.call(
    '/v2/project/copper-clock/gallery?ext=png&featured=true&title=Face&ordering=3',
    shot,
  );
  await publishProject(from, author, { data: { slug: 'hidden-one' }, approve: false });
  await from.site.services.db
    .updateTable('projects')
    .set({ published: '2020-02-02T10:00:00Z', updated: '2020-03-03T10:00:00Z' })
    .execute();
  await from.site.services.db
    .updateTable('versions')
    .set({ published: '2020-03-03T10:00:00Z' })
    .execute();
  const { renderAll } = await import('../documents/index.ts');
  await renderAll(from.site.services, () => {});
  await from.site.events.barrier();
}

async function take(source = out): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  await importProjects(to.site.services, source, {
    owner: 'newowner',
    note: (report) => reports.push(report),
    tell: () => {},
  });
  await to.site.search.settled();
  return reports;
}

test('an export holds what is public, each file once, under its hash', async () => {
  const done = await exportProjects(from.site.services, out, { tell: () => {} });
  expect(done).toEqual({ projects: 2, versions: 2, files: 2 });
  const lines = (await readFile(join(out, 'projects.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).slug).sort()).toEqual([
    'copper-clock',
    'marble-library',
  ]);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    await json(from, '/v2/project/copper-clock'),
  );
  for (const name of await readdir(join(out, 'files'))) expect(name).toMatch(/^[0-9a-f]{128}$/);
  // Icon, gallery and text picture, as sent and as shown.
  expect(await readdir(join(out, 'images'))).toHaveLength(5);
});

test('only what is asked for is exported, and nothing that is not public', async () => {
  const only = { projects: ['copper-clock'], tell: () => {} };
  const done = await exportProjects(from.site.services, join(folder, 'one'), only);
  expect(done).toMatchObject({ projects: 1, versions: 1 });
  for (const name of ['hidden-one', 'no-such-thing']) {
    const wrong = exportProjects(from.site.services, join(folder, name), {
      projects: [name],
      tell: () => {},
    });
    await expect(wrong).rejects.toMatchObject({ code: 'not_found' });
  }
  const used = exportProjects(from.site.services, out, { tell: () => {} });
  await expect(used).rejects.toThrow(/not empty/);
});

test('an import makes the same projects, for their new owner', async () => {
  const reports = await take();
  expect(reports.map(({ outcome, versions, refused }) => ({ outcome, versions, refused }))).toEqual(
    Array(2).fill({ outcome: 'created', versions: 1, refused: [] }),
  );
  const [old, project] = await Promise.all([
    json(from, '/v2/project/copper-clock'),
    json(to, '/v2/project/copper-clock'),
  ]);
  for (const field of [
    ...['title', 'slug', 'description', 'status', 'published', 'updated', 'license', 'categories'],
    ...['issues_url', 'game_versions', 'loaders', 'client_side', 'project_type', 'color'],
  ]) {
    expect(project[field], field).toEqual(old[field]);
  }
  expect(project.id).not.toBe(old.id);
  expect(project.downloads).toBe(0);
  expect(project.gallery).toMatchObject([{ featured: true, title: 'Face', ordering: 3 }]);
  const address = /\((.*\/data\/images\/.*)\)/.exec(project.body)?.[1] as string;
  expect(address.startsWith(to.url.replace('127.0.0.1', 'localhost'))).toBe(true);
  for (const url of [project.icon_url, project.gallery[0].raw_url, address]) {
    expect((await to.call(new URL(url).pathname)).status, url).toBe(200);
  }
  const [version] = await json(to, '/v2/project/copper-clock/version');
  const [source] = await json(from, '/v2/project/copper-clock/version');
  for (const field of ['version_number', 'name', 'changelog', 'date_published', 'version_type']) {
    expect(version[field], field).toEqual(source[field]);
  }
  expect(version.files[0].hashes).toEqual(source.files[0].hashes);
  const library = await json(to, '/v2/project/marble-library');
  expect(version.dependencies).toMatchObject([
    { project_id: library.id, dependency_type: 'required' },
  ]);
  const members = await json(to, '/v2/project/copper-clock/members');
  expect(members.map((one: { user: { username: string } }) => one.user.username)).toEqual([
    'newowner',
  ]);
  const found = await json(to, '/v2/search?query=copper');
  expect(found.total_hits).toBe(1);
});

test('importing again changes nothing; a new version of what is here is added', async () => {
  const before = await json(to, '/v2/project/copper-clock');
  expect((await take()).map((report) => report.outcome)).toEqual(['exists', 'exists']);
  expect(await json(to, '/v2/project/copper-clock')).toEqual(before);

  const { id } = await json(from, '/v2/project/copper-clock');
  const staff = await from.user({ role: 'admin' });
  const form = new FormData();
  const data = versionData({ project_id: id, version_number: '2.1.0' });
  form.append('data', JSON.stringify(data));
  const jar = fabricJar({ id: 'clock', version: '2.1.0' });
  form.append('file', new Blob([new Uint8Array(jar)]), 'clock-2.1.0.jar');
  await from.call('/v2/version', { method: 'POST', token: staff.token, body: form });
  const newer = join(folder, 'newer');
  await exportProjects(from.site.services, newer, { tell: () => {} });
  const reports = await take(newer);
  expect(reports.find((report) => report.slug === 'copper-clock')).toMatchObject({
    outcome: 'extended',
    versions: 1,
  });
  const versions = await json(to, '/v2/project/copper-clock/version');
  expect(versions.map((one: { version_number: string }) => one.version_number)).toEqual([
    '2.1.0',
    '2.0.0',
  ]);
});

test('an address that is taken gets a number, also when the import is repeated', async () => {
  const author = await from.user();
  await publishProject(from, author, { data: { slug: 'taken-name', title: 'From there' } });
  await publishProject(to, await to.user(), { data: { slug: 'taken-name', title: 'From here' } });
  const one = join(folder, 'taken');
  await exportProjects(from.site.services, one, { projects: ['taken-name'], tell: () => {} });
  expect(await take(one)).toMatchObject([
    { slug: 'taken-name', here: 'taken-name-2', outcome: 'created' },
  ]);
  expect((await json(to, '/v2/project/taken-name-2')).title).toBe('From there');
  expect((await json(to, '/v2/project/taken-name')).title).toBe('From here');
  expect(await take(one)).toMatchObject([{ here: 'taken-name-2', outcome: 'exists' }]);
});

test('what is damaged is refused with its reason, the rest comes in', async () => {
  const author = await from.user();
  const bad = await publishProject(from, author, { data: { slug: 'bad-file' } });
  await publishProject(from, author, { data: { slug: 'good-file' } });
  const damaged = join(folder, 'damaged');
  const projects = ['bad-file', 'good-file'];
  await exportProjects(from.site.services, damaged, { projects, tell: () => {} });
  const [version] = await json(from, `/v2/project/${bad.id}/version`);
  await writeFile(join(damaged, 'files', version.files[0].hashes.sha512), 'other bytes');
  const lines = await readFile(join(damaged, 'projects.jsonl'), 'utf8');
  await writeFile(join(damaged, 'projects.jsonl'), `${lines}{"slug": "half-a-line", \n`);
  const reports = await take(damaged);
  expect(reports).toMatchObject([
    { slug: 'bad-file', outcome: 'refused', refused: [expect.stringMatching(/another hash/)] },
    { slug: 'good-file', outcome: 'created', refused: [] },
    { slug: 'half-a-line', outcome: 'refused', refused: [expect.stringMatching(/not JSON/)] },
  ]);
  expect((await to.call('/v2/project/bad-file')).status).toBe(404);
});

test('a folder that is no export and an owner who is nobody are refused', async () => {
  await expect(take(folder)).rejects.toThrow(/no finished export/);
  const nobody = importProjects(to.site.services, out, {
    owner: 'nobody-here',
    note: () => {},
    tell: () => {},
  });
  await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
});
