import { data } from 'react-router';
import type { FailureData } from './app-error.ts';

/** For loaders to throw: there is no such thing. The page's words follow its address. */
export function pageNotFound(url: URL) {
  return data({ path: url.pathname } satisfies FailureData, { status: 404 });
}

/** For loaders to throw: the address belongs to a page, but not with these parameters. */
export function invalidPage(url: URL) {
  return data({ reason: 'invalid', path: url.pathname } satisfies FailureData, { status: 404 });
}

/** No page has this address. */
export function unmatchedPage(url: URL) {
  return data({ reason: 'unmatched', path: url.pathname } satisfies FailureData, { status: 404 });
}
