import type { SearchEngine } from '#domain/search/index.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import { conditionOf } from './conditions.server.ts';
import type { Filter, SearchState } from './filters.ts';

/** Ways out of an empty result. */
export interface Rescue {
  /** Filters whose removal leaves something, the most helpful first; two at most. */
  drops: { filter: Filter; count: number }[];
  /** Results of the text without any filter. */
  withoutFilters: number;
  /** Results of the filters without the text. */
  withoutText: number;
}

/** Filters that are tried one by one; who has more of them is helped by clearing all. */
const MOST_TRIED = 30;
const MOST_TOLD = 2;

export function findRescue(engine: SearchEngine, kind: ProjectKind, state: SearchState): Rescue {
  const count = (text: string, filters: readonly Filter[]) =>
    engine.search({
      text,
      where: conditionOf(kind, filters),
      sort: 'downloads',
      offset: 0,
      limit: 1,
    }).total;
  const { text, filters } = state;
  return {
    drops: filters
      .slice(0, MOST_TRIED)
      .map((filter) => ({
        filter,
        count: count(
          text,
          filters.filter((one) => one !== filter),
        ),
      }))
      .filter((drop) => drop.count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_TOLD),
    withoutFilters: count(text, []),
    withoutText: text ? count('', filters) : 0,
  };
}
