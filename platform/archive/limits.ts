/** Bounds within which an archive is read. Sizes in bytes. */
export interface ArchiveLimits {
  entries: number;
  /** Size of the central directory, which is read whole. */
  directoryBytes: number;
  /** Unpacked size of one entry, and of all together with what nested archives were unpacked to. */
  entryBytes: number;
  totalBytes: number;
  /** Unpacked over packed size, judged only above `ratioFromBytes` of unpacked size. */
  entryRatio: number;
  totalRatio: number;
  ratioFromBytes: number;
  /** Length of a name in UTF-8, and of one part of it between slashes. */
  nameBytes: number;
  namePartBytes: number;
  /** How deep archives may lie in archives: 1 allows one inside the outer. */
  depth: number;
  /** Size of a nested archive: it is held in memory while it is open. */
  nestedBytes: number;
  /** How many nested archives may be opened below one outer archive. */
  nestedArchives: number;
}

/**
 * Far above what 224 real add-ons need (at most 4,000 entries, ratio of all 4, of one entry 60), far
 * below what hurts. Deflate cannot pass a ratio of 1,032, so `entryRatio` catches runs of one byte.
 */
export const DEFAULT_LIMITS: ArchiveLimits = {
  entries: 100_000,
  directoryBytes: 32 * 2 ** 20,
  entryBytes: 2 * 2 ** 30,
  totalBytes: 8 * 2 ** 30,
  entryRatio: 400,
  totalRatio: 100,
  ratioFromBytes: 64 * 2 ** 20,
  nameBytes: 1024,
  namePartBytes: 255,
  depth: 3,
  nestedBytes: 64 * 2 ** 20,
  nestedArchives: 256,
};
