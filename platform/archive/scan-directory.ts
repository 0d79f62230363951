import { open } from 'node:fs/promises';

const SIGNATURE = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const NAME_LENGTH_AT = 28;
const HEADER_SIZE = 46;
const CHUNK = 256 * 1024;

/**
 * Whether the bytes of a file hold a central directory header of an entry called `name`, however broken
 * the rest is. Packs "protected" against unpacking have headers that lie, yet the game reads them.
 * Streams the file once; memory is one chunk.
 */
export async function directoryMentions(path: string, name: string): Promise<boolean> {
  const wanted = Buffer.from(name);
  const overlap = HEADER_SIZE + wanted.length - 1;
  const file = await open(path, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK + overlap);
    let kept = 0;
    for (;;) {
      const { bytesRead } = await file.read(chunk, kept, CHUNK, null);
      if (bytesRead === 0) return false;
      const length = kept + bytesRead;
      if (mentions(chunk.subarray(0, length), wanted)) return true;
      kept = Math.min(overlap, length);
      chunk.copyWithin(0, length - kept, length);
    }
  } finally {
    await file.close();
  }
}

function mentions(bytes: Buffer, wanted: Buffer): boolean {
  for (let at = bytes.indexOf(SIGNATURE); at !== -1; at = bytes.indexOf(SIGNATURE, at + 1)) {
    const nameAt = at + HEADER_SIZE;
    if (nameAt + wanted.length > bytes.length) return false;
    if (bytes.readUInt16LE(at + NAME_LENGTH_AT) !== wanted.length) continue;
    if (bytes.subarray(nameAt, nameAt + wanted.length).equals(wanted)) return true;
  }
  return false;
}
