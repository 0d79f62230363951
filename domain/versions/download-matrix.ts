import { shownLoaders } from './version.view.ts';

export interface Build {
  id: string;
  number: string;
  channel: 'release' | 'beta' | 'alpha';
}

/**
 * Which build a reader gets for a loader and a game version. Bounded by the tag lists, not by the
 * number of versions.
 */
export interface DownloadMatrix {
  /** The builds that at least one pair leads to. */
  builds: Build[];
  /**
   * By loader, then game version: places in `builds`. The newest release first, then a beta if it is
   * newer than that, then an alpha if it is newer than both.
   */
  pairs: Record<string, Record<string, number[]>>;
}

interface VersionFacts {
  id: string;
  version_number: string;
  version_type: Build['channel'];
  loaders: string[];
  pack_loaders: string[];
  game_versions: string[];
}

const CHANNELS = ['release', 'beta', 'alpha'] as const;

/** @param newestFirst the listed versions of one project */
export function downloadMatrix(newestFirst: readonly VersionFacts[]): DownloadMatrix {
  const best = new Map<string, Map<string, VersionFacts[]>>();
  for (const version of newestFirst) {
    for (const loader of shownLoaders(version)) {
      const row = best.get(loader) ?? new Map<string, VersionFacts[]>();
      best.set(loader, row);
      for (const gameVersion of version.game_versions) {
        const taken = row.get(gameVersion) ?? [];
        if (isNewest(version, taken)) row.set(gameVersion, [...taken, version]);
      }
    }
  }
  const places = new Map<VersionFacts, number>();
  const place = (version: VersionFacts) => {
    const known = places.get(version) ?? places.size;
    places.set(version, known);
    return known;
  };
  const pairs: DownloadMatrix['pairs'] = {};
  for (const [loader, row] of best) {
    pairs[loader] = Object.fromEntries(
      [...row].map(([gameVersion, versions]) => [
        gameVersion,
        versions.toSorted((a, b) => rank(a) - rank(b)).map(place),
      ]),
    );
  }
  const builds = [...places.keys()].map((version) => ({
    id: version.id,
    number: version.version_number,
    channel: version.version_type,
  }));
  return { builds, pairs };
}

const rank = (version: VersionFacts) => CHANNELS.indexOf(version.version_type);

/** Whether nothing newer that was taken already is as stable or more so. */
function isNewest(version: VersionFacts, taken: readonly VersionFacts[]): boolean {
  return taken.every((other) => rank(other) > rank(version));
}

/** Places of the builds of a pair; its names may come from an address. */
export function buildsFor(
  { pairs }: Pick<DownloadMatrix, 'pairs'>,
  loader: string,
  gameVersion: string,
): number[] {
  const row = Object.hasOwn(pairs, loader) ? pairs[loader] : {};
  return Object.hasOwn(row, gameVersion) ? row[gameVersion] : [];
}
