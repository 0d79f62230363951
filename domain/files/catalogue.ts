/** A game version of the site's catalogue. */
export interface CatalogueVersion {
  version: string;
  type: string;
  date: string | Date;
}

export interface Catalogue {
  gameVersions: readonly CatalogueVersion[];
}

/**
 * A release as numbers: `1.20.1` is [1, 20, 1, 0]. The last is -1 for "just before", which is what a
 * pre-release in a range means, since ranges are answered with releases only.
 */
export type ReleaseNumber = readonly [number, number, number, number];

export interface Release {
  version: string;
  number: ReleaseNumber;
}

export interface VersionIndex {
  /** All names, oldest first. */
  readonly names: readonly string[];
  readonly releases: readonly Release[];
  has(name: string): boolean;
  /** Milliseconds since the epoch; NaN for an unknown name. */
  released(name: string): number;
  /** Sorted oldest first, without doubles and unknown names. */
  sort(names: Iterable<string>): string[];
}

const RELEASE = /^(\d+)\.(\d+)(?:\.(\d+))?$/;

/** Indexes a catalogue for look-ups by name, number and age. */
export function indexVersions(catalogue: Catalogue): VersionIndex {
  const inOrder = catalogue.gameVersions
    .map(({ version, type, date }) => ({ version, type, time: new Date(date).getTime() }))
    .sort((a, b) => a.time - b.time);
  const names = inOrder.map(({ version }) => version);
  const place = new Map(names.map((name, index) => [name, index]));
  const releases = inOrder
    .filter(({ type }) => type === 'release')
    .flatMap(({ version }) => {
      const number = releaseNumber(version);
      return number ? [{ version, number }] : [];
    });
  return {
    names,
    releases,
    has: (name) => place.has(name),
    released: (name) => inOrder[place.get(name) ?? -1]?.time ?? Number.NaN,
    sort: (wanted) =>
      [...new Set(wanted)]
        .filter((name) => place.has(name))
        .sort((a, b) => place.get(a)! - place.get(b)!),
  };
}

/** `1.20.1` and `26.1` as numbers; null for anything that is not a plain release. */
export function releaseNumber(text: string): ReleaseNumber | null {
  const match = RELEASE.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3] ?? 0), 0] : null;
}

export function compareReleases(a: ReleaseNumber, b: ReleaseNumber): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

/** Same minor line: 1.20 and 1.20.6, 26.1 and 26.1.2. */
export function sameLine(a: ReleaseNumber, b: ReleaseNumber): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
