import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to the newest shape; safe when several processes start at once (Kysely takes
 * an advisory lock). Returns the names of the steps that ran.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName);
}
