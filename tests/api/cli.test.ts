import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChildSite, childSite, runNode } from '../fixtures/child-site.ts';
import { projectData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { PASSWORD } from '../fixtures/test-site.ts';

// Each step is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let site: ChildSite;
let folder: string;
let token: string;
beforeAll(async () => {
  site = await childSite();
  folder = await mkdtemp(join(tmpdir(), 'quarry-cli-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function publish(slug: string): Promise<void> {
  const form = new FormData();
  form.append('data', JSON.stringify(projectData({ slug, title: `Project ${slug}` })));
  const file = fabricJar({ id: slug, version: '1.0.0' });
  form.append('file', new Blob([new Uint8Array(file)]), `${slug}.jar`);
  const response = await site.call('/v2/project', { method: 'POST', token, body: form });
  expect(response.status, await response.clone().text()).toBe(200);
  const body = { status: 'approved' };
  const patch = { method: 'PATCH', token, body };
  expect((await site.call(`/v2/project/${slug}`, patch)).status).toBe(204);
}

interface Finding {
  check: string;
  level: string;
  text: string;
}

async function doctor(...options: string[]): Promise<{ code: number | null; findings: Finding[] }> {
  const { code, output } = await site.quarry('doctor', '--json', ...options);
  const line = output.trimEnd().split('\n').at(-1) as string;
  return { code, findings: JSON.parse(line) };
}

const levels = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ check, level }) => [check, level]));

test('every command explains itself, and a mistake in its words ends with 2', async () => {
  const { code, output } = await site.quarry('--help');
  expect(code).toBe(0);
  const names = [...output.matchAll(/^ {2}(\w+) .*/gm)].map((match) => match[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['user', 'token', 'doctor', 'backup', 'restore', 'export', 'import', 'reindex'],
    ]),
  );
  for (const words of [['user', 'create'], ['token', 'create'], ...names.map((name) => [name])]) {
    const help = await site.quarry(...words, '--help');
    expect(help.code, words.join(' ')).toBe(0);
    expect(help.output, words.join(' ')).toMatch(/^Usage: quarry /);
  }
  for (const words of [['dance'], ['backup'], ['user', 'create', '--role', 'king'], ['--loud']]) {
    expect((await site.quarry(...words)).code, words.join(' ')).toBe(2);
  }
  expect(
    (await runNode(['apps/cli/main.ts', 'reindex'], { ...site.env, PORT: 'x' }).ended).code,
  ).toBe(2);
});

test('accounts and tokens are made on a stopped site and on one that runs', async () => {
  const create = ['user', 'create', '--username', 'keeper', '--email', 'keeper@example.net'];
  const made = await site.quarry(...create, '--password', PASSWORD);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Made the account keeper/),
  });
  await site.start();
  const again = await site.quarry(...create, '--password', PASSWORD);
  expect(again).toMatchObject({ code: 3, output: expect.stringMatching(/^username: /) });
  expect((await site.quarry('user', 'promote', 'nobody')).code).toBe(3);
  expect((await site.quarry('user', 'promote', 'KEEPER')).code).toBe(0);

  const words = ['token', 'create', '--user', 'keeper', '--scopes', 'all', '--json'];
  const { output } = await site.quarry(...words);
  expect(output).toMatch(/^\{"token":"[^"]+"\}\n$/);
  token = JSON.parse(output).token;
  const me = await (await site.call('/v2/user', { token })).json();
  expect(me).toMatchObject({ username: 'keeper', role: 'admin' });
});

test('a healthy site passes, running and stopped', async () => {
  await publish('amber');
  await publish('basalt');
  const running = await doctor('--deep');
  expect(running.code).toBe(0);
  expect(levels(running.findings)).toEqual({
    ...{ settings: 'ok', disk: 'ok', database: 'ok', schema: 'ok', search: 'ok' },
    ...{ files: 'ok', pictures: 'ok', documents: 'ok', leftovers: 'ok' },
  });
  await site.stop();
  expect((await doctor()).code).toBe(0);
});

/** What every public read answers. */
async function everything(): Promise<string[]> {
  const paths = ['/v2/project/amber', '/v2/project/basalt/version', '/v2/search?query=project'];
  return Promise.all(paths.map(async (path) => (await site.call(path)).text()));
}

