import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** Names of all steps that this version of the product knows, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations).sort();

export interface MigrateOptions {
  /** The last step to take; all without it. */
  to?: string;
  /** Where the steps that ran are written down; needed for a schema that is not the usual one. */
  schema?: string;
}

/**
 * Brings the database to the newest shape; safe when several processes start at once (Kysely takes
 * an advisory lock). Returns the names of the steps that ran.
 */
export async function migrate(
  db: Kysely<Tables>,
  { to, schema }: MigrateOptions = {},
): Promise<string[]> {
  const migrator = createMigrator(db, schema);
  const run = to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to);
  const { error, results = [] } = await run;
  if (error) throw error;
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName);
}

/** Which steps ran on this database, and which wait. */
export async function migrationState(
  db: Kysely<Tables>,
): Promise<{ done: string[]; waiting: string[] }> {
  const all = await createMigrator(db).getMigrations();
  const names = (ran: boolean) =>
    all.filter((one) => (one.executedAt !== undefined) === ran).map((one) => one.name);
  return { done: names(true), waiting: names(false) };
}

function createMigrator(db: Kysely<Tables>, schema?: string): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
}
