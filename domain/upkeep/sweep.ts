import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { UPLOAD_DAYS } from '../uploads/index.ts';

/** What a sweep removed. */
export interface Swept {
  sessions: number;
  uploads: number;
  blobs: number;
}

/** A blob may be on its way into the database for this long: uploads of many files are slow. */
const SETTLING_MS = 24 * 3_600_000;

/**
 * Removes what nothing refers to any more: ended sessions, forgotten uploads, bytes of deleted files
 * and pictures, and what a crash left behind.
 */
export async function sweep(
  services: Services,
  { settlingMs = SETTLING_MS }: { settlingMs?: number } = {},
): Promise<Swept> {
  const { db, clock } = services;
  const now = clock.now();
  const sessions = await db.deleteFrom('sessions').where('expires', '<', now).executeTakeFirst();
  const uploads = await db
    .deleteFrom('uploads')
    .where('updated', '<', new Date(now.getTime() - UPLOAD_DAYS * 86_400_000))
    .returning('id')
    .execute();
  for (const { id } of uploads) await services.blobs.dropPart(id);
  return {
    sessions: Number(sessions.numDeletedRows),
    uploads: uploads.length,
    blobs: await sweepBlobs(services, new Date(now.getTime() - settlingMs)),
  };
}

async function sweepBlobs({ db, blobs }: Services, before: Date): Promise<number> {
  await db
    .deleteFrom('blobs')
    .where('created', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('files').select('id').whereRef('files.sha512', '=', 'blobs.sha512'),
        ),
      ),
    )
    .execute();
  await sql`
    delete from images where created < ${before} and left(sha512, 40) not in (
      select substring(url from '/data/images/([0-9a-f]{40})') from (
        select icon_url as url from projects union all select raw_icon_url from projects
        union all select url from gallery_items union all select raw_url from gallery_items
        union all select avatar_url from users union all select raw_avatar_url from users
        union all select url from text_images
      ) as used where url is not null)`.execute(db);
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const used = await usedHashes(db, batch);
    for (const sha512 of batch.filter((one) => !used.has(one))) {
      await blobs.delete(sha512);
      removed += 1;
    }
    batch = [];
  };
  for await (const sha512 of blobs.olderThan(before)) {
    batch.push(sha512);
    if (batch.length === 500) await flush();
  }
  await flush();
  return removed;
}

async function usedHashes(db: Services['db'], hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('blobs')
    .select('sha512')
    .where('sha512', 'in', hashes)
    .unionAll(db.selectFrom('images').select('sha512').where('sha512', 'in', hashes))
    .unionAll(
      db
        .selectFrom('uploads')
        .select((is) => is.ref('sha512').$notNull().as('sha512'))
        .where('sha512', 'in', hashes),
    )
    .execute();
  return new Set(rows.map((row) => row.sha512));
}
