import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Tables } from '#domain/database/index.ts';
import { diskBlobStore } from '#platform/blobs/disk-blob-store.ts';
import { connectDatabase } from '#platform/db/connect.ts';
import { publishProject } from '#tests/fixtures/publish.ts';
import { startTestSite, type TestSite } from '#tests/fixtures/test-site.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { readTables } from './schema.ts';

const quiet = { copy() {}, verify() {}, rows() {}, files() {} };
const FRESH = `restored_${process.pid}`;
let site: TestSite;
let folder: string;
let backup: string;
let admin: pg.Client;
let freshUrl: string;
beforeAll(async () => {
  site = await startTestSite();
  folder = await mkdtemp(join(tmpdir(), 'quarry-backup-'));
  backup = join(folder, 'backup');
  const server = inject('postgresUrl');
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${FRESH}`);
  freshUrl = server.replace('/postgres?', `/${FRESH}?`);
  await fill();
});
afterAll(async () => {
  await site.close();
  await admin.query(`drop database ${FRESH} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that is easily lost on the way: odd texts, nulls, numbers, dates, JSON's own null. */
async function fill(): Promise<void> {
  const owner = await site.user();
  const odd = 'Zeile\u2028Zeile\u2029 \\u0041 \\\\ "q" \u{1f9f1} \t\r\n e\u0301 \ufeff';
  for (let i = 0; i < 3; i++) {
    const { id, slug } = await publishProject(site, owner, { data: { body: `${odd} ${i}` } });
    const body = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await site.call(`/v2/project/${id}/icon?ext=png`, {
      method: 'PATCH',
      token: owner.token,
      body,
    });
    const follower = await site.user();
    await site.call(`/v2/project/${slug}/follow`, { method: 'POST', token: follower.token });
  }
  const { db } = site.site.services;
  await sql`insert into facts values ('json null', 'null'), ('nested', '{"a": [1.50, 9007199254740993, null]}')`.execute(
    db,
  );
  await sql`update projects set published = '2021-03-28 01:59:59.123456+00', license_url = null`.execute(
    db,
  );
  // More rows than are read at once.
  await sql`insert into downloads_daily select v.id, date '2020-01-01' + n, n * 1000003
    from versions v, generate_series(1, 250) n`.execute(db);
}

/** A hash over all rows of every table, as the database tells them. */
async function fingerprint(url: string): Promise<Record<string, string>> {
  const { kysely, close } = connectDatabase<Tables>({ url, max: 1 });
  const result: Record<string, string> = {};
  for (const { name } of await readTables(kysely)) {
    const { rows } = await sql<{ hash: string }>`select count(*) || ' ' || md5(coalesce(
      string_agg(t::text, ',' order by t::text), '')) as hash from ${sql.table(name)} t`.execute(
      kysely,
    );
    result[name] = rows[0].hash;
  }
  await close();
  return result;
}

async function files(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const hashes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return [name, createHash('sha512').update(bytes).digest('hex')];
    });
  return Object.fromEntries(await Promise.all(hashes));
}

const blobsOf = (dataDir: string) => join(dataDir, 'blobs');

async function restore(from: string, replace = false) {
  const blobs = await diskBlobStore(blobsOf(folder));
  return restoreBackup(from, { databaseUrl: freshUrl, blobs, replace, tell: quiet });
}

test('a backup of a site that runs, restored elsewhere, is the same in every row and file', async () => {
  const before = await fingerprint(site.databaseUrl);
  const manifest = await createBackup(site.site.services, backup, quiet);
  expect(manifest.blobs.lines).toBeGreaterThan(4);
  expect(manifest.tables.find((table) => table.name === 'downloads_daily')?.lines).toBe(750);
  await restore(backup);
  expect(await fingerprint(freshUrl)).toEqual(before);
  expect(await fingerprint(site.databaseUrl)).toEqual(before);
  const restored = await files(blobsOf(folder));
  expect(restored).toEqual(await files(blobsOf(site.site.settings.dataDir)));
  for (const [name, hash] of Object.entries(restored)) expect(hash).toBe(name);
});

test('the restored schema still refuses what the schema refuses', async () => {
  const { kysely, close } = connectDatabase<Tables>({ url: freshUrl, max: 1 });
  const orphan = kysely
    .insertInto('follows')
    .values({ user_id: 'nobody', project_id: 'nothing' })
    .execute();
  await expect(orphan).rejects.toThrow(/foreign key/);
  await close();
});

test('nobody but its owner may read a backup, and its files take no second room', async () => {
  expect((await stat(join(backup, 'manifest.json'))).mode & 0o077).toBe(0);
  expect((await stat(join(backup, 'tables/users.jsonl'))).mode & 0o077).toBe(0);
  const [name] = Object.keys(await files(join(backup, 'blobs')));
  const { nlink } = await stat(join(backup, 'blobs', name.slice(0, 2), name));
  expect(nlink).toBeGreaterThan(1);
});

test('a site with data is only replaced when that is said, and one that runs never', async () => {
  await expect(restore(backup)).rejects.toThrow(/--replace/);
  const before = await fingerprint(freshUrl);
  await restore(backup, true);
  expect(await fingerprint(freshUrl)).toEqual(before);
  const running = restoreBackup(backup, {
    databaseUrl: site.databaseUrl,
    blobs: site.site.services.blobs,
    replace: true,
    tell: quiet,
  });
  await expect(running).rejects.toThrow(/Stop it first/);
});

test.each([
  ['a row was changed', (copy: string) => appendFile(join(copy, 'tables/users.jsonl'), ' ')],
  ['a table is missing', (copy: string) => rm(join(copy, 'tables/users.jsonl'))],
  ['a file was changed', (copy: string) => spoilOneBlob(copy, (path) => writeFile(path, 'x'))],
  ['a file is missing', (copy: string) => spoilOneBlob(copy, (path) => rm(path))],
  ['it was never finished', (copy: string) => rm(join(copy, 'manifest.json'))],
  ['it is newer', (copy: string) => editManifest(copy, { migrations: ['9999-future'] })],
  ['it has another form', (copy: string) => editManifest(copy, { format: 2 })],
])('a backup is refused and nothing changed when %s', async (_what, spoil) => {
  const copy = await mkdtemp(join(folder, 'copy-'));
  const target = join(copy, 'backup');
  await createBackup(site.site.services, target, quiet);
  await spoil(target);
  const before = await fingerprint(freshUrl);
  await expect(restore(target, true)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await fingerprint(freshUrl)).toEqual(before);
});

async function spoilOneBlob(copy: string, spoil: (path: string) => Promise<void>): Promise<void> {
  const [name] = Object.keys(await files(join(copy, 'blobs')));
  const path = join(copy, 'blobs', name.slice(0, 2), name);
  // A second name for the site's own file: it must not be spoilt with it.
  const bytes = await readFile(path);
  await rm(path);
  await writeFile(path, bytes);
  await spoil(path);
}

async function editManifest(copy: string, change: object): Promise<void> {
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, ...change }));
}

test('a folder that holds something is not written to', async () => {
  await expect(createBackup(site.site.services, backup, quiet)).rejects.toThrow(/not empty/);
  await expect(createBackup(site.site.services, folder, quiet)).rejects.toThrow(/not empty/);
});

test('a site that lacks a file says so', async () => {
  const { services } = site.site;
  const { sha512 } = await services.db
    .selectFrom('files')
    .select('sha512')
    .executeTakeFirstOrThrow();
  await services.blobs.delete(sha512);
  await expect(createBackup(services, join(folder, 'lacking'), quiet)).rejects.toThrow(/missing/);
});
