import type { Db, Trx } from '../database/index.ts';

export type TagKind = 'category' | 'loader' | 'game_version';

/** Name of the note that an admin took a tag away, so that the next start does not bring it back. */
const noteOf = (kind: TagKind, name: string) => `tag-removed:${kind}:${name}`;

export async function noteRemoval(trx: Trx, kind: TagKind, name: string): Promise<void> {
  await trx
    .insertInto('facts')
    .values({ name: noteOf(kind, name), value: JSON.stringify({}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetRemoval(trx: Trx, kind: TagKind, name: string): Promise<void> {
  await trx.deleteFrom('facts').where('name', '=', noteOf(kind, name)).execute();
}

/** Answers whether an admin took a tag away. */
export async function readRemovals(db: Db): Promise<(kind: TagKind, name: string) => boolean> {
  const rows = await db
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', 'tag-removed:%')
    .execute();
  const names = new Set(rows.map((row) => row.name));
  return (kind, name) => names.has(noteOf(kind, name));
}
