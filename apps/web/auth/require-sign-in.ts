import type { SignedIn } from '#domain/access/index.ts';
import type { PageRequest } from '../context.server.ts';
import { redirect } from '../router/answers.ts';
import { signInPath } from './sign-in-path.ts';

/**
 * The guard of pages that need an account: the viewer, or the way to the sign-in page and back here.
 * What such a page answers is nobody else's.
 */
export function requireSignIn(page: PageRequest, url: URL): SignedIn {
  page.keepPrivate();
  if (!page.viewer.user) throw redirect(signInPath(url.pathname + url.search));
  return page.viewer as SignedIn;
}
