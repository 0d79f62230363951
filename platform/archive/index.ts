export type { ArchiveEntry } from './directory.ts';
export { inspectNested } from './inspect-nested.ts';
export { type ArchiveLimits, DEFAULT_LIMITS } from './limits.ts';
export type { ArchiveOddity, ArchiveWarning } from './names.ts';
export { type Archive, openArchive, openArchiveBytes } from './open-archive.ts';
export { ARCHIVE_RULES, ArchiveRefused, type ArchiveRule } from './refused.ts';
export { directoryMentions } from './scan-directory.ts';
