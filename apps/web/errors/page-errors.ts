import { PageFailure } from '../router/answers.ts';
import type { FailureData } from './app-error.ts';

/** For loaders to throw: there is no such thing. The page's words follow its address. */
export function pageNotFound(url: URL) {
  return new PageFailure(404, { path: url.pathname } satisfies FailureData);
}

/** For loaders to throw: the address belongs to a page, but not with these parameters. */
export function invalidPage(url: URL) {
  return new PageFailure(404, { reason: 'invalid', path: url.pathname } satisfies FailureData);
}

/** No page has this address. */
export function unmatchedPage(url: URL) {
  return new PageFailure(404, { reason: 'unmatched', path: url.pathname } satisfies FailureData);
}
