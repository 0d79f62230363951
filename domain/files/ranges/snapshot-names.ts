import type { VersionIndex } from '../catalogue.ts';

/**
 * How loaders write a version that is no release, and how the catalogue names it: Fabric normalises
 * `24w14a` to `1.20.5-alpha.24.14.a`, `1.21-pre2` to `1.21-beta.2` and numbers the snapshots of the
 * calendar names as alphas.
 */
const FORMS: [RegExp, (match: RegExpExecArray) => string[]][] = [
  [
    /-alpha\.(\d\d)\.(\d{1,2})\.([a-z])$/,
    ([, year, week, letter]) => [`${year}w${week!.padStart(2, '0')}${letter}`],
  ],
  [/^(.+)-alpha\.(\d+)$/, ([, release, number]) => [`${release}-snapshot-${number}`]],
  [
    /^(.+)-beta\.(\d+)$/,
    ([, release, number]) => [`${release}-pre${number}`, `${release}-pre-${number}`],
  ],
  [
    /^(.+)-rc\.(\d+)$/,
    ([, release, number]) => [`${release}-rc${number}`, `${release}-rc-${number}`],
  ],
];

/** The catalogue's name of exactly this version, release or not; null when it has none. */
export function namedVersion(text: string, index: VersionIndex): string | null {
  const plain = text.trim().replace(/^[=v]+/, '');
  const candidates = [plain, plain.replace(/^(\d+\.\d+)\.0$/, '$1')];
  for (const [pattern, names] of FORMS) {
    const match = pattern.exec(plain);
    if (match) candidates.push(...names(match));
  }
  return candidates.find((candidate) => index.has(candidate)) ?? null;
}
