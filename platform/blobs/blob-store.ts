import type { Readable } from 'node:stream';

/** Bytes by their hash: what is stored never changes. */
export interface BlobStore {
  /**
   * Streams bytes in, hashing on the way; on return they are durable under their hash. Memory does
   * not grow with size.
   * @throws Refusal `too_large` past `limit` bytes (nothing is kept).
   */
  put(source: Readable | Buffer, options?: { limit?: number }): Promise<StoredBlob>;
  /**
   * Adds bytes to an unfinished blob at an offset, which must be its size so far; what arrived before
   * a connection broke is kept. Answers its size now.
   * @throws Refusal `conflict` when the offset is another one, `too_large` past `limit`.
   */
  append(part: string, offset: number, source: Readable, limit: number): Promise<number>;
  /** Size of an unfinished blob, 0 when there is none. */
  partSize(part: string): Promise<number>;
  /** Makes an unfinished blob a blob. */
  finish(part: string): Promise<StoredBlob>;
  dropPart(part: string): Promise<void>;
  has(sha512: string): Promise<boolean>;
  /** Bytes of a blob, null when it is not here. */
  size(sha512: string): Promise<number | null>;
  /** Reads a blob whole; true when its bytes are those of its hash. */
  verify(sha512: string): Promise<boolean>;
  /** Takes a file as the blob of that hash, which the caller has checked; the file stays. */
  adopt(path: string, sha512: string): Promise<void>;
  /** Path of the bytes on this machine, for readers that seek (archive inspection, range sends). */
  localPath(sha512: string): Promise<string>;
  /** Removes a blob unless it was written again since `before`; answers whether it did. */
  delete(sha512: string, before?: Date): Promise<boolean>;
  /** Every blob last written before the given time; for the sweep of what nothing refers to. */
  olderThan(time: Date): AsyncIterable<string>;
  /** Names of unfinished blobs last written before the given time. */
  partsOlderThan(time: Date): Promise<string[]>;
  /** Removes what writers that ended before the given time left half written. */
  dropHalfWritten(before: Date): Promise<number>;
}

export interface StoredBlob {
  sha512: string;
  sha1: string;
  /** Bytes. */
  size: number;
}
