import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '#tests/fixtures/publish.ts';
import { startTestSite, type TestSite, type TestUser } from '#tests/fixtures/test-site.ts';
import { BLOBS_LOCK } from '../database/index.ts';
import { sweep } from './sweep.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

/** As if everything had been stored long ago. */
const sweepAll = () => sweep(site.site.services, { settlingMs: -60_000 });

test('bytes go when the last thing that needs them is gone, not before', async () => {
  const { services } = site.site;
  const { id, versionId, file } = await publishProject(site, owner);
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#2f6f4f' },
  })
    .png()
    .toBuffer();
  const icon = { method: 'PATCH', token: owner.token, body: picture };
  expect((await site.call(`/v2/project/${id}/icon?ext=png`, icon)).status).toBe(204);
  const { icon_url } = await (await site.call(`/v2/project/${id}`)).json();
  const version = await (await site.call(`/v2/version/${versionId}`)).json();

  await sweepAll();
  expect((await fetch(icon_url)).status).toBe(200);
  expect((await (await fetch(version.files[0].url)).arrayBuffer()).byteLength).toBe(file.length);

  await site.call(`/v2/project/${id}`, { method: 'DELETE', token: owner.token });
  const { blobs } = await sweepAll();
  expect(blobs).toBe(3);
  expect(await services.blobs.has(version.files[0].hashes.sha512)).toBe(false);
  expect((await fetch(icon_url)).status).toBe(404);
  expect((await fetch(version.files[0].url)).status).toBe(404);
  expect((await sweepAll()).blobs).toBe(0);
});

test('young bytes are left alone: their row may be on its way', async () => {
  const { services } = site.site;
  const { sha512 } = await services.blobs.put(randomBytes(100));
  expect((await sweep(services)).blobs).toBe(0);
  expect(await services.blobs.has(sha512)).toBe(true);
  expect((await sweepAll()).blobs).toBe(1);
});

test('while a backup copies, nothing is removed', async () => {
  const { services } = site.site;
  const { sha512 } = await services.blobs.put(randomBytes(100));
  const { sql } = await import('kysely');
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${BLOBS_LOCK})`.execute(trx);
    expect((await sweepAll()).blobs).toBe(0);
  });
  expect(await services.blobs.has(sha512)).toBe(true);
  expect((await sweepAll()).blobs).toBe(1);
});

test('unfinished uploads stay while their owner may go on, and go with them', async () => {
  const { services } = site.site;
  const { id } = await publishProject(site, owner);
  const started = await site.call('/_internal/uploads', {
    method: 'POST',
    token: owner.token,
    body: { project_id: id, filename: 'slow.jar', size: 1000 },
  });
  const upload = await started.json();
  await services.blobs.append(upload.id, 0, Readable.from([Buffer.alloc(10)]), 1000);
  expect((await sweepAll()).leftovers).toBe(0);
  expect(await services.blobs.partSize(upload.id)).toBe(10);
  await site.call(`/v2/project/${id}`, { method: 'DELETE', token: owner.token });
  expect((await sweepAll()).leftovers).toBe(1);
  expect(await services.blobs.partSize(upload.id)).toBe(0);
});
