import type { DisplayMode } from '../preferences/preferences.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import {
  type FilterParameter,
  GROUP_RULES,
  type GroupId,
  type GroupValues,
  knowsValue,
} from './filter-groups.ts';

export const SORTS = ['relevance', 'downloads', 'follows', 'newest', 'updated'] as const;
export type Sort = (typeof SORTS)[number];

/** Results on a page, by how they are shown. */
export const PAGE_SIZES: Record<DisplayMode, readonly number[]> = {
  list: [5, 10, 15, 20, 50, 100],
  grid: [6, 12, 18, 24, 48, 96],
  gallery: [6, 10, 16, 20, 50, 100],
};

const DEFAULT_SIZE = 20;
const LONGEST_TEXT = 256;
const MOST_PROJECTS = 100;

export interface Filter {
  group: GroupId;
  value: string;
  excluded: boolean;
}

/** All that a search page's address says. */
export interface SearchState {
  text: string;
  sort: Sort;
  /** One of the page sizes of the display mode. */
  size: number;
  /** From 1. */
  page: number;
  filters: readonly Filter[];
  /** The version filter lists snapshots, betas and alphas too. */
  allVersions: boolean;
}

/** The nearest page size that a display mode has; of two as near the smaller one. */
export function nearestSize(mode: DisplayMode, size: number): number {
  return PAGE_SIZES[mode].reduce((best, one) =>
    Math.abs(one - size) < Math.abs(best - size) ? one : best,
  );
}

/** The value as it stands in the address and in form fields: `1.21.6`, `categories!=cursed`. */
export function filterToken({ group, value, excluded }: Filter): string {
  const { prefix } = GROUP_RULES[group];
  return prefix ? `${prefix}${excluded ? '!=' : ':'}${value}` : value;
}

/**
 * What an address asks for, as far as it is known: the last word on a value holds, the rest is ignored.
 * Older addresses are read too: `o` for an offset, `l=true`, `nf` for exclusions, names without prefix.
 */
export function parseSearch(
  query: URLSearchParams,
  groups: readonly GroupValues[],
  mode: DisplayMode,
): SearchState {
  const size = nearestSize(mode, wholeNumber(query.get('m')) ?? DEFAULT_SIZE);
  const offset = wholeNumber(query.get('o'));
  const page = wholeNumber(query.get('page')) ?? (offset ? Math.floor(offset / size) + 1 : 1);
  return {
    text: (query.get('q') ?? '').trim().slice(0, LONGEST_TEXT).trim(),
    sort: SORTS.find((one) => one === query.get('s')) ?? 'relevance',
    size,
    page: Math.max(page, 1),
    filters: parseFilters(query, groups),
    allVersions: query.get('h') === 'true',
  };
}

function parseFilters(query: URLSearchParams, groups: readonly GroupValues[]): Filter[] {
  const found = new Map<string, Filter>();
  for (const [parameter, token] of query) {
    const filter = parseToken(parameter, token, groups);
    if (filter) found.set(`${filter.group} ${filter.value}`, filter);
  }
  return ordered([...found.values()], groups);
}

const TOKEN = /^(?:([a-z_]+)(!=|:|=))?(.*)$/s;

function parseToken(
  parameter: string,
  token: string,
  groups: readonly GroupValues[],
): Filter | undefined {
  const [, prefix, operator, value] = TOKEN.exec(token) as unknown as [string, ...string[]];
  const excluded = operator === '!=' || parameter === 'nf';
  const group = groups.find((one) => {
    const rule = GROUP_RULES[one.id];
    return (
      SPOKEN_BY[parameter]?.includes(rule.parameter) &&
      (prefix === undefined || prefix === rule.prefix) &&
      knowsValue(one, value) &&
      (!excluded || rule.excludable)
    );
  });
  return group && { group: group.id, value, excluded };
}

/** Which groups a parameter may fill: tags of all kinds are told from each other by their names. */
const SPOKEN_BY: Record<string, readonly FilterParameter[]> = {
  f: ['f', 'g'],
  g: ['f', 'g'],
  nf: ['f', 'g'],
  v: ['v'],
  e: ['e'],
  l: ['l'],
  pid: ['pid'],
};

/** In the order of the panel, so that one choice has one address. */
function ordered(filters: readonly Filter[], groups: readonly GroupValues[]): Filter[] {
  return groups.flatMap(({ id, values }) => {
    const ofGroup = filters.filter((one) => one.group === id);
    return id === 'project'
      ? ofGroup.toSorted((a, b) => (a.value < b.value ? -1 : 1)).slice(0, MOST_PROJECTS)
      : ofGroup.toSorted((a, b) => values.indexOf(a.value) - values.indexOf(b.value));
  });
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The address of a search; what is as usual is left out. `parseSearch` reads it back. */
export function searchQuery(state: SearchState, mode: DisplayMode): string {
  const query = new URLSearchParams();
  if (state.text) query.append('q', state.text);
  for (const filter of state.filters) {
    query.append(GROUP_RULES[filter.group].parameter, filterToken(filter));
  }
  if (state.allVersions) query.append('h', 'true');
  if (state.sort !== 'relevance') query.append('s', state.sort);
  if (state.size !== nearestSize(mode, DEFAULT_SIZE)) query.append('m', String(state.size));
  if (state.page > 1) query.append('page', String(state.page));
  // They may stand in a query as they are, and people can read them so.
  const text = query.toString().replace(/%(?:3A|21|3D)/g, decodeURIComponent);
  return text && `?${text}`;
}

export const searchPath = (kind: ProjectKind, state: SearchState, mode: DisplayMode): string =>
  `/${kind}s${searchQuery(state, mode)}`;

export const NO_FILTERS: Pick<SearchState, 'filters' | 'page'> = { filters: [], page: 1 };

/** The state with a filter set, turned round or taken away; back on the first page. */
export function withFilter(
  state: SearchState,
  groups: readonly GroupValues[],
  { group, value }: Pick<Filter, 'group' | 'value'>,
  to: 'clear' | 'included' | 'excluded',
): SearchState {
  const others = state.filters.filter((one) => one.group !== group || one.value !== value);
  const filters =
    to === 'clear'
      ? others
      : ordered([...others, { group, value, excluded: to === 'excluded' }], groups);
  return { ...state, filters, page: 1 };
}

export function filterState(
  { filters }: Pick<SearchState, 'filters'>,
  group: GroupId,
  value: string,
): 'clear' | 'included' | 'excluded' {
  const filter = filters.find((one) => one.group === group && one.value === value);
  if (!filter) return 'clear';
  return filter.excluded ? 'excluded' : 'included';
}
