import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { linkOrCopy } from './link-or-copy.ts';

/** 512 KiB reads and writes: measured against 64 KiB, a third of the system calls and twice the rate. */
const CHUNK = 512 * 1024;

/**
 * Blobs as files named by their SHA-512, in two levels of folders. A blob is written beside its
 * place, synced, renamed and its folder synced: a crash at any point leaves it whole or absent.
 */
export async function diskBlobStore(root: string): Promise<BlobStore> {
  const incoming = join(root, 'incoming');
  const parts = join(root, 'parts');
  await mkdir(incoming, { recursive: true });
  await mkdir(parts, { recursive: true });

  const place = (sha512: string) => join(root, sha512.slice(0, 2), sha512.slice(2, 4), sha512);

  async function settle<T extends { sha512: string }>(temporary: string, blob: T): Promise<T> {
    const path = place(blob.sha512);
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true });
    await rename(temporary, path);
    // The sweep goes by this time: a blob put again is young again.
    const now = new Date();
    await utimes(path, now, now);
    await syncFolder(folder);
    if (made) for (const above of [dirname(folder), root]) await syncFolder(above);
    return blob;
  }

  return {
    async put(source, { limit = Number.POSITIVE_INFINITY } = {}) {
      const temporary = join(incoming, randomUUID());
      const measure = new Measure(limit);
      try {
        await pipeline(
          source instanceof Readable ? source : Readable.from([source]),
          measure,
          createWriteStream(temporary, { highWaterMark: CHUNK, flush: true }),
        );
        return await settle(temporary, measure.result());
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async append(part, offset, source, limit) {
      const path = join(parts, part);
      const size = await sizeOf(path);
      if (offset !== size) {
        throw new Refusal('conflict', `The upload is at byte ${size}, not ${offset}.`, {
          details: { offset: size },
        });
      }
      const handle = await open(path, 'a');
      let written = size;
      try {
        for await (const chunk of source) {
          written += chunk.length;
          if (written > limit) {
            throw new Refusal('too_large', `The file is larger than ${limit} bytes.`);
          }
          await handle.appendFile(chunk);
        }
      } finally {
        await handle.sync();
        await handle.close();
      }
      return written;
    },
    partSize: (part) => sizeOf(join(parts, part)),
    async finish(part) {
      const path = join(parts, part);
      return settle(path, await measureFile(path));
    },
    dropPart: (part) => rm(join(parts, part), { force: true }),
    has: (sha512) =>
      access(place(sha512)).then(
        () => true,
        () => false,
      ),
    size: (sha512) =>
      stat(place(sha512)).then(
        (info) => info.size,
        () => null,
      ),
    verify: async (sha512) => (await measureFile(place(sha512))).sha512 === sha512,
    async adopt(path, sha512) {
      const temporary = join(incoming, randomUUID());
      await linkOrCopy(path, temporary);
      await settle(temporary, { sha512 });
    },
    localPath: async (sha512) => place(sha512),
    async delete(sha512, before) {
      const path = place(sha512);
      if (before && (await changedAt(path)) >= before) return false;
      await rm(path, { force: true });
      return true;
    },
    async *olderThan(time) {
      for (const first of await folders(root)) {
        for (const second of await folders(join(root, first))) {
          for (const name of await readdir(join(root, first, second))) {
            if ((await changedAt(join(root, first, second, name))) < time) yield name;
          }
        }
      }
    },
    partsOlderThan: (time) => olderIn(parts, time),
    async dropHalfWritten(before) {
      const names = await olderIn(incoming, before);
      for (const name of names) await rm(join(incoming, name), { force: true });
      return names.length;
    },
  };
}

async function olderIn(folder: string, time: Date): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder)) {
    if ((await changedAt(join(folder, name))) < time) names.push(name);
  }
  return names;
}

/** When a file was last written; far in the future when there is none. */
function changedAt(path: string): Promise<Date> {
  return stat(path).then(
    (info) => info.mtime,
    () => new Date(8.64e15),
  );
}

/** Size and hashes of a file. */
export async function measureFile(path: string): Promise<StoredBlob> {
  const measure = new Measure(Number.POSITIVE_INFINITY);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) measure.add(chunk);
  return measure.result();
}

/** Counts and hashes what passes through, and stops past the limit. */
class Measure extends Transform {
  #size = 0;
  readonly #limit: number;
  readonly #sha1 = createHash('sha1');
  readonly #sha512 = createHash('sha512');

  constructor(limit: number) {
    super({ highWaterMark: CHUNK });
    this.#limit = limit;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#limit) {
      throw new Refusal('too_large', `The file is larger than ${this.#limit} bytes.`);
    }
    this.#sha1.update(chunk);
    this.#sha512.update(chunk);
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    try {
      this.add(chunk);
      done(null, chunk);
    } catch (error) {
      done(error as Error);
    }
  }

  result(): StoredBlob {
    return {
      sha512: this.#sha512.digest('hex'),
      sha1: this.#sha1.digest('hex'),
      size: this.#size,
    };
  }
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (info) => info.size,
    () => 0,
  );
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter((e) => e.isDirectory() && e.name.length === 2).map((e) => e.name);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
