import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PublishedProject, publishProject } from '#tests/fixtures/publish.ts';
import { startTestSite, type TestSite, type TestUser } from '#tests/fixtures/test-site.ts';
import { startDownloadCounter } from './download-counter.ts';

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite({ trustProxy: true });
  owner = await site.user();
});
beforeEach(async () => {
  project = await publishProject(site, owner);
});
afterAll(() => site.close());

let asker = 0;
async function fileAddress(): Promise<string> {
  const version = await (await site.call(`/v2/version/${project.versionId}`)).json();
  return new URL(version.files[0].url).pathname;
}

async function download(path: string, options: { method?: string; headers?: object } = {}) {
  const response = await site.call(path, {
    method: options.method,
    headers: { 'x-forwarded-for': `10.0.0.${asker}`, ...options.headers },
  });
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
}

/** What everyone is told after everything noted was added up. */
async function counts() {
  await site.site.downloads.fold();
  await site.site.events.barrier();
  const version = await (await site.call(`/v2/version/${project.versionId}`)).json();
  const told = await (await site.call(`/v2/project/${project.id}`)).json();
  return { version: version.downloads, project: told.downloads };
}

test('a whole file counts once for its version and its project, and on its day', async () => {
  asker += 1;
  const { status, bytes } = await download(await fileAddress());
  expect({ status, bytes }).toEqual({ status: 200, bytes: project.file.length });
  // It is noted when the last byte is on its way, which the asker may see first.
  await expect.poll(counts).toEqual({ version: 1, project: 1 });
  const days = await site.site.services.db
    .selectFrom('downloads_daily')
    .select('count')
    .where('version_id', '=', project.versionId)
    .execute();
  expect(days).toEqual([{ count: 1 }]);
});

test('the same asker counts once, others count too', async () => {
  const path = await fileAddress();
  asker += 1;
  for (let i = 0; i < 3; i++) await download(path);
  asker += 1;
  await download(path);
  await expect.poll(counts).toEqual({ version: 2, project: 2 });
});

test('asking without taking the file does not count', async () => {
  const path = await fileAddress();
  asker += 1;
  const etag = (await site.call(path, { method: 'HEAD' })).headers.get('etag') as string;
  expect((await download(path, { method: 'HEAD' })).bytes).toBe(0);
  expect((await download(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await download(path, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  expect((await download(path, { headers: { range: 'bytes=10-' } })).status).toBe(206);
  expect((await download(path, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
  expect(await counts()).toEqual({ version: 0, project: 0 });
});

test('a file under the address of another project is not there and counts for nobody', async () => {
  const other = await publishProject(site, owner);
  const path = (await fileAddress()).replace(project.id, other.id);
  asker += 1;
  expect((await download(path)).status).toBe(404);
  expect(await counts()).toEqual({ version: 0, project: 0 });
});

const today = () => new Date().toISOString().slice(0, 10);

/** A counter of its own on the same database, as the next process has it. */
async function nextProcess(folder: string) {
  const counter = await startDownloadCounter(site.site.services, folder);
  await counter.fold();
  await counter.close();
}

test('what a killed process wrote counts exactly once, a half line does no harm', async () => {
  const folder = join(site.site.settings.dataDir, 'killed');
  await mkdir(folder, { recursive: true });
  const line = `${project.versionId} ${today()}\n`;
  await writeFile(join(folder, '1700000000000-a.log'), line.repeat(3) + line.slice(0, 15));
  await nextProcess(folder);
  expect(await counts()).toEqual({ version: 3, project: 3 });
  expect(await readdir(folder)).toEqual([]);

  // Killed between the sums and the removal of the file: the database knows its name.
  await site.site.services.db
    .insertInto('facts')
    .values({ name: 'downloads-folded:1700000000001-b.log', value: '{}' })
    .execute();
  await writeFile(join(folder, '1700000000001-b.log'), line.repeat(5));
  await nextProcess(folder);
  expect(await counts()).toEqual({ version: 3, project: 3 });
  const facts = await site.site.services.db
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', 'downloads-folded:%')
    .execute();
  expect(facts).toEqual([]);
});

test('lines of a version that is gone, and nonsense, are passed over', async () => {
  const folder = join(site.site.settings.dataDir, 'nonsense');
  await mkdir(folder, { recursive: true });
  const lines = [`zzzzzzzz ${today()}`, `${project.versionId} 2026-13-4`, '', 'x y z', '\0\0\0'];
  await appendFile(
    join(folder, '1-c.log'),
    `${lines.join('\n')}\n${project.versionId} ${today()}\n`,
  );
  await nextProcess(folder);
  expect(await counts()).toEqual({ version: 1, project: 1 });
});

test('nothing is lost or doubled while notes, writes and sums run into each other', async () => {
  const folder = join(site.site.settings.dataDir, 'busy');
  const counter = await startDownloadCounter(site.site.services, folder);
  const folds: Promise<void>[] = [];
  for (let i = 0; i < 400; i++) {
    counter.note({ versionId: project.versionId, filename: 'a.jar', asker: `asker ${i}` });
    if (i % 20 === 0) folds.push(counter.fold());
    if (i % 50 === 0) await folds.at(-1);
  }
  await Promise.all(folds);
  await counter.close();
  expect(await counts()).toEqual({ version: 400, project: 400 });
});
