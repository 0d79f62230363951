import { type Bitset, hasBit, intersect, wordsFor } from './bitset.ts';
import type { Condition } from './condition.ts';
import type { DocumentStore } from './document-store.ts';
import type { FacetValue } from './facet-index.ts';
import { FIELDS } from './fields.ts';
import type { SearchIndex } from './search-index.ts';
import type { CountField, SearchResult } from './search-query.ts';

/**
 * For each value of the fields: the matches that would be left if the value were asked for as well.
 * Where the condition is about single versions that is counted over the versions that satisfy it.
 */
export function countValues(
  index: SearchIndex,
  where: Condition | null,
  matches: Bitset,
  fields: { field: CountField }[],
): NonNullable<SearchResult['counts']> {
  const rows = where && index.filter.needsRows(where) ? index.filter.rows(where) : null;
  const counts: NonNullable<SearchResult['counts']> = {};
  for (const { field } of fields) {
    const ofField: Record<string, number> = Object.create(null);
    for (const value of index.facets.values(field)) {
      const joined = rows && value.rows && FIELDS[field].scope === 'version';
      const total = joined
        ? countJoined(index, rows, matches, value.rows!)
        : value.projects.countIn(matches);
      if (total > 0) ofField[value.value] = total;
    }
    counts[field] = ofField;
  }
  if (rows) index.pools.rows.give(rows);
  return counts;
}

function countJoined(
  index: SearchIndex,
  rows: Bitset,
  matches: Bitset,
  value: NonNullable<FacetValue['rows']>,
): number {
  const both = index.pools.rows.take();
  value.addTo(both);
  intersect(both, rows, wordsFor(index.store.rows));
  let total = 0;
  eachProject(index.store, both, (project) => {
    if (hasBit(matches, project)) total++;
  });
  index.pools.rows.give(both);
  return total;
}

/** The projects that these rows belong to, each once. */
function eachProject(store: DocumentStore, rows: Bitset, visit: (project: number) => void): void {
  const words = wordsFor(store.rows);
  let end = 0;
  for (let i = 0; i < words; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const row = (i << 5) | (31 - Math.clz32(word & -word));
      if (row < end) continue;
      const project = store.projectOfRow(row);
      end = store.rowEnd(project);
      visit(project);
    }
  }
}
