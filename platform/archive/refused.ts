import { Refusal } from '../refusal.ts';

/**
 * Why an archive is refused. `broken`: readers may disagree on what it holds, or cannot read it.
 * `dangerous`: whoever unpacks it is attacked. A caller may tolerate the first, never the second.
 */
export const ARCHIVE_RULES = {
  'not-an-archive': 'broken',
  'trailing-data': 'broken',
  'ambiguous-end': 'broken',
  'prefix-data': 'broken',
  directory: 'broken',
  'entry-count': 'dangerous',
  'total-bytes': 'dangerous',
  'total-ratio': 'dangerous',
  'entry-bytes': 'dangerous',
  'entry-ratio': 'dangerous',
  overlap: 'dangerous',
  'name-empty': 'broken',
  'name-long': 'broken',
  'name-nul': 'dangerous',
  'name-absolute': 'dangerous',
  'name-parent': 'dangerous',
  'name-backslash': 'dangerous',
  'name-mismatch': 'broken',
  'method-mismatch': 'broken',
  'size-mismatch': 'broken',
  encrypted: 'broken',
  method: 'broken',
  symlink: 'dangerous',
  'special-file': 'dangerous',
  'ambiguous-name': 'broken',
  'missing-entry': 'broken',
  checksum: 'broken',
  'read-limit': 'broken',
  depth: 'dangerous',
  'nested-bytes': 'broken',
  'nested-archives': 'broken',
} as const;

export type ArchiveRule = keyof typeof ARCHIVE_RULES;

/** An archive, or one entry of it, that we do not read. */
export class ArchiveRefused extends Refusal {
  readonly rule: ArchiveRule;
  readonly entry: string | null;

  constructor(rule: ArchiveRule, reason: string, entry: string | null = null) {
    super('invalid_input', entry === null ? reason : `${reason}: ${printable(entry)}`, {
      details: { rule, entry },
    });
    this.name = 'ArchiveRefused';
    this.rule = rule;
    this.entry = entry;
  }

  get dangerous(): boolean {
    return ARCHIVE_RULES[this.rule] === 'dangerous';
  }
}

/** A name that is safe to show: no control characters, at most 120 characters. */
function printable(name: string): string {
  const shown = name.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
  return shown.length > 120 ? `${shown.slice(0, 119)}…` : shown;
}
