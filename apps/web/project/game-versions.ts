import type { TagLists } from '#domain/tags/index.ts';
import { type CatalogueVersion, collapseVersions } from '#ui/format/index.ts';

const catalogues = new WeakMap<TagLists['gameVersions'], CatalogueVersion[]>();

function catalogue({ gameVersions }: TagLists): CatalogueVersion[] {
  let made = catalogues.get(gameVersions);
  if (!made) {
    made = gameVersions.map(({ version, type }) => ({ version, version_type: type }));
    catalogues.set(gameVersions, made);
  }
  return made;
}

/** Game versions as ranges, newest first. */
export function rangesOf(names: readonly string[], tags: TagLists): string[] {
  return collapseVersions(names, catalogue(tags));
}

/**
 * What a project works with, in short: its releases as ranges, and before them its newest snapshot
 * where that is newer than its newest release.
 */
export function versionRanges(names: readonly string[], tags: TagLists): string[] {
  const made = rangesMade.get(names);
  if (made?.of === tags.gameVersions) return made.ranges;
  const ranges = makeRanges(names, tags);
  rangesMade.set(names, { of: tags.gameVersions, ranges });
  return ranges;
}

/** By the list they were made from: a project's pages share theirs as long as it does not change. */
const rangesMade = new WeakMap<
  readonly string[],
  { of: TagLists['gameVersions']; ranges: string[] }
>();

function makeRanges(names: readonly string[], tags: TagLists): string[] {
  const newestFirst = names.toSorted((a, b) => tags.gameVersionRank(a) - tags.gameVersionRank(b));
  const releases = newestFirst.filter((name) => tags.gameVersion(name)?.type === 'release');
  if (releases.length === 0) return rangesOf(newestFirst, tags);
  const [newest] = newestFirst;
  const ranges = rangesOf(releases, tags);
  return newest === releases[0] ? ranges : [newest, ...ranges];
}
