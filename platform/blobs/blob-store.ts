import type { Readable } from 'node:stream';

/** Bytes by their hash: what is stored never changes. */
export interface BlobStore {
  /**
   * Streams bytes in, hashing on the way; on return they are durable under their hash. Memory does
   * not grow with size.
   * @throws Refusal `too_large` past `limit` bytes (nothing is kept).
   */
  put(source: Readable | Buffer, options?: { limit?: number }): Promise<StoredBlob>;
  /** Takes over a finished local file (same disk), hashing it; the file is moved. */
  adopt(path: string): Promise<StoredBlob>;
  has(sha512: string): Promise<boolean>;
  /** Path of the bytes on this machine, for readers that seek (archive inspection, range sends). */
  localPath(sha512: string): Promise<string>;
  delete(sha512: string): Promise<void>;
  /** Every blob last written before the given time; for the sweep of what nothing refers to. */
  olderThan(time: Date): AsyncIterable<string>;
}

export interface StoredBlob {
  sha512: string;
  sha1: string;
  /** Bytes. */
  size: number;
}
