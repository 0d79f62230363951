export type { Condition } from './condition.ts';
export { all, allOf, any, compareNumber, equals, not } from './condition.ts';
export type { SearchDocument, SearchVersion } from './document.ts';
export { createSearchEngine } from './engine.ts';
export { parseFacets } from './facets.ts';
export { parseFilter } from './filter-grammar.ts';
export { type LiveIndex, startLiveIndex } from './live-index.ts';
export { parseSearchRequest, type RawSearchRequest } from './parse-search-request.ts';
export { type SearchHitView, searchHitView } from './search-hit.view.ts';
export type {
  CountField,
  SearchEngine,
  SearchHitRef,
  SearchQuery,
  SearchResult,
  SearchSort,
} from './search-query.ts';
export { indexedName } from './words.ts';
