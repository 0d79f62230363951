import { sql } from 'kysely';
import { among, BLOBS_LOCK, type Db, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';

const AT_ONCE = 500;

/**
 * Removes bytes that no row refers to and that were stored before the given time; answers how many.
 * A backup holds the lock while it copies: nothing it has seen may vanish under it.
 */
export function sweepBlobs({ db, blobs }: Services, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${BLOBS_LOCK}) as free`.execute(trx);
    if (!rows[0].free) return 0;
    await dropRows(trx, before);
    let removed = 0;
    for await (const batch of inBatches(blobs.olderThan(before))) {
      const used = await usedHashes(trx, batch);
      for (const sha512 of batch) {
        if (!used.has(sha512) && (await blobs.delete(sha512, before))) removed += 1;
      }
    }
    return removed;
  });
}

/** Bytes that rows refer to, of the given ones. */
export async function usedHashes(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blobs')
    .select('sha512')
    .where(among('sha512', hashes))
    .unionAll(db.selectFrom('images').select('sha512').where(among('sha512', hashes)))
    .unionAll(
      db
        .selectFrom('uploads')
        .select((is) => is.ref('sha512').$notNull().as('sha512'))
        .where(among('sha512', hashes)),
    )
    .execute();
  return new Set(rows.map((row) => row.sha512));
}

export async function* inBatches<T>(items: AsyncIterable<T>, size = AT_ONCE): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows about bytes that no file, and pictures that no address anywhere, needs. */
async function dropRows(trx: Trx, before: Date): Promise<void> {
  await trx
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
  const addresses = sql.join(await addressColumns(trx), sql` union all `);
  await sql`
    delete from images where created < ${before} and left(sha512, 40) not in (
      select name from (
        select substring(url from '/data/images/([0-9a-f]{40})') as name from (${addresses}) as all_urls
      ) as used where name is not null)`.execute(trx);
}

/** Every column that holds an address: a table that gets a picture needs no line here. */
async function addressColumns(trx: Trx) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'
      and column_name ~ '(^|_)url$'`.execute(trx);
  return rows.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as url from ${sql.table(table)}`,
  );
}
