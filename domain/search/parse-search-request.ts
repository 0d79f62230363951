import { allOf, type Condition } from './condition.ts';
import { parseFacets } from './facets.ts';
import { parseFilter, refuse } from './filter-grammar.ts';
import type { SearchQuery, SearchSort } from './search-query.ts';

/** The query string as it came; parameters not named here mean nothing. */
export interface RawSearchRequest {
  query?: string;
  facets?: string;
  index?: string;
  offset?: string;
  limit?: string;
  filters?: string;
  version?: string;
  new_filters?: string;
}

const DEFAULT_LIMIT = 10;
const MOST_HITS = 100;

/** Sort names; the last two belong to server listings, where this site has only ties. */
const INDEXES: Record<string, SearchSort> = {
  relevance: 'relevance',
  downloads: 'downloads',
  follows: 'follows',
  updated: 'updated',
  date_modified: 'updated',
  newest: 'newest',
  date_created: 'newest',
  'minecraft_java_server.verified_plays_2w': 'relevance',
  'minecraft_java_server.ping.data.players_online': 'relevance',
};

/**
 * The parameters of `GET /search` as a query. Refuses with `request_error` naming the parameter.
 * The offset is taken as it is, not rounded to pages. Source: API reference 2.2 and 9.4.
 */
export function parseSearchRequest(
  raw: RawSearchRequest,
  options: { innerAnd?: boolean } = {},
): SearchQuery {
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined && typeof value !== 'string') refuse(name, 'given more than once');
  }
  const limit = wholeNumber(raw.limit, 'limit') ?? DEFAULT_LIMIT;
  return {
    text: raw.query ?? '',
    where: allOf(raw.facets ? parseFacets(raw.facets, options) : null, parseFilters(raw)),
    sort: parseIndex(raw.index),
    offset: wholeNumber(raw.offset, 'offset') ?? 0,
    limit: Math.min(Math.max(limit, 1), MOST_HITS),
  };
}

/** `new_filters` replaces the two older parameters, which must both hold. */
function parseFilters(raw: RawSearchRequest): Condition | null {
  if (raw.new_filters) return parseFilter(raw.new_filters, 'new_filters');
  return allOf(
    raw.filters ? parseFilter(raw.filters, 'filters') : null,
    raw.version ? parseFilter(raw.version, 'version') : null,
  );
}

function parseIndex(index: string | undefined): SearchSort {
  if (!index) return 'relevance';
  if (Object.hasOwn(INDEXES, index)) return INDEXES[index]!;
  return refuse('index', `unknown sort "${index}"`);
}

function wholeNumber(text: string | undefined, parameter: string): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    refuse(parameter, 'must be a whole number, 0 or more');
  }
  return number;
}
