import { getFileNameLowLevel } from 'yauzl';
import type { ArchiveLimits } from './limits.ts';
import { ArchiveRefused, type ArchiveRule } from './refused.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_EXTRA = 0x7075;

/**
 * The name of an entry: UTF-8 when the flag says so, else code page 437, or the Unicode path extra
 * field where the raw name is not ASCII (archivers on Windows write it so). For an ASCII name an extra
 * field that tells another name is an attack: readers that know the field see another file.
 */
export function decodeName(
  raw: Buffer,
  flags: number,
  extraFields: { id: number; data: Buffer }[],
): string {
  const plain = getFileNameLowLevel(flags, raw, [], true);
  const unicode = extraFields.filter((field) => field.id === UNICODE_PATH_EXTRA);
  if (unicode.length === 0 || flags & UTF8_FLAG) return plain;
  const extended = getFileNameLowLevel(flags, raw, unicode, true);
  if (extended !== plain && raw.every((byte) => byte < 0x80)) {
    throw new ArchiveRefused('name-mismatch', 'An entry has two different names', plain);
  }
  return extended;
}

/** Names that leave the folder they are unpacked to, or that readers understand differently. */
const REFUSED_NAMES: [ArchiveRule, string, RegExp][] = [
  ['name-empty', 'An entry has an empty name', /^$|^\/$/],
  ['name-nul', 'The name of an entry holds a NUL', /\0/],
  ['name-backslash', 'The name of an entry holds a backslash', /\\/],
  ['name-absolute', 'The name of an entry is absolute', /^\/|^[a-z]:/i],
  ['name-parent', 'The name of an entry leads outside', /(^|\/)\.\.(\/|$)/],
];

/** Refuses a name that no honest archive has. */
export function checkName(name: string, limits: ArchiveLimits): void {
  for (const [rule, reason, pattern] of REFUSED_NAMES) {
    if (pattern.test(name)) throw new ArchiveRefused(rule, reason, name);
  }
  const bytes = Buffer.byteLength(name);
  if (bytes > limits.nameBytes) {
    throw new ArchiveRefused('name-long', 'The name of an entry is too long', name);
  }
  if (bytes > limits.namePartBytes) {
    const long = name.split('/').some((part) => Buffer.byteLength(part) > limits.namePartBytes);
    if (long)
      throw new ArchiveRefused('name-long', 'A part of the name of an entry is too long', name);
  }
}

/** Oddities that honest archives have: told, not refused. */
export type ArchiveOddity =
  | 'duplicate-name'
  | 'colliding-name'
  | 'file-and-folder'
  | 'unusual-name'
  | 'prefix-data'
  | 'unlisted-data';

export interface ArchiveWarning {
  rule: ArchiveOddity;
  entry: string | null;
}

/** Control and invisible characters, broken encodings, device names of Windows. "Icon\r" is honest. */
const UNUSUAL =
  /[\p{Cc}\p{Bidi_Control}\u200B\uFEFF\uFFFD]|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/iu;

/**
 * Names that meet when unpacked. Obfuscated code has `a.class` beside `A.class`, builds that merge
 * libraries write one licence twice: all of it is told only. One warning a rule and name.
 */
export function nameWarnings(names: readonly string[]): ArchiveWarning[] {
  const warnings: ArchiveWarning[] = [];
  const exact = new Set<string>();
  const folded = new Map<string, string>();
  for (const name of names) {
    if (UNUSUAL.test(name)) warnings.push({ rule: 'unusual-name', entry: name });
    if (exact.has(name)) {
      warnings.push({ rule: 'duplicate-name', entry: name });
      continue;
    }
    exact.add(name);
    const key = name.normalize('NFKC').toLowerCase();
    if (folded.has(key)) warnings.push({ rule: 'colliding-name', entry: name });
    folded.set(key, name);
  }
  for (const name of exact) {
    if (name.endsWith('/') && exact.has(name.slice(0, -1))) {
      warnings.push({ rule: 'file-and-folder', entry: name.slice(0, -1) });
    }
  }
  return warnings;
}
