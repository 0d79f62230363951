import { type Kysely, sql } from 'kysely';

/** In pixels, so that texts can keep the room of the pictures in them; unknown for older ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column width integer, add column height integer`.execute(db);
}
