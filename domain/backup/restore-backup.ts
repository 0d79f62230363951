import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { BlobStore } from '#platform/blobs/blob-store.ts';
import { connectDatabase } from '#platform/db/connect.ts';
import { LISTENER_NAME } from '#platform/events/events.ts';
import { readLines } from '#platform/lines/read-lines.ts';
import { Refusal } from '#platform/refusal.ts';
import { MIGRATION_NAMES, migrate, type Tables } from '../database/index.ts';
import { BLOB_LIST, blobPath, type Manifest, tablePath } from './manifest.ts';
import { advanceSequences, dropForeignKeys, readTables } from './schema.ts';
import { loadTable } from './table-rows.ts';
import { verifyBackup } from './verify-backup.ts';

/** Rows come in beside the site's own and take their place in one step. */
const BESIDE = 'quarry_restore';

export interface RestoreOptions {
  databaseUrl: string;
  blobs: BlobStore;
  /** Put the backup in the place of what the site has. */
  replace: boolean;
  tell: RestoreProgress;
}

/** The long steps of a restore; each is told its share done, 0 to 1. */
export interface RestoreProgress {
  verify(share: number): void;
  rows(share: number): void;
  files(share: number): void;
}

/**
 * Brings a stopped site to what a backup holds, then to this version's schema. Until the last step
 * the site is as it was: a restore that fails changes nothing.
 * @throws Refusal `conflict` when the site runs, or has data and `replace` is not given;
 * `invalid_input` when the backup is damaged or newer than this version.
 */
export async function restoreBackup(folder: string, options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, blobs, replace, tell } = options;
  const own = connectDatabase<Tables>({ url: databaseUrl, max: 1 });
  const beside = connectDatabase<Tables>({ url: inSchema(databaseUrl, BESIDE), max: 1 });
  try {
    await refuseWhileServed(own.kysely);
    if (!replace && (await hasData(own.kysely))) {
      throw new Refusal('conflict', 'This site has data. Add --replace to put the backup there.');
    }
    const manifest = await verifyBackup(folder, tell.verify);
    const last = lastStep(manifest);
    await sql`drop schema if exists ${sql.ref(BESIDE)} cascade`.execute(own.kysely);
    await sql`create schema ${sql.ref(BESIDE)}`.execute(own.kysely);
    await migrate(beside.kysely, { to: last, schema: BESIDE });
    await loadRows(beside.kysely, folder, manifest, tell.rows);
    await migrate(beside.kysely, { schema: BESIDE });
    await adoptBlobs(blobs, folder, manifest, tell.files);
    await takePlace(own.kysely);
    return manifest;
  } finally {
    await sql`drop schema if exists ${sql.ref(BESIDE)} cascade`.execute(own.kysely).catch(() => {});
    await beside.close();
    await own.close();
  }
}

function inSchema(url: string, schema: string): string {
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
}

async function refuseWhileServed(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME}`.execute(db);
  if (rows.length > 0) {
    throw new Refusal('conflict', 'A site serves from this database. Stop it first.');
  }
}

async function hasData(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('projects') is not null as made`.execute(db);
  if (!rows[0].made) return false;
  const found =
    await sql`(select 1 from projects limit 1) union all (select 1 from users limit 1)`.execute(db);
  return found.rows.length > 0;
}

/** @throws Refusal when the backup has steps that this version does not know. */
function lastStep({ migrations }: Manifest): string {
  const unknown = migrations.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(
      'invalid_input',
      `The backup is from a newer version of Quarry (its schema has "${unknown}").`,
    );
  }
  return migrations.toSorted().at(-1) as string;
}

async function loadRows(
  db: Kysely<Tables>,
  folder: string,
  manifest: Manifest,
  tell: (share: number) => void,
): Promise<void> {
  const total = manifest.tables.reduce((sum, table) => sum + table.bytes, 1);
  let done = 1;
  await db.transaction().execute(async (trx) => {
    const restoreForeignKeys = await dropForeignKeys(trx);
    const tables = new Map((await readTables(trx)).map((table) => [table.name, table]));
    for (const { name, lines, bytes } of manifest.tables) {
      const table = tables.get(name);
      if (!table) throw new Refusal('invalid_input', `The backup has an unknown table "${name}".`);
      // Steps may bring rows of their own.
      await sql`delete from ${sql.table(name)}`.execute(trx);
      const rows = await loadTable(trx, table, tablePath(folder, name));
      if (rows !== lines) throw new Refusal('invalid_input', `The rows of ${name} are damaged.`);
      done += bytes;
      tell(done / total);
    }
    await restoreForeignKeys();
    await advanceSequences(trx);
  });
}

async function adoptBlobs(
  blobs: BlobStore,
  folder: string,
  manifest: Manifest,
  tell: (share: number) => void,
): Promise<void> {
  let done = 0;
  for await (const line of readLines(join(folder, BLOB_LIST))) {
    const { sha512 } = JSON.parse(line);
    await blobs.adopt(blobPath(folder, sha512), sha512);
    done += 1;
    tell(done / manifest.blobs.lines);
  }
}

async function takePlace(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(trx);
    const schema = sql.ref(rows[0].schema);
    await sql`drop schema ${schema} cascade`.execute(trx);
    await sql`alter schema ${sql.ref(BESIDE)} rename to ${schema}`.execute(trx);
  });
}
