import type { VersionFilter } from '#domain/versions/index.ts';

const CHANNELS = ['release', 'beta', 'alpha'];
/** More names than a reader would choose; the rest is left out. */
const MOST = 50;

/** What a list of versions or changelogs is narrowed to, as the address says it. */
export interface FilterState extends VersionFilter {
  page: number;
  /** Snapshots may be chosen as well. */
  all: boolean;
}

/** Keys of the address: `c` channel, `g` game version, `l` loader, `all`, `page`. */
export function readFilter(query: URLSearchParams): FilterState {
  const list = (key: string) => [...new Set(query.getAll(key))].slice(0, MOST);
  const page = Number(query.get('page'));
  return {
    channels: list('c').filter((name) => CHANNELS.includes(name)),
    gameVersions: list('g'),
    loaders: list('l'),
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
    all: query.get('all') === '1',
  };
}

/** The address of a list with this filter; what is as usual is left out. */
export function filterHref(path: string, filter: FilterState): string {
  const query = new URLSearchParams([
    ...filter.channels.map((value) => ['c', value]),
    ...filter.gameVersions.map((value) => ['g', value]),
    ...filter.loaders.map((value) => ['l', value]),
    ...(filter.all ? [['all', '1']] : []),
    ...(filter.page > 1 ? [['page', String(filter.page)]] : []),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}

type ListKey = 'channels' | 'gameVersions' | 'loaders';

/** The filter with one value put in or taken out, on its first page. */
export function toggled(filter: FilterState, key: ListKey, value: string): FilterState {
  const has = filter[key].includes(value);
  const values = has ? filter[key].filter((one) => one !== value) : [...filter[key], value];
  return { ...filter, [key]: values, page: 1 };
}

export function isFiltered({ channels, gameVersions, loaders }: VersionFilter): boolean {
  return channels.length + gameVersions.length + loaders.length > 0;
}
