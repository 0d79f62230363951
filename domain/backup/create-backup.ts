import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { linkOrCopy } from '#platform/blobs/link-or-copy.ts';
import { createLineFile, type LineFileFacts } from '#platform/lines/line-file.ts';
import { readLines } from '#platform/lines/read-lines.ts';
import { Refusal } from '#platform/refusal.ts';
import { BLOBS_LOCK, migrationState, type Trx } from '../database/index.ts';
import { renderedAddress } from '../documents/index.ts';
import type { Services } from '../services.ts';
import { BLOB_LIST, blobPath, type Manifest, tablePath, writeManifest } from './manifest.ts';
import { readTables } from './schema.ts';
import { dumpTable } from './table-rows.ts';
import { verifyBackup } from './verify-backup.ts';

/** The long steps of a backup; each is told its share done, 0 to 1. */
export interface BackupProgress {
  copy(share: number): void;
  verify(share: number): void;
}

/**
 * Writes a backup of the whole site into an empty folder while the site may run: all rows as of one
 * moment and every file that they need, then reads everything again and compares.
 * @throws Refusal `conflict` when the folder is not empty; `invalid_input` when the site lacks a file.
 */
export async function createBackup(
  services: Services,
  folder: string,
  tell: BackupProgress,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new Refusal('conflict', `${folder} is not empty.`);
  }
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const { done } = await migrationState(services.db);
  const facts = await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // Until the copy is made nothing that it needs is swept away.
      await sql`select pg_advisory_xact_lock_shared(${BLOBS_LOCK})`.execute(trx);
      const made = services.clock.now().toISOString();
      const tables: Manifest['tables'] = [];
      for (const table of await readTables(trx)) {
        const rows = await dumpTable(trx, table, tablePath(folder, table.name));
        tables.push({ name: table.name, ...rows });
      }
      const address = await renderedAddress(trx);
      const blobs = await listBlobs(trx, folder);
      await copyBlobs(services, folder, blobs, tell.copy);
      return { made, migrations: done, address, tables, blobs };
    });
  await writeManifest(folder, facts);
  return verifyBackup(folder, tell.verify);
}

/** Every blob that a row needs, smallest hash first. */
async function listBlobs(trx: Trx, folder: string): Promise<Manifest['blobs']> {
  const file = await createLineFile(join(folder, BLOB_LIST));
  let after = '';
  let totalBytes = 0;
  for (;;) {
    const { rows } = await sql<{ sha512: string; size: number }>`
      select sha512, max(size) as size from (
        select sha512, size from blobs union all select sha512, size from images
        union all select sha512, size from uploads where sha512 is not null
      ) as needed where sha512 > ${after} group by sha512 order by sha512 limit 1000`.execute(trx);
    await file.write(rows.map(({ sha512, size }) => JSON.stringify({ sha512, size })));
    for (const { size } of rows) totalBytes += size;
    if (rows.length < 1000) break;
    after = rows[rows.length - 1].sha512;
  }
  return { ...(await file.close()), totalBytes };
}

async function copyBlobs(
  { blobs }: Services,
  folder: string,
  { lines }: LineFileFacts,
  tell: (share: number) => void,
): Promise<void> {
  let done = 0;
  for await (const line of readLines(join(folder, BLOB_LIST))) {
    const { sha512 } = JSON.parse(line);
    const to = blobPath(folder, sha512);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      await linkOrCopy(await blobs.localPath(sha512), to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Refusal(
        'invalid_input',
        `The file ${sha512.slice(0, 16)}… is missing from this site; "quarry doctor" tells which it is.`,
      );
    }
    done += 1;
    tell(done / lines);
  }
}
