import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChildSite, childSite, runNode, until, untilReady } from '../fixtures/child-site.ts';
import { projectData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { freePort, PASSWORD } from '../fixtures/test-site.ts';

// Each step is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let site: ChildSite;
beforeAll(async () => {
  site = await childSite();
});
afterAll(() => site.close());

const gone = () => until(async () => (await site.postmaster()) === null);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the site with 0 and its database with it',
  async (signal) => {
    await site.start();
    expect(await site.postmaster()).not.toBeNull();
    expect(await site.stop(signal)).toMatchObject({ code: 0 });
    expect(await site.postmaster()).toBeNull();
  },
);

test('a signal while starting ends it with 0 as well', async () => {
  const server = runNode(['apps/server/main.ts'], site.env);
  await until(async () => (await site.postmaster()) !== null);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  await gone();
});

test('a request under way is answered before the site ends', async () => {
  await site.start();
  const body = JSON.stringify({ username: 'patient', email: 'p@example.net', password: PASSWORD });
  const sending = request(`${site.url}/_internal/sign-up`, {
    method: 'POST',
    headers: {
      connection: 'keep-alive',
      'content-type': 'application/json',
      'content-length': body.length,
      'sec-fetch-site': 'same-origin',
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  await new Promise<void>((resolve) => sending.write(body.slice(0, 10), () => resolve()));
  // The server has seen the beginning once it has answered a later request.
  expect((await site.call('/v2/tag/loader')).status).toBe(200);
  const ended = site.stop();
  await until(refusesConnections);
  sending.end(body.slice(10));
  expect(await answered).toBe(200);
  expect(await ended).toMatchObject({ code: 0 });
});

function refusesConnections(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(site.env.PORT), '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

test('kill -9 takes the database along and loses nothing that was acknowledged', async () => {
  await site.start();
  const token = await site.token('survivor', 'admin');
  const form = new FormData();
  const file = fabricJar({ id: 'ember', version: '1.0.0' });
  form.append('data', JSON.stringify(projectData({ slug: 'ember', is_draft: true })));
  form.append('file', new Blob([new Uint8Array(file)]), 'ember.jar');
  const published = await site.call('/v2/project', { method: 'POST', token, body: form });
  expect(published.status).toBe(200);
  const project = await published.json();
  const before = Date.now();
  await site.stop('SIGKILL');
  await gone();
  expect(Date.now() - before).toBeLessThan(5000);

  await site.start();
  const [version] = await (await site.call('/v2/project/ember/version', { token })).json();
  expect(version.id).toBe(project.versions[0]);
  const bytes = Buffer.from(
    await (await site.call(new URL(version.files[0].url).pathname, { token })).arrayBuffer(),
  );
  expect(bytes.equals(file)).toBe(true);
  await site.stop();
});

test('it starts at once after kill -9, while the old database still ends', async () => {
  await site.start();
  await site.stop('SIGKILL');
  await site.start();
  expect((await site.call('/v2/tag/loader')).status).toBe(200);
  await site.stop();
});

test('a second start on the same folder says so and ends with 3', async () => {
  await site.start();
  const second = await runNode(['apps/server/main.ts'], {
    ...site.env,
    PORT: String(await freePort()),
  }).ended;
  expect(second).toMatchObject({ code: 3 });
  expect(second.output).toBe(`Quarry is already running on ${site.dataDir}.\n`);
  expect((await site.call('/v2/tag/loader')).status).toBe(200);
  await site.stop();
});

test('wrong settings are told all at once, with 2', async () => {
  const wrong = { PORT: '70000', PUBLIC_URL: 'example.net/mods', DEMO: 'maybe', LOG_LEVEL: 'loud' };
  const { code, output } = await runNode(['apps/server/main.ts'], { ...site.env, ...wrong }).ended;
  expect(code).toBe(2);
  for (const [name, value] of Object.entries(wrong)) expect(output).toContain(`${name}=${value}: `);
});

test('a port that is taken is told by its number, with 1', async () => {
  const other = createServer().listen(Number(site.env.PORT), '127.0.0.1');
  const { code, output } = await runNode(['apps/server/main.ts'], site.env).ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${site.env.PORT} is in use by another program. Set PORT to a free one.\n`,
  );
  expect(await site.postmaster()).toBeNull();
});

test('a database that cannot be reached is told without its password', async () => {
  const url = `postgres://quarry:very-secret@127.0.0.1:${await freePort()}/quarry`;
  const { code, output } = await runNode(['apps/server/main.ts'], {
    ...site.env,
    DATABASE_URL: url,
  }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/);
  expect(output).not.toContain('very-secret');
});

const launcher = fileURLToPath(new URL('../../bin/bootstrap.mjs', import.meta.url));
const LAUNCH = `
  import { run } from ${JSON.stringify(launcher)};
  process.exit(await run('apps/server/main.ts'));`;

function launch() {
  return runNode(['--input-type=module', '-e', LAUNCH], site.env);
}

test('the launcher hands on signals and the exit code', async () => {
  const started = launch();
  await untilReady(started);
  started.child.kill('SIGTERM');
  expect(await started.ended).toMatchObject({ code: 0 });
  await gone();
  const wrong = runNode(['--input-type=module', '-e', LAUNCH], { ...site.env, PORT: 'x' });
  expect(await wrong.ended).toMatchObject({ code: 2 });
});

test('the server ends when its launcher was killed', async () => {
  const started = launch();
  await untilReady(started);
  started.child.kill('SIGKILL');
  await until(refusesConnections);
  await gone();
});
