import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChildSite, childSite, until } from '../fixtures/child-site.ts';
import { projectData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';

vi.setConfig({ testTimeout: 120_000 });

let site: ChildSite;
let token: string;
let file: { path: string; bytes: Buffer };
beforeAll(async () => {
  site = await childSite();
  await site.start();
  token = await site.token('mason', 'admin');
  const bytes = fabricJar({ id: 'arch', version: '1.0.0' });
  const form = new FormData();
  form.append('data', JSON.stringify(projectData({ slug: 'stone-arch', title: 'Stone Arch' })));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'arch.jar');
  expect((await site.call('/v2/project', { method: 'POST', token, body: form })).status).toBe(200);
  const approve = { method: 'PATCH', token, body: { status: 'approved' } };
  expect((await site.call('/v2/project/stone-arch', approve)).status).toBe(204);
  const [version] = await (await site.call('/v2/project/stone-arch/version')).json();
  file = { path: new URL(version.files[0].url).pathname, bytes };
}, 120_000);
afterAll(() => site.close());

/** What a visitor has seen once. */
const KNOWN = ['/v2/project/stone-arch', '/v2/search?query=arch', '/mod/stone-arch'];

async function known(): Promise<number[]> {
  const answers = await Promise.all(KNOWN.map((path) => site.call(path)));
  const download = await site.call(file.path);
  const bytes = Buffer.from(await download.arrayBuffer());
  expect(bytes.equals(file.bytes)).toBe(true);
  return [...answers, download].map((answer) => answer.status);
}

let serial = 0;
/** An address that nobody asked for before. */
const unknown = () => {
  serial += 1;
  return site.call(`/v2/project/stone-arch/version?serial=${serial}`);
};

async function rewrite(text: string): Promise<number> {
  const patch = { method: 'PATCH', token, body: { description: text } };
  return (await site.call('/v2/project/stone-arch', patch)).status;
}

test('without its database the site serves what it knows and says what it cannot, then recovers', async () => {
  expect(await known()).toEqual([200, 200, 200, 200]);
  const data = join(site.dataDir, 'postgres/data');
  // Somewhere else it cannot be started again before we want it to.
  await rename(data, `${data}.aside`);
  process.kill((await postmasterAside()) as number, 'SIGKILL');
  await until(async () => (await unknown()).status === 503);

  const refused = await unknown();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await refused.json()).toEqual({ error: 'unavailable', description: expect.any(String) });
  expect(await rewrite('Nobody will read this.')).toBe(503);
  expect(await known()).toEqual([200, 200, 200, 200]);
  const page = await site.call('/mods?q=never-asked-before');
  expect([200, 503]).toContain(page.status);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);

  await rename(`${data}.aside`, data);
  await until(async () => (await rewrite('A bow of stone that carries.')) === 204);
  expect((await unknown()).status).toBe(200);
});

async function postmasterAside(): Promise<number | null> {
  const { readFile } = await import('node:fs/promises');
  const path = join(site.dataDir, 'postgres/data.aside/postmaster.pid');
  return Number((await readFile(path, 'utf8')).split('\n')[0]);
}

test('killed under load it answers 503 or right, never wrong, and search follows afterwards', async () => {
  const statuses = new Map<number, number>();
  const slowest = { ms: 0 };
  let loading = true;
  async function load(ask: () => Promise<number>): Promise<void> {
    while (loading) {
      const begun = performance.now();
      const status = await ask();
      slowest.ms = Math.max(slowest.ms, performance.now() - begun);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  const clients = [
    ...Array.from({ length: 4 }, () => load(async () => (await unknown()).status)),
    ...Array.from({ length: 2 }, () => load(() => rewrite(`Text number ${Math.random()}`))),
  ];
  for (let kill = 0; kill < 3; kill++) {
    await until(async () => (await rewrite('Up again.')) === 204);
    process.kill((await site.postmaster()) as number, 'SIGKILL');
    await until(async () => (await rewrite('Down?')) === 503);
  }
  await until(async () => (await rewrite('Done.')) === 204);
  loading = false;
  await Promise.all(clients);
  expect([...statuses.keys()].sort()).toEqual([200, 204, 503]);
  expect(slowest.ms).toBeLessThan(10_000);

  const rename = { method: 'PATCH', token, body: { title: 'Granite Vault' } };
  expect((await site.call('/v2/project/stone-arch', rename)).status).toBe(204);
  await until(async () => {
    const found = await (await site.call('/v2/search?query=granite')).json();
    return found.total_hits === 1;
  });
});
