import { Redirect } from './answers.ts';
import type { Matcher } from './match-routes.ts';
import { boundaryOf, type Match, type Params, settleRoutes } from './route.ts';

export interface LoadedPage {
  matches: Match[];
  data: Record<string, unknown>;
  /** By the route that shows it. */
  errors: Record<string, unknown> | null;
}

export type LoaderOf = (
  id: string,
) => ((input: { params: Params; url: URL }) => Promise<unknown>) | undefined;

/** Loads what an address shows, all its routes at once; or the redirect that one of them threw. */
export async function loadPage(
  match: Matcher,
  loaderOf: LoaderOf,
  url: URL,
): Promise<LoadedPage | Redirect> {
  const matches = match(url.pathname);
  const [results] = await Promise.all([
    Promise.allSettled(
      matches.map(
        async ({ route, params }) => (await loaderOf(route.id)?.({ params, url })) ?? null,
      ),
    ),
    settleRoutes(matches),
  ]);
  const data: Record<string, unknown> = {};
  let errors: LoadedPage['errors'] = null;
  for (const [i, result] of results.entries()) {
    if (result.status === 'fulfilled') data[matches[i].route.id] = result.value;
    else if (result.reason instanceof Redirect) return result.reason;
    else errors ??= { [boundaryOf(matches, i)]: result.reason };
  }
  return { matches, data, errors };
}
