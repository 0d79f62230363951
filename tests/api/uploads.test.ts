import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject, versionData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let projectId: string;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  projectId = (await publishProject(site, owner)).id;
});
afterAll(() => site.close());

async function start(file: Buffer, filename = 'lantern-2.0.0.jar') {
  const body = { project_id: projectId, filename, size: file.length };
  const options = { method: 'POST', token: owner.token, body };
  return (await site.call('/_internal/uploads', options)).json();
}

function send(id: string, offset: number, bytes: Buffer, token = owner.token) {
  return site.call(`/_internal/uploads/${id}`, {
    method: 'PATCH',
    token,
    body: bytes,
    headers: {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  });
}

test('a file arrives in pieces, is read, and becomes a version', async () => {
  const file = fabricJar({ id: 'lantern', version: '2.0.0-beta.1' });
  const { id } = await start(file);
  const half = Math.floor(file.length / 2);
  const first = await (await send(id, 0, file.subarray(0, half))).json();
  expect(first).toMatchObject({ received: half, done: false });

  // The connection was lost: the sender asks how far it came.
  const asked = { token: owner.token };
  const state = await (await site.call(`/_internal/uploads/${id}`, asked)).json();
  expect(state.received).toBe(half);
  const done = await (await send(id, state.received, file.subarray(half))).json();
  expect(done).toMatchObject({
    done: true,
    refusal: null,
    inferred: {
      loaders: ['fabric'],
      versionNumber: '2.0.0-beta.1',
      channel: 'beta',
      gameVersions: ['1.20', '1.20.1'],
    },
  });

  const published = await site.call('/_internal/versions', {
    method: 'POST',
    token: owner.token,
    body: {
      uploads: [id],
      data: versionData({ file_parts: undefined, version_number: '2.0.0-beta.1' }),
    },
  });
  expect(published.status).toBe(200);
  const version = await published.json();
  expect(version.files[0]).toMatchObject({ filename: 'lantern-2.0.0.jar', size: file.length });
  const drafts = await site.call(`/_internal/uploads?project_id=${projectId}`, asked);
  expect(await drafts.json()).toEqual([]);
});

test('a wrong offset is refused and tells the right one', async () => {
  const file = fabricJar({ id: 'lantern', version: '2.1.0' });
  const { id } = await start(file);
  const refused = await send(id, 5, file);
  expect(refused.status).toBe(409);
  expect((await refused.json()).details).toEqual({ offset: 0 });
});

test('what is not an archive is refused with the reason when it has arrived', async () => {
  const file = Buffer.from('this is no zip, whatever its name says');
  const { id } = await start(file);
  const done = await (await send(id, 0, file)).json();
  expect(done.done).toBe(true);
  expect(done.inferred).toBeNull();
  expect(done.refusal.description).toMatch(/zip|archive/i);
});

test('somebody else sees nothing of an upload', async () => {
  const file = fabricJar({ id: 'lantern', version: '2.2.0' });
  const { id } = await start(file);
  const stranger = await site.user();
  expect((await send(id, 0, file, stranger.token)).status).toBe(404);
});

test('a file that is published already is told with its version', async () => {
  const file = fabricJar({ id: 'lantern', version: '2.3.0' });
  const first = await start(file);
  await send(first.id, 0, file);
  await site.call('/_internal/versions', {
    method: 'POST',
    token: owner.token,
    body: { uploads: [first.id], data: versionData({ version_number: '2.3.0' }) },
  });
  const again = await start(file);
  const done = await (await send(again.id, 0, file)).json();
  expect(done.refusal).toMatchObject({ details: { versionNumber: '2.3.0' } });
});

test('sizes and names that could never be published are refused at the start', async () => {
  for (const [filename, size] of [
    ['big.jar', 500 * 1024 * 1024 + 1],
    ['script.exe', 10],
    ['../up.jar', 10],
  ]) {
    const response = await site.call('/_internal/uploads', {
      method: 'POST',
      token: owner.token,
      body: { project_id: projectId, filename, size },
    });
    expect(response.status, String(filename)).toBe(400);
  }
});
