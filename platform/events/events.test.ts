import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { CHANNEL, type Change, type Events, LISTENER_NAME, listenToEvents } from './events.ts';

const name = `events_${randomBytes(6).toString('hex')}`;
let url: string;
let admin: pg.Client;
let writer: pg.Client;
let events: Events;
const seen: Change[] = [];
beforeAll(async () => {
  const server = inject('postgresUrl');
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url = server.replace('/postgres?', `/${name}?`);
  writer = new pg.Client({ connectionString: url });
  await writer.connect();
  events = await listenToEvents(url, createLog('silent'));
  events.subscribe((change) => seen.push(change));
});
afterAll(async () => {
  await events.close();
  await writer.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const tell = (text: string) => writer.query('select pg_notify($1, $2)', [CHANNEL, text]);
const listening = async () => {
  const { rows } = await admin.query(
    'select pid from pg_stat_activity where datname = $1 and application_name = $2',
    [name, LISTENER_NAME],
  );
  return rows.map((row) => row.pid as number);
};

test('past a barrier every committed change has been told, in order', async () => {
  for (let i = 0; i < 50; i++) await tell(`project:p${i}`);
  await events.barrier();
  expect(seen.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => `p${i}`));
});

test('what was rolled back is never told', async () => {
  seen.length = 0;
  await writer.query('begin');
  await tell('project:undone');
  await writer.query('rollback');
  await tell('project:done');
  await events.barrier();
  expect(seen).toEqual([{ kind: 'project', id: 'done' }]);
});

test('many barriers at once pass', async () => {
  await Promise.all(Array.from({ length: 200 }, () => events.barrier()));
});

test('a lost connection is told once, and one new connection takes its place', async () => {
  seen.length = 0;
  let gaps = 0;
  events.onGap(() => {
    gaps += 1;
  });
  for (let round = 1; round <= 3; round++) {
    const [pid] = await listening();
    const waiting = events.barrier();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    // Whoever waits is not left waiting.
    await waiting;
    await expect.poll(() => gaps).toBe(round);
    expect(await listening()).toHaveLength(1);
  }
  await tell('project:after');
  await events.barrier();
  expect(seen.filter(({ id }) => id === 'after')).toHaveLength(1);
});

test('a database that is away for longer is found again, by one connection', async () => {
  let gaps = 0;
  events.onGap(() => {
    gaps += 1;
  });
  await admin.query(`alter database ${name} allow_connections false`);
  const [pid] = await listening();
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(listening).toEqual([]);
  // With nobody to ask, a barrier is no obstacle.
  await events.barrier();
  await admin.query(`alter database ${name} allow_connections true`);
  await expect.poll(() => gaps).toBe(1);
  expect(await listening()).toHaveLength(1);
});
