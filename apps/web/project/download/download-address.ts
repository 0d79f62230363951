import { useLocation } from '../../router/hooks.tsx';

/** The part of an address that opens the download dialog. */
export const DOWNLOAD_HASH = '#download';

export interface Pair {
  gameVersion: string | null;
  loader: string | null;
}

/** The pair that an address preselects: its queries `version` and `loader`. */
export function readPair(search: string): Pair {
  const query = new URLSearchParams(search);
  return { gameVersion: query.get('version') || null, loader: query.get('loader') || null };
}

/** A page's address with the pair in it; its other queries stay. */
export function pairSearch(search: string, { gameVersion, loader }: Pair): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of [
    ['version', gameVersion],
    ['loader', loader],
  ] as const) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Opens the dialog with this pair chosen. */
export function downloadHref(path: string, pair: Pair): string {
  return path + pairSearch('', pair) + DOWNLOAD_HASH;
}

/** The pair that the page's address names now. */
export function useChosenPair(): Pair {
  return readPair(useLocation().search);
}

/** Files are served from this very site, under whatever name it is reached. */
export const filePath = (address: string): string => new URL(address).pathname;
