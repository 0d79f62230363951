import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Reads run on the pool or inside a transaction alike; writers that must be atomic ask for `Trx`. */
export type Db = Kysely<Tables> | Transaction<Tables>;
export type Trx = Transaction<Tables>;
