import { type Kysely, sql } from 'kysely';

/** With what somebody has signed in before, so that something new can be told by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column known_agents text[] not null default '{}'`.execute(db);
}
