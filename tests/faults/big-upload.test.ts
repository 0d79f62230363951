import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChildSite, childSite } from '../fixtures/child-site.ts';
import { projectData, versionData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { type StoredJar, storedJar } from '../fixtures/stored-jar.ts';

vi.setConfig({ testTimeout: 180_000 });

const MIB = 1024 * 1024;
const LIMIT = 500 * MIB;
let site: ChildSite;
let token: string;
let projectId: string;
beforeAll(async () => {
  site = await childSite();
  token = await site.token('hauler', 'admin');
  await site.start();
  const form = new FormData();
  form.append('data', JSON.stringify(projectData()));
  const jar = fabricJar({ id: 'small', version: '1.0.0' });
  form.append('file', new Blob([new Uint8Array(jar)]), 'small.jar');
  const made = await site.call('/v2/project', { method: 'POST', token, body: form });
  projectId = (await made.json()).id;
}, 120_000);
afterAll(() => site.close());

interface Answer {
  status: number;
  body: { error?: string; id?: string; files: { size: number; url: string }[] };
}

/** A multipart request whose file is made as it is sent. */
async function send(jar: StoredJar, number: string): Promise<Answer> {
  const data = versionData({ project_id: projectId, version_number: number });
  const head =
    `--edge\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n` +
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="monolith.jar"\r\n` +
    'Content-Type: application/java-archive\r\n\r\n';
  const tail = '\r\n--edge--\r\n';
  const sending = request(`${site.url}/v2/version`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': head.length + jar.size + tail.length,
    },
  });
  const answered = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', async (response) => {
      const chunks = await Array.fromAsync(response);
      resolve({
        status: response.statusCode ?? 0,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
    });
  });
  async function* body() {
    yield head;
    yield* jar.chunks();
    yield tail;
  }
  await pipeline(body(), sending);
  return answered;
}

async function memory(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${site.server().child.pid}/status`, 'utf8');
  return (Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / MIB;
}

async function blobFiles(): Promise<string[]> {
  const root = join(site.dataDir, 'blobs');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test('500 MiB pass through without taking memory, and come back', async () => {
  // One that is large enough to know the collector's rhythm goes before: size must add nothing.
  expect((await send(storedJar(64 * MIB), '0.0.1')).status).toBe(200);
  // The peak is counted from here.
  await writeFile(`/proc/${site.server().child.pid}/clear_refs`, '5');
  const before = await memory('VmRSS');
  const { status, body } = await send(storedJar(LIMIT), '1.0.0');
  const growth = (await memory('VmHWM')) - before;
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.files[0].size).toBe(LIMIT);
  expect(growth).toBeLessThanOrEqual(32);
  let received = 0;
  const download = await fetch(body.files[0].url, { headers: { authorization: token } });
  for await (const chunk of download.body as unknown as AsyncIterable<Uint8Array>) {
    received += chunk.length;
  }
  expect(received).toBe(LIMIT);
});

test('one byte more is refused and nothing of it is kept', async () => {
  const before = await blobFiles();
  const { status, body } = await send(storedJar(LIMIT + 1), '2.0.0');
  expect([400, 413]).toContain(status);
  expect(body.error).toMatch(/^(invalid_input|too_large)$/);
  expect((await blobFiles()).sort()).toEqual(before.sort());
  const versions = await (await site.call(`/v2/project/${projectId}/version`, { token })).json();
  expect(versions.map((one: { version_number: string }) => one.version_number)).not.toContain(
    '2.0.0',
  );
});
