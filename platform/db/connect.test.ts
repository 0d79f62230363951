import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { isUnavailable } from './failures.ts';

const connect = (onError?: (error: Error) => void) =>
  connectDatabase<Record<string, never>>({ url: inject('postgresUrl'), max: 2, onError });

test('a connection that breaks between two queries of a transaction fails the next query, no more', async () => {
  const { kysely, close } = connect();
  const other = connect();
  const cut = kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(other.kysely);
    // Until the notice has come.
    const gone = () =>
      sql`select 1 from pg_stat_activity where pid = ${rows[0].pid}`.execute(other.kysely);
    await expect.poll(async () => (await gone()).rows.length).toBe(0);
    await sql`select 1`.execute(trx);
  });
  const error = await cut.catch((one) => one);
  expect(isUnavailable(error), String(error)).toBe(true);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(kysely);
  expect(rows).toEqual([{ one: 1 }]);
  await close();
  await other.close();
});

test('an idle connection that breaks is told, and replaced', async () => {
  const told: Error[] = [];
  const { kysely, close } = connect((error) => told.push(error));
  const other = connect();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(kysely);
  await sql`select pg_terminate_backend(${rows[0].pid})`.execute(other.kysely);
  await expect.poll(() => told.length).toBe(1);
  const again = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(kysely);
  expect(again.rows[0].pid).not.toBe(rows[0].pid);
  await close();
  await other.close();
});

test('a missing file is no missing database', () => {
  expect(isUnavailable(Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
  expect(isUnavailable(Object.assign(new Error(), { code: 'ENOENT', syscall: 'connect' }))).toBe(
    true,
  );
  expect(isUnavailable(Object.assign(new Error(), { code: '57P03' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error(), { code: '23505' }))).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});
