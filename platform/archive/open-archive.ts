import { open } from 'node:fs/promises';
import { type Bytes, bytesOfFile, bytesOfMemory } from './bytes.ts';
import { type ArchiveEntry, type Directory, readDirectory } from './directory.ts';
import { type ArchiveLimits, DEFAULT_LIMITS } from './limits.ts';
import { checkLocalHeaders } from './local-headers.ts';
import type { ArchiveWarning } from './names.ts';
import { readEntry } from './read-entry.ts';
import { ArchiveRefused } from './refused.ts';

export interface Archive {
  /** In the order of the directory. */
  readonly entries: readonly ArchiveEntry[];
  readonly warnings: readonly ArchiveWarning[];
  /** The entry that a name means: of two with the same content the first. */
  find(name: string): ArchiveEntry | undefined;
  /** Whether two entries of this name have different contents, so that readers may disagree. */
  ambiguous(name: string): boolean;
  /** Unpacks an entry to memory. Refuses a missing or ambiguous name and more than `maxBytes`. */
  read(entry: ArchiveEntry | string, maxBytes: number): Promise<Buffer>;
  /** Opens an archive that lies in this one. It is held in memory until it is closed. */
  openNested(entry: ArchiveEntry | string): Promise<Archive>;
  close(): Promise<void>;
}

/** What all archives inside one outer archive may use together. */
interface Budget {
  depth: number;
  opened: { archives: number; bytes: number };
}

/**
 * Opens a zip archive where it lies: reads its directory and headers within `limits`, never an entry
 * that is not asked for. Throws ArchiveRefused.
 */
export async function openArchive(path: string, limits = DEFAULT_LIMITS): Promise<Archive> {
  const file = await open(path, 'r');
  const budget = { depth: 0, opened: { archives: 0, bytes: 0 } };
  return openBytes(await bytesOfFile(file), limits, budget);
}

/** The same for an archive in memory. */
export function openArchiveBytes(bytes: Buffer, limits = DEFAULT_LIMITS): Promise<Archive> {
  const budget = { depth: 0, opened: { archives: 0, bytes: 0 } };
  return openBytes(bytesOfMemory(bytes), limits, budget);
}

async function openBytes(bytes: Bytes, limits: ArchiveLimits, budget: Budget): Promise<Archive> {
  try {
    const directory = await readDirectory(bytes, limits);
    directory.warnings.push(...(await checkLocalHeaders(directory)));
    return makeArchive(bytes, directory, limits, budget);
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

function makeArchive(
  bytes: Bytes,
  { zip, entries, sources, warnings }: Directory,
  limits: ArchiveLimits,
  budget: Budget,
): Archive {
  const byName = new Map<string, ArchiveEntry>();
  const ambiguous = new Set<string>();
  for (const entry of entries) {
    const first = byName.get(entry.name);
    if (first === undefined) byName.set(entry.name, entry);
    else if (first.crc32 !== entry.crc32 || first.size !== entry.size) ambiguous.add(entry.name);
  }

  function resolve(wanted: ArchiveEntry | string): ArchiveEntry {
    if (typeof wanted !== 'string') return wanted;
    if (ambiguous.has(wanted)) {
      throw new ArchiveRefused('ambiguous-name', 'Two entries of one name differ', wanted);
    }
    const entry = byName.get(wanted);
    if (!entry) throw new ArchiveRefused('missing-entry', 'The archive has no such entry', wanted);
    return entry;
  }

  async function read(wanted: ArchiveEntry | string, maxBytes: number): Promise<Buffer> {
    const entry = resolve(wanted);
    const source = sources.get(entry);
    if (!source) throw new Error(`${entry.name} is an entry of another archive`);
    return readEntry(zip, source, entry, maxBytes);
  }

  async function openNested(wanted: ArchiveEntry | string): Promise<Archive> {
    const entry = resolve(wanted);
    spend(budget, entry, limits);
    const content = await read(entry, limits.nestedBytes);
    return openBytes(bytesOfMemory(content), limits, { ...budget, depth: budget.depth + 1 });
  }

  return {
    entries,
    warnings,
    find: (name) => byName.get(name),
    ambiguous: (name) => ambiguous.has(name),
    read,
    openNested,
    close: () => bytes.close(),
  };
}

function spend({ depth, opened }: Budget, entry: ArchiveEntry, limits: ArchiveLimits): void {
  opened.archives += 1;
  opened.bytes += entry.size;
  if (depth >= limits.depth) {
    throw new ArchiveRefused('depth', 'Archives lie too deep in each other', entry.name);
  }
  if (opened.archives > limits.nestedArchives) {
    throw new ArchiveRefused('nested-archives', 'The archive holds too many archives', entry.name);
  }
  if (entry.size > limits.nestedBytes || opened.bytes > limits.totalBytes) {
    throw new ArchiveRefused('nested-bytes', 'An archive in the archive is too large', entry.name);
  }
}
