import { read } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Where the bytes of an archive lie: a file, or memory for a nested one. */
export interface Bytes {
  readonly size: number;
  readonly reader: RandomAccessReader;
  close(): Promise<void>;
}

const WINDOW = 32 * 1024;
const CHUNK = 64 * 1024;

/**
 * Reads through one window of 32 KiB: headers lie close together, and a directory of 100,000 entries
 * would otherwise cost 400,000 system calls.
 */
class WindowedReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #window = Buffer.alloc(WINDOW);
  #start = 0;
  #length = 0;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (length > WINDOW) {
      read(this.#file.fd, target, offset, length, position, done);
      return;
    }
    if (this.#copy(target, offset, length, position)) {
      done(null, length);
      return;
    }
    read(this.#file.fd, this.#window, 0, WINDOW, position, (error, bytesRead) => {
      this.#start = position;
      this.#length = error ? 0 : bytesRead;
      const inside = this.#copy(target, offset, length, position);
      done(inside ? null : (error ?? new Error('unexpected end of file')), length);
    });
  }

  /** Not a stream of `node:fs`: that one closes the file when it is destroyed. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readRange(this.#file, start, end), { objectMode: false });
  }

  /** The file handle belongs to whoever opened it. */
  override close(done: (error: Error | null) => void): void {
    done(null);
  }

  #copy(target: Buffer, offset: number, length: number, position: number): boolean {
    const from = position - this.#start;
    if (from < 0 || from + length > this.#length) return false;
    this.#window.copy(target, offset, from, from + length);
    return true;
  }
}

async function* readRange(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const length = Math.min(CHUNK, end - at);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) throw new Error('unexpected end of file');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

class MemoryReader extends RandomAccessReader {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    super();
    this.#bytes = bytes;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const inside = position + length <= this.#bytes.length;
    if (inside) this.#bytes.copy(target, offset, position, position + length);
    done(inside ? null : new Error('unexpected end of file'), length);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from([this.#bytes.subarray(start, end)], { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}

export async function bytesOfFile(file: FileHandle): Promise<Bytes> {
  const { size } = await file.stat();
  return { size, reader: new WindowedReader(file), close: () => file.close() };
}

export function bytesOfMemory(bytes: Buffer): Bytes {
  return { size: bytes.length, reader: new MemoryReader(bytes), close: async () => {} };
}

/** Reads exactly `length` bytes at `position`. */
export function readBytes(bytes: Bytes, position: number, length: number): Promise<Buffer> {
  const target = Buffer.alloc(length);
  return new Promise((resolve, reject) => {
    bytes.reader.read(target, 0, length, position, (error) =>
      error ? reject(error) : resolve(target),
    );
  });
}
