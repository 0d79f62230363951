import type { Condition } from './condition.ts';
import type { SearchDocument, SearchVersion } from './document.ts';

export const SORTS = ['relevance', 'downloads', 'follows', 'updated', 'newest'] as const;
export type SearchSort = (typeof SORTS)[number];

/** Fields whose values can be counted for the filter panels; loaders are among the categories. */
export type CountField =
  | 'categories'
  | 'game_versions'
  | 'project_types'
  | 'environment'
  | 'client_side'
  | 'server_side'
  | 'license'
  | 'open_source';

export interface SearchQuery {
  /** What somebody typed; without a letter or digit in it everything matches. */
  text: string;
  where: Condition | null;
  /** `relevance` without a text is the order of downloads. */
  sort: SearchSort;
  offset: number;
  limit: number;
  /** Of which fields to count, for each value, the projects that would be left with it. */
  count?: { field: CountField }[];
}

export interface SearchHitRef {
  document: SearchDocument;
  /** The newest version of those that make the condition true; null when there are none. */
  latestVersion: SearchVersion | null;
}

export interface SearchResult {
  hits: SearchHitRef[];
  total: number;
  /** Field → value → projects; values that no project of the answer has are left out. */
  counts?: Record<string, Record<string, number>>;
  /** The text in known words, when nothing matched as typed. */
  didYouMean?: string;
}

export interface SearchEngine {
  /** Adds or replaces by id; visible at once. */
  upsert(documents: SearchDocument[]): void;
  remove(ids: string[]): void;
  search(query: SearchQuery): SearchResult;
  /** As it was given; of versions that differ in nothing but id and date only the newest. */
  get(id: string): SearchDocument | undefined;
  /** Of everything in it, in no order. */
  ids(): Iterable<string>;
  /** `bytes` is an estimate of the memory taken. */
  stats(): { documents: number; bytes: number };
}