test('the restore drill: what was backed up comes back, rows, files, search and all', async () => {
  await site.start();
  const before = await everything();
  const backup = join(folder, 'backup');
  const made = await site.quarry('backup', '--out', backup);
  expect(made.output).toMatch(/Backed up \d+ rows and 2 files/);
  expect(made.code).toBe(0);
  // The backup is of that moment.
  await publish('later');
  expect((await site.quarry('restore', '--from', backup)).code).toBe(3);
  expect((await site.quarry('backup', '--out', backup)).code).toBe(3);
  await site.stop();
  const refused = await site.quarry('restore', '--from', backup);
  expect(refused).toMatchObject({ code: 3, output: expect.stringMatching(/--replace/) });
  expect((await site.quarry('restore', '--from', backup, '--replace')).code).toBe(0);
  await site.start();
  expect(await everything()).toEqual(before);
  expect((await site.call('/v2/project/later')).status).toBe(404);
  await publish('afterwards');
  await site.stop();

  const fresh = await childSite({ PUBLIC_URL: site.url });
  expect((await fresh.quarry('restore', '--from', backup)).code).toBe(0);
  expect(await hashes(join(fresh.dataDir, 'blobs'))).toEqual(await hashes(join(backup, 'blobs')));
  await fresh.start();
  const [project, versions, found] = await Promise.all(
    ['/v2/project/amber', '/v2/project/basalt/version', '/v2/search?query=project'].map(
      async (path) => (await fresh.call(path)).text(),
    ),
  );
  expect([project, versions, found]).toEqual(before);
  await fresh.close();
});

async function hashes(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) =>
      createHash('sha512')
        .update(await readFile(join(parentPath, name)))
        .digest('hex'),
    );
  return (await Promise.all(all)).sort();
}

test('projects move to another site', async () => {
  const out = join(folder, 'export');
  const exported = await site.quarry('export', '--out', out, '--project', 'amber', 'basalt');
  expect(exported.output).toMatch(/Exported 2 projects, 2 versions and 2 files/);
  expect((await site.quarry('export', '--out', join(folder, 'no'), '--project', 'nope')).code).toBe(
    3,
  );
  const other = await childSite();
  await other.token('taker');
  const imported = await other.quarry('import', out, '--owner', 'taker');
  expect(imported.output).toContain('amber created with 1 version');
  expect(imported.output).toContain('2 created, 0 extended, 0 exists, 0 refused');
  expect(imported.code).toBe(0);
  const again = await other.quarry('import', out, '--owner', 'taker', '--json');
  expect(again.output).toContain('{"slug":"amber","outcome":"exists","versions":0,"refused":[]}');
  expect((await other.quarry('import', out, '--owner', 'nobody')).code).toBe(3);
  await other.close();
});

test('what is wrong is found and named, and what can be is repaired', async () => {
  await site.start();
  const [version] = await (await site.call('/v2/project/amber/version')).json();
  await site.stop();
  const { sha512 } = version.files[0].hashes;
  const blob = join(site.dataDir, 'blobs', sha512.slice(0, 2), sha512.slice(2, 4), sha512);
  const bytes = await readFile(blob);
  const flipped = Buffer.from(bytes);
  flipped[10] ^= 1;
  await rm(blob);
  await writeFile(blob, flipped);
  // The right size is no proof.
  expect((await doctor()).code).toBe(0);
  const deep = await doctor('--deep');
  expect(deep.code).toBe(1);
  expect(deep.findings.find((one) => one.check === 'files')?.text).toContain('amber/amber.jar');
  await rm(blob);
  expect(levels((await doctor('--repair')).findings)).toMatchObject({ files: 'fail' });
  await writeFile(blob, bytes);

  const orphan = createHash('sha512').update('orphan').digest('hex');
  const place = join(site.dataDir, 'blobs', orphan.slice(0, 2), orphan.slice(2, 4));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, orphan), 'orphan');
  await writeFile(join(site.dataDir, 'blobs/incoming/half'), 'half');
  expect(await doctor()).toMatchObject({
    code: 0,
    findings: expect.arrayContaining([
      { check: 'leftovers', level: 'warn', text: '1 files that nothing refers to' },
    ]),
  });
  expect(levels((await doctor('--repair')).findings).leftovers).toBe('ok');
  expect(await readdir(place)).toEqual([]);
  expect(await readdir(join(site.dataDir, 'blobs/incoming'))).toEqual([]);
  expect((await doctor('--deep')).code).toBe(0);
});

test('documents are rendered anew while the site runs, and at a start with another address', async () => {
  await site.start();
  const before = await everything();
  const done = await site.quarry('reindex');
  expect(done).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Rendered 3 projects anew/),
  });
  expect(await everything()).toEqual(before);
  await site.stop();
  await site.start({ PUBLIC_URL: 'https://mods.example.net' });
  const [version] = await (await site.call('/v2/project/amber/version')).json();
  expect(version.files[0].url).toMatch(/^https:\/\/mods\.example\.net\/data\//);
  await site.stop();
});

test('two commands at once on a stopped site take turns', async () => {
  const names = ['turn1', 'turn2', 'turn3'];
  const ends = await Promise.all(
    names.map((name) =>
      site.quarry(
        ...['user', 'create', '--username', name, '--email', `${name}@example.net`],
        ...['--password', PASSWORD],
      ),
    ),
  );
  expect(ends.map((end) => end.code)).toEqual([0, 0, 0]);
});
