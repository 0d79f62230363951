import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { type ArchiveEntry, message } from './directory.ts';
import { ArchiveRefused } from './refused.ts';

/** Unpacks one entry to memory: at most `maxBytes`, exactly its told size, with its told checksum. */
export async function readEntry(
  zip: ZipFile,
  source: Entry,
  entry: ArchiveEntry,
  maxBytes: number,
): Promise<Buffer> {
  if (entry.size > maxBytes) {
    throw new ArchiveRefused('read-limit', `An entry is larger than ${maxBytes} bytes`, entry.name);
  }
  const parts: Buffer[] = [];
  let length = 0;
  try {
    const stream = await zip.openReadStreamPromise(source);
    for await (const part of stream) {
      length += (part as Buffer).length;
      if (length > entry.size) throw new Error('more bytes than told');
      parts.push(part as Buffer);
    }
  } catch (error) {
    const reason = `An entry cannot be unpacked (${message(error)})`;
    throw new ArchiveRefused('size-mismatch', reason, entry.name);
  }
  const bytes = Buffer.concat(parts, length);
  if (crc32(bytes) !== entry.crc32) {
    throw new ArchiveRefused('checksum', 'The checksum of an entry does not fit', entry.name);
  }
  return bytes;
}
