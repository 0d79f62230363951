export * from './tables.ts';
export { migrate } from './migrate.ts';
export type { Db, Trx } from './db.ts';
export { announce } from './announce.ts';
