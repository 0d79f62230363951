import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { diskBlobStore } from './disk-blob-store.ts';

let root: string;
let blobs: BlobStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quarry-blobs-'));
  blobs = await diskBlobStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const hash = (algorithm: string, bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex');
const slices = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    ),
  );

/** Every file in the store, wherever it lies. */
async function everyFile(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function age(sha512: string): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  await utimes(await blobs.localPath(sha512), past, past);
}

test('bytes come back under their hashes, whatever pieces they came in', async () => {
  for (const length of [0, 1, 70_000, 3_000_000]) {
    const bytes = randomBytes(length);
    const stored = await blobs.put(slices(bytes, 9973));
    expect(stored).toEqual({
      sha512: hash('sha512', bytes),
      sha1: hash('sha1', bytes),
      size: length,
    });
    expect(await blobs.has(stored.sha512)).toBe(true);
    expect((await readFile(await blobs.localPath(stored.sha512))).equals(bytes)).toBe(true);
  }
});

test('the same bytes twice, and at once, are one blob', async () => {
  const bytes = randomBytes(200_000);
  await Promise.all(Array.from({ length: 5 }, () => blobs.put(slices(bytes, 5000))));
  expect(await everyFile()).toEqual([hash('sha512', bytes)]);
});

test('one byte past the limit leaves nothing', async () => {
  const bytes = randomBytes(100_001);
  await expect(blobs.put(slices(bytes, 1000), { limit: 100_000 })).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(await everyFile()).toEqual([]);
  await blobs.put(slices(bytes.subarray(1), 1000), { limit: 100_000 });
});

test('a source that breaks leaves nothing', async () => {
  const source = new PassThrough();
  const stored = blobs.put(source);
  source.write(randomBytes(50_000));
  source.destroy(new Error('the connection was lost'));
  await expect(stored).rejects.toThrow('the connection was lost');
  expect(await everyFile()).toEqual([]);
});

test('an unfinished blob goes on where it was, also after a broken connection', async () => {
  const bytes = randomBytes(300_000);
  const broken = new PassThrough();
  const first = blobs.append('part1', 0, broken, bytes.length);
  broken.write(bytes.subarray(0, 120_000));
  await expect.poll(() => blobs.partSize('part1')).toBe(120_000);
  broken.destroy(new Error('the connection was lost'));
  await expect(first).rejects.toThrow('the connection was lost');

  const again = await diskBlobStore(root);
  const size = await again.partSize('part1');
  expect(size).toBe(120_000);
  expect(await again.append('part1', size, slices(bytes.subarray(size), 7000), bytes.length)).toBe(
    bytes.length,
  );
  const stored = await again.finish('part1');
  expect(stored.sha512).toBe(hash('sha512', bytes));
  expect(await everyFile()).toEqual([stored.sha512]);
});

test('a wrong offset is refused with the right one, and too many bytes are refused', async () => {
  await blobs.append('part1', 0, slices(Buffer.alloc(10), 10), 20);
  await expect(blobs.append('part1', 5, slices(Buffer.alloc(1), 1), 20)).rejects.toMatchObject({
    code: 'conflict',
    details: { offset: 10 },
  });
  await expect(blobs.append('part1', 10, slices(Buffer.alloc(11), 11), 20)).rejects.toMatchObject({
    code: 'too_large',
  });
  await blobs.dropPart('part1');
  expect(await blobs.partSize('part1')).toBe(0);
});

test('what a killed writer left is dropped, what another one is writing stays', async () => {
  const killed = new PassThrough();
  blobs.put(killed).catch(() => {});
  killed.write(randomBytes(1000));
  await expect.poll(async () => (await everyFile()).length).toBe(1);
  expect(await blobs.dropHalfWritten(new Date(Date.now() - 60_000))).toBe(0);
  // Another process opens the store: the writer goes on undisturbed.
  await diskBlobStore(root);
  expect(await everyFile()).toHaveLength(1);
  expect(await blobs.dropHalfWritten(new Date(Date.now() + 1000))).toBe(1);
  expect(await everyFile()).toEqual([]);
  killed.destroy();
});

test('old blobs are listed; one that was put again since is not deleted', async () => {
  const kept = await blobs.put(randomBytes(10));
  const old = await blobs.put(Buffer.from('old'));
  await age(old.sha512);
  const before = new Date(Date.now() - 1000);
  const listed: string[] = [];
  for await (const sha512 of blobs.olderThan(before)) listed.push(sha512);
  expect(listed).toEqual([old.sha512]);
  await blobs.put(Buffer.from('old'));
  expect(await blobs.delete(old.sha512, before)).toBe(false);
  await age(old.sha512);
  expect(await blobs.delete(old.sha512, before)).toBe(true);
  expect(await everyFile()).toEqual([kept.sha512]);
});
