import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { type ArchiveEntry, type Directory, message } from './directory.ts';
import type { ArchiveWarning } from './names.ts';
import { ArchiveRefused } from './refused.ts';

const DESCRIPTOR_FLAG = 0x8;
const FULL = 0xffffffff;
/** Signature, checksum and two 64-bit sizes: the longest data descriptor. */
const LONGEST_DESCRIPTOR = 24;

/**
 * Compares every local header with the directory. A reader that streams believes the local header, one
 * that seeks believes the directory; they must see the same file. Entries must lie one after another,
 * since a bomb lets many share the same bytes.
 */
export async function checkLocalHeaders(directory: Directory): Promise<ArchiveWarning[]> {
  const { zip, sources, start: directoryStart } = directory;
  const inOrder = [...sources].sort(
    ([, a], [, b]) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  const warnings: ArchiveWarning[] = [];
  let previousEnd = 0;
  for (const [entry, source] of inOrder) {
    const start = source.relativeOffsetOfLocalHeader;
    if (start < previousEnd) {
      throw new ArchiveRefused('overlap', 'An entry overlaps another one', entry.name);
    }
    if (previousEnd === 0 && start > 0) warnings.push({ rule: 'prefix-data', entry: null });
    else if (start > previousEnd + LONGEST_DESCRIPTOR) {
      warnings.push({ rule: 'unlisted-data', entry: entry.name });
    }
    const header = await readHeader(zip, source, entry);
    checkHeader(header, source, entry);
    previousEnd = header.fileDataStart + source.compressedSize;
  }
  if (previousEnd > directoryStart) {
    throw new ArchiveRefused('overlap', 'An entry overlaps the directory of the archive');
  }
  return warnings;
}

async function readHeader(
  zip: ZipFile,
  source: Entry,
  entry: ArchiveEntry,
): Promise<LocalFileHeader> {
  try {
    return await zip.readLocalFileHeaderPromise(source);
  } catch (error) {
    const reason = `The header of an entry is broken (${message(error)})`;
    throw new ArchiveRefused('directory', reason, entry.name);
  }
}

function checkHeader(header: LocalFileHeader, source: Entry, entry: ArchiveEntry): void {
  if (!header.fileName.equals(source.fileName as unknown as Buffer)) {
    throw new ArchiveRefused('name-mismatch', 'An entry has two different names', entry.name);
  }
  if (header.compressionMethod !== source.compressionMethod) {
    throw new ArchiveRefused('method-mismatch', 'An entry has two different methods', entry.name);
  }
  if (header.generalPurposeBitFlag & 0x1) {
    throw new ArchiveRefused('encrypted', 'An entry is encrypted', entry.name);
  }
  // With a data descriptor the header may leave the numbers open; some writers fill some of them in.
  const open = (header.generalPurposeBitFlag & DESCRIPTOR_FLAG) !== 0;
  const numbers: [number, number][] = [
    [header.compressedSize, source.compressedSize],
    [header.uncompressedSize, source.uncompressedSize],
    [header.crc32, source.crc32],
  ];
  for (const [local, central] of numbers) {
    if (local === central || (open && local === 0) || local === FULL) continue;
    throw new ArchiveRefused('size-mismatch', 'An entry has two different sizes', entry.name);
  }
}
