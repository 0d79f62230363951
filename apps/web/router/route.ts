import type { ComponentType } from 'react';

/** One line of the table of pages; those within it are drawn in its `Outlet`. */
export interface Route {
  id: string;
  /** Segments below the route around it: `mods`, `:name`, `:name?` or, last of all, `*`. */
  path?: string;
  children?: Route[];
  handle?: unknown;
  /** Drawn for the route; its `Outlet` alone when there is none. */
  Component?: ComponentType;
  /** Drawn in its place when it or something within it failed and nothing nearer takes that. */
  ErrorBoundary?: ComponentType;
  /** Brings what is missing before the route is drawn for the first time. */
  lazy?: () => Promise<{ Component: ComponentType }>;
}

export type Params = Readonly<Record<string, string | undefined>>;

/** A route that stands in an address. */
export interface Match {
  route: Route;
  /** Of all segments of the address. */
  params: Params;
  /** The part of the path that the route and those around it take. */
  path: string;
}

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

export const locationOf = ({ pathname, search, hash }: URL | Location): PageLocation => ({
  pathname,
  search,
  hash,
});

/** Brings the code of routes that has not come yet. */
export async function settleRoutes(matches: readonly Pick<Match, 'route'>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** All routes of a table, those within others included. */
export const everyRoute = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);

/** The nearest route at or around the one at an index that shows failures in its place. */
export function boundaryOf(matches: readonly Match[], index: number): string {
  const around = matches.slice(0, index + 1).findLast(({ route }) => route.ErrorBoundary);
  return (around ?? matches[0]).route.id;
}
