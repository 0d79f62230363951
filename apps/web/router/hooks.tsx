import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageLocation, Params } from './route.ts';
import type { Blocked, Leaving, NavigateOptions } from './router.ts';
import {
  ErrorContext,
  Level,
  LevelContext,
  NextContext,
  RouterContext,
  usePage,
} from './router-provider.tsx';

/** The address of the page in sight. */
export const useLocation = (): PageLocation => usePage().location;

/** Where the site is going, until it is there. */
export const useNextLocation = (): PageLocation | undefined => use(NextContext);

/** What the route's loader answered. */
export function useLoaderData(): unknown {
  const { matches, data } = usePage();
  return data[matches[use(LevelContext)].route.id];
}

/** What another route of the page has loaded. */
export const useRouteLoaderData = (id: string): unknown => usePage().data[id];

/** What made the page fail, for the route that shows it. */
export const useRouteError = (): unknown => use(ErrorContext);

export interface PageMatch {
  id: string;
  params: Params;
  handle: unknown;
  loaderData: unknown;
}

/** The routes of the page, the outermost first. */
export function useMatches(): PageMatch[] {
  const { matches, data } = usePage();
  return useMemo(
    () =>
      matches.map(({ route: { id, handle }, params }) => ({
        id,
        params,
        handle,
        loaderData: data[id],
      })),
    [matches, data],
  );
}

/** What stands within the route. */
export function Outlet() {
  return <Level page={usePage()} at={use(LevelContext) + 1} />;
}

export type Navigate = (
  to: string | Partial<PageLocation>,
  options?: NavigateOptions,
) => Promise<void>;

/** Goes to another address; the promise ends when it is shown. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** Reads the page's data again. */
export function useRevalidate(): () => Promise<void> {
  return useRouter().revalidate;
}

function useRouter() {
  const router = use(RouterContext);
  return router ?? NOWHERE;
}

/** On the server nothing leads anywhere. */
const NOWHERE = {
  navigate: async () => {},
  revalidate: async () => {},
  block: () => () => {},
  scrolledTo: () => undefined,
};

/** Asks before the page is left; undefined while nothing waits for an answer. */
export function useBlocker(asks: (leaving: Leaving) => boolean): Blocked | undefined {
  const { block } = useRouter();
  const [blocked, setBlocked] = useState<Blocked>();
  const latest = useRef(asks);
  useEffect(() => {
    latest.current = asks;
  });
  useEffect(
    () => block({ asks: (leaving) => latest.current(leaving), onBlocked: setBlocked }),
    [block],
  );
  return blocked;
}

/** Puts each page where it belongs: a new one at its top, one that was left before where it was. */
export function useScroll(): void {
  const page = usePage();
  const { scrolledTo } = useRouter();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (page.scroll === 'keep') return;
    const kept = page.scroll === 'restore' ? scrolledTo() : undefined;
    const target = kept === undefined ? targetOf(page.location.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: kept ?? 0, behavior: 'instant' });
  }, [page, scrolledTo]);
}

function targetOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
