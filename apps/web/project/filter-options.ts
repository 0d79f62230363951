import type { TagLists } from '#domain/tags/index.ts';
import { namedLoaders } from '../shared/project-summary.ts';
import type { FilterState } from './version-filter.ts';

/** What the filters of a list of versions offer. */
export interface FilterOptions {
  loaders: { id: string; name: string }[];
  /** Newest first. Releases, what is chosen already, and all of them when asked for. */
  gameVersions: string[];
  /** There are versions that only show when asked for. */
  hasSnapshots: boolean;
}

export function filterOptions(
  { loaders, gameVersions }: { loaders: string[]; gameVersions: string[] },
  filter: FilterState,
  tags: TagLists,
): FilterOptions {
  const newestFirst = gameVersions.toSorted(
    (a, b) => tags.gameVersionRank(a) - tags.gameVersionRank(b),
  );
  const releases = newestFirst.filter((name) => tags.gameVersion(name)?.type === 'release');
  const everything = filter.all || releases.length === 0;
  return {
    loaders: namedLoaders(loaders, tags),
    gameVersions: newestFirst.filter(
      (name) => everything || releases.includes(name) || filter.gameVersions.includes(name),
    ),
    hasSnapshots: releases.length > 0 && releases.length < newestFirst.length,
  };
}
