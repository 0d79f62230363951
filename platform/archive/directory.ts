import { type Entry, ZipFile } from 'yauzl';
import type { Bytes } from './bytes.ts';
import { type EndRecord, findEndRecord } from './end-record.ts';
import type { ArchiveLimits } from './limits.ts';
import { type ArchiveWarning, checkName, decodeName, nameWarnings } from './names.ts';
import { ArchiveRefused } from './refused.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly folder: boolean;
  /** Unpacked and packed size as both headers tell them, in bytes. */
  readonly size: number;
  readonly packedSize: number;
  readonly crc32: number;
}

export interface Directory {
  zip: ZipFile;
  /** Where the central directory begins. */
  start: number;
  entries: ArchiveEntry[];
  /** What the reading library knows of an entry. */
  sources: Map<ArchiveEntry, Entry>;
  warnings: ArchiveWarning[];
}

const ENCRYPTED_FLAG = 0x1;
const METHODS = new Set([0, 8]);
const UNIX = 3;
const MAC = 19;
const FILE_TYPE = 0o170000;
const ALLOWED_FILE_TYPES = new Set([0, 0o100000, 0o040000]);
const SYMLINK = 0o120000;

/** Reads the central directory and refuses what breaks a bound or a rule. Reads no entry. */
export async function readDirectory(bytes: Bytes, limits: ArchiveLimits): Promise<Directory> {
  const end = await findEndRecord(bytes);
  checkCounts(end.count, end.directoryEnd - end.directoryStart, limits);
  const zip = openDirectory(bytes, end);
  const sources = new Map<ArchiveEntry, Entry>();
  let total = 0;
  let packed = 0;
  for await (const source of eachEntry(zip)) {
    const entry = checkEntry(source, limits);
    total += entry.size;
    packed += entry.packedSize;
    if (total > limits.totalBytes) {
      throw new ArchiveRefused('total-bytes', 'The archive unpacks to too many bytes');
    }
    sources.set(entry, source);
  }
  if (Number(zip.readEntryCursor) !== end.directoryEnd) {
    throw new ArchiveRefused('directory', 'The directory of the archive holds more than it counts');
  }
  if (total > limits.ratioFromBytes && total > packed * limits.totalRatio) {
    throw new ArchiveRefused('total-ratio', 'The archive unpacks to far more than it holds');
  }
  const entries = [...sources.keys()];
  const warnings = nameWarnings(entries.map((entry) => entry.name));
  return { zip, start: end.directoryStart, entries, sources, warnings };
}

/** The library's reader without its own search for the end: raw names, sizes checked. */
function openDirectory(bytes: Bytes, end: EndRecord): ZipFile {
  const comment = '';
  const [autoClose, lazyEntries, decodeStrings, validateSizes] = [false, true, false, true];
  return new ZipFile(
    bytes.reader,
    end.directoryStart,
    bytes.size,
    end.count,
    comment,
    autoClose,
    lazyEntries,
    decodeStrings,
    validateSizes,
  );
}

function checkCounts(count: number, directoryBytes: number, limits: ArchiveLimits): void {
  if (count > limits.entries || directoryBytes > limits.directoryBytes) {
    throw new ArchiveRefused('entry-count', `The archive has more than ${limits.entries} entries`);
  }
}

/** The library's iterator, its errors told as refusals. */
async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused(
      'directory',
      `The directory of the archive is broken (${message(error)})`,
    );
  }
}

function checkEntry(source: Entry, limits: ArchiveLimits): ArchiveEntry {
  const raw = source.fileName as unknown as Buffer;
  const name = decodeName(raw, source.generalPurposeBitFlag, source.extraFields);
  checkName(name, limits);
  if (source.generalPurposeBitFlag & ENCRYPTED_FLAG) {
    throw new ArchiveRefused('encrypted', 'An entry is encrypted', name);
  }
  if (!METHODS.has(source.compressionMethod)) {
    throw new ArchiveRefused('method', 'An entry is packed by an unknown method', name);
  }
  checkFileType(source, name);
  const size = source.uncompressedSize;
  if (size > limits.entryBytes) {
    throw new ArchiveRefused('entry-bytes', 'An entry unpacks to too many bytes', name);
  }
  if (size > limits.ratioFromBytes && size > source.compressedSize * limits.entryRatio) {
    throw new ArchiveRefused('entry-ratio', 'An entry unpacks to far more than it holds', name);
  }
  return {
    name,
    folder: name.endsWith('/'),
    size,
    packedSize: source.compressedSize,
    crc32: source.crc32,
  };
}

function checkFileType(source: Entry, name: string): void {
  const system = source.versionMadeBy >>> 8;
  if (system !== UNIX && system !== MAC) return;
  const type = (source.externalFileAttributes >>> 16) & FILE_TYPE;
  if (ALLOWED_FILE_TYPES.has(type)) return;
  if (type === SYMLINK) throw new ArchiveRefused('symlink', 'An entry is a symbolic link', name);
  throw new ArchiveRefused('special-file', 'An entry is neither a file nor a folder', name);
}

export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
