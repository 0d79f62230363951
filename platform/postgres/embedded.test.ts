import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findConfinement } from './confine.ts';
import { DatabaseCannotStart, DatabaseInUse, startEmbedded } from './embedded.ts';

let folder: string;
const crashes: string[] = [];
const options = () => ({
  folder,
  sockets: folder,
  settings: { fsync: 'off' },
  onCrash: (detail: string) => crashes.push(detail),
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-pg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function postmaster(): Promise<number> {
  const text = await readFile(join(folder, 'data/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

test('what a killed first start left half made is made anew', async () => {
  await mkdir(join(folder, 'data.new/base'), { recursive: true });
  await writeFile(join(folder, 'data.new/PG_VERSION'), '18\n');
  const postgres = await startEmbedded(options());
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('nobody but its own socket reaches it, and it is not root', async () => {
  const postgres = await startEmbedded(options());
  expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const status = await readFile(`/proc/${await postmaster()}/status`, 'utf8');
  // Without capabilities it is nobody special, whatever its number outside its namespace.
  expect(status).toMatch(/^CapEff:\s*0+$/m);
  await postgres.stop();
});

test('a second start on the folder is refused while the first one runs', async () => {
  const postgres = await startEmbedded(options());
  await expect(startEmbedded(options())).rejects.toThrow(DatabaseInUse);
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('killed, it comes back by itself with everything that was committed', async () => {
  const postgres = await startEmbedded(options());
  await ask(postgres.url, 'create table kept as select generate_series(1, 1000) as n');
  const first = await postmaster();
  process.kill(first, 'SIGKILL');
  await expect
    .poll(() => ask(postgres.url, 'select count(*)::int from kept').catch(() => null), {
      timeout: 20_000,
    })
    .toEqual([{ count: 1000 }]);
  expect(await postmaster()).not.toBe(first);
  expect(crashes.some((text) => text.includes('SIGKILL'))).toBe(true);
  await postgres.stop();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow();
});

test('a stale notice that names an unrelated process does not block the start', async () => {
  const other = spawn('sleep', ['60']);
  await writeFile(join(folder, 'data/postmaster.pid'), `${other.pid}\n${folder}/data\n`);
  const postgres = await startEmbedded(options());
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
  await postgres.stop();
  other.kill();
});

test('a cluster that PostgreSQL cannot use is told in its own words', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'quarry-pg-'));
  await mkdir(join(broken, 'data'), { mode: 0o700 });
  await writeFile(join(broken, 'data/PG_VERSION'), '9.6\n');
  const start = startEmbedded({ folder: broken, sockets: broken });
  await expect(start).rejects.toThrow(DatabaseCannotStart);
  await expect(start).rejects.toThrow(/9\.6|postgresql\.conf/);
  await rm(broken, { recursive: true });
});

const allow = (pattern: RegExp) => async (prefix: string[]) => pattern.test(prefix.join(' '));

test('root is left by what the machine allows', async () => {
  const root = { uid: 0, gid: 0 };
  expect((await findConfinement(folder, allow(/^unshare/), root)).prefix[0]).toBe('unshare');
  const nobody = { uid: 65_534, gid: 65_534 };
  const owner =
    process.getuid?.() === 0 ? nobody : { uid: process.getuid?.(), gid: process.getgid?.() };
  const other = await findConfinement(folder, allow(/--reuid=/), root);
  expect(other.owner).toEqual(owner);
  await expect(findConfinement(folder, allow(/nothing/), root)).rejects.toThrow(
    /ordinary user, or set DATABASE_URL/,
  );
});

test('an ordinary user stays who they are, tied to us where the machine can', async () => {
  const us = { uid: 1234, gid: 1234 };
  expect(await findConfinement(folder, allow(/pdeathsig/), us)).toEqual({
    prefix: ['setpriv', '--pdeathsig', 'INT'],
    owner: us,
  });
  expect((await findConfinement(folder, allow(/nothing/), us)).prefix).toEqual([]);
});
