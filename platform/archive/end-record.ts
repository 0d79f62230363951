import { type Bytes, readBytes } from './bytes.ts';
import { ArchiveRefused } from './refused.ts';

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const WIDE_LOCATOR_SIGNATURE = 0x07064b50;
const WIDE_LOCATOR_SIZE = 20;
const WIDE_END_SIGNATURE = 0x06064b50;
const WIDE_END_SIZE = 56;
const MAX_COMMENT = 0xffff;

export interface EndRecord {
  /** Entries as the record counts them. */
  count: number;
  directoryStart: number;
  directoryEnd: number;
}

/**
 * Finds the end of central directory record by itself, before the reading library does, because
 * programs disagree on which one counts: there must be exactly one whose comment ends with the file,
 * and the directory it tells must end where the record (or its 64-bit form) begins.
 */
export async function findEndRecord(bytes: Bytes): Promise<EndRecord> {
  const length = Math.min(bytes.size, END_SIZE + MAX_COMMENT);
  if (length < END_SIZE) throw notAnArchive();
  const tailStart = bytes.size - length;
  const tail = await readBytes(bytes, tailStart, length);
  const fitting: number[] = [];
  let signatures = 0;
  let inComment = 0;
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    signatures += 1;
    if (at + END_SIZE + tail.readUInt16LE(at + 20) !== tail.length) continue;
    if (fitting.length === 0) inComment = signatures - 1;
    fitting.push(at);
  }
  const [at] = fitting;
  if (at === undefined) {
    if (signatures === 0) throw notAnArchive();
    throw new ArchiveRefused('trailing-data', 'The archive has data after its end');
  }
  if (fitting.length > 1 || inComment > 0) {
    throw new ArchiveRefused('ambiguous-end', 'The archive has more than one end');
  }
  const record = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  };
  const end = await directoryEnd(bytes, tailStart + at, record);
  if (record.start + record.size !== end) {
    const rule = record.start + record.size < end ? 'prefix-data' : 'directory';
    throw new ArchiveRefused(rule, 'The directory of the archive is not where its end says');
  }
  return { count: record.count, directoryStart: record.start, directoryEnd: end };
}

/** Where the directory must end; fills in the 64-bit numbers where the archive has them. */
async function directoryEnd(
  bytes: Bytes,
  endStart: number,
  record: { count: number; size: number; start: number },
): Promise<number> {
  const locatorStart = endStart - WIDE_LOCATOR_SIZE;
  if (locatorStart < WIDE_END_SIZE) return endStart;
  const locator = await readBytes(bytes, locatorStart, WIDE_LOCATOR_SIZE);
  if (locator.readUInt32LE(0) !== WIDE_LOCATOR_SIGNATURE) return endStart;
  const wideStart = Number(locator.readBigUInt64LE(8));
  if (wideStart + WIDE_END_SIZE > locatorStart) throw brokenDirectory();
  const wide = await readBytes(bytes, wideStart, WIDE_END_SIZE);
  if (wide.readUInt32LE(0) !== WIDE_END_SIGNATURE) throw brokenDirectory();
  record.count = widened(record.count, 0xffff, wide.readBigUInt64LE(32));
  record.size = widened(record.size, 0xffffffff, wide.readBigUInt64LE(40));
  record.start = widened(record.start, 0xffffffff, wide.readBigUInt64LE(48));
  return wideStart;
}

/** A number of the short record counts unless it is full; then, or always, some take the wide one. */
function widened(short: number, full: number, wide: bigint): number {
  if (short !== full && BigInt(short) !== wide) throw brokenDirectory();
  return Number(wide);
}

function notAnArchive(): ArchiveRefused {
  return new ArchiveRefused('not-an-archive', 'The file is not a zip archive, or it is cut off');
}

function brokenDirectory(): ArchiveRefused {
  return new ArchiveRefused('directory', 'The directory of the archive is broken');
}
