import type { CountField, SearchEngine, SearchResult } from '#domain/search/index.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import { conditionOf, filtersAround } from './conditions.server.ts';
import type { GroupId } from './filter-groups.ts';
import type { Filter, SearchState } from './filters.ts';
import type { GroupOptions } from './groups.server.ts';
import type { GroupView, OptionView } from './load.ts';

type Counts = Record<string, number>;

const COUNTED_BY: Partial<Record<GroupId, CountField>> = {
  version: 'game_versions',
  license: 'open_source',
};

/** The groups as the panel shows them, each row with the number of results that it would give. */
export function countRows(
  engine: SearchEngine,
  kind: ProjectKind,
  state: SearchState,
  groups: readonly GroupOptions[],
  result: SearchResult,
): GroupView[] {
  const search = (filters: readonly Filter[], count?: CountField) =>
    engine.search({
      text: state.text,
      where: conditionOf(kind, filters),
      sort: 'downloads',
      offset: 0,
      limit: 1,
      count: count && [{ field: count }],
    });

  function countsOf(id: GroupId): Counts {
    const around = filtersAround(id, state.filters);
    if (id === 'environment') {
      return Object.fromEntries(
        ['client', 'server'].map((value) => [
          value,
          search([...around, { group: id, value, excluded: false }]).total,
        ]),
      );
    }
    const field = COUNTED_BY[id] ?? 'categories';
    const { counts } = around.length === state.filters.length ? result : search(around, field);
    return counts?.[field] ?? {};
  }

  return groups
    .filter(({ id }) => id !== 'project')
    .map(({ id, options }) => {
      const counts = countsOf(id);
      const chosen = new Set(
        state.filters.filter(({ group }) => group === id).map(({ value }) => value),
      );
      return {
        id,
        options: options
          .filter(({ value, rare }) => !rare || state.allVersions || chosen.has(value))
          .map(
            (option): OptionView => ({ ...option, count: counts[option.value.toLowerCase()] ?? 0 }),
          ),
      };
    });
}
