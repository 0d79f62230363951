export { among } from './among.ts';
export { announce, announceAll } from './announce.ts';
export type { Db, Trx } from './db.ts';
export { BLOBS_LOCK } from './locks.ts';
export { MIGRATION_NAMES, migrate, migrationState } from './migrate.ts';
export * from './tables.ts';
