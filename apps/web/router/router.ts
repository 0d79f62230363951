import type { PageHistory } from './history.ts';
import type { Matcher } from './match-routes.ts';
import { boundaryOf, locationOf, type Match, type PageLocation, settleRoutes } from './route.ts';

/** What stands in the window. */
export interface Page {
  location: PageLocation;
  matches: Match[];
  /** By route. */
  data: Record<string, unknown>;
  /** By the route that shows it. */
  errors: Record<string, unknown> | null;
  /** What becomes of the scroll position: `top` or the hash's element, as it was then, or as it is. */
  scroll: 'top' | 'restore' | 'keep';
}

export interface RouterState {
  page: Page;
  /** Where it is going. */
  next: PageLocation | undefined;
}

/** What was answered in place of a page's data, or the data. */
export type PageAnswer =
  | { redirect: string }
  | { data: Record<string, unknown>; error?: unknown }
  /** The page keeps the data it has. */
  | 'stay';

export interface PageRequest {
  url: URL;
  matches: readonly Match[];
  /** The same path as the page in sight. */
  isRenewal: boolean;
  signal: AbortSignal;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Leaves the page scrolled to where it is. */
  keepScroll?: boolean;
  /** Changes the address alone: nothing is read again. */
  keepData?: boolean;
}

export interface Leaving {
  from: PageLocation;
  to: PageLocation;
}

/** A navigation that somebody asks about first. */
export interface Blocked {
  proceed(): void;
  reset(): void;
}

interface Blocker {
  asks(leaving: Leaving): boolean;
  onBlocked(blocked: Blocked | undefined): void;
}

export interface RouterOptions {
  match: Matcher;
  history: PageHistory;
  /** What the server made of the address already. */
  made?: { data: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** Whether a route has data to ask for. */
  hasData: (id: string) => boolean;
  load: (request: PageRequest) => Promise<PageAnswer>;
}

type How = 'push' | 'replace' | 'pop' | 'renew';

interface Work {
  to: PageLocation;
  how: How;
  options: NavigateOptions;
  stop: AbortController;
  done: Promise<void>;
}

export type Router = ReturnType<typeof createRouter>;

/** The page in sight and the way to the next: a newer navigation ends an older one. */
export function createRouter({ match, history, made, hasData, load }: RouterOptions) {
  const here = history.location();
  let state: RouterState = {
    page: {
      location: here,
      matches: match(here.pathname),
      data: made?.data ?? {},
      errors: made?.errors ?? null,
      scroll: 'keep',
    },
    next: undefined,
  };
  const listeners = new Set<(state: RouterState) => void>();
  const blockers = new Set<Blocker>();
  let working: Work | undefined;

  function set(changes: Partial<RouterState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  /** Shows a page; the address changes with it, not before. */
  function commit({ to, how, options }: Work, shown: Omit<Page, 'location' | 'scroll'>): void {
    if (how !== 'renew') history.show(to, how);
    const scroll =
      how === 'pop' ? 'restore' : how === 'renew' || options.keepScroll ? 'keep' : 'top';
    working = undefined;
    set({ page: { ...shown, location: to, scroll }, next: undefined });
  }

  function go(to: PageLocation, how: How, options: NavigateOptions = {}): Promise<void> {
    working?.stop.abort();
    const work: Work = { to, how, options, stop: new AbortController(), done: Promise.resolve() };
    working = work;
    work.done = carryOut(work);
    return work.done;
  }

  async function carryOut(work: Work): Promise<void> {
    const { to, how, options, stop } = work;
    const { page } = state;
    const matches = match(to.pathname);
    if (options.keepData || isSamePlace(page.location, to, how)) {
      return commit(work, { matches, data: page.data, errors: page.errors });
    }
    if (how !== 'renew') set({ next: to });
    const isRenewal = page.location.pathname === to.pathname;
    const [answer, failure] = await Promise.all([
      isAskedFor(page, matches, to, how)
        ? load({ url: history.url(to), matches, isRenewal, signal: stop.signal }).catch(
            (error: unknown) => ({ data: {}, error }),
          )
        : ({ data: page.data } as const),
      settleRoutes(matches).then(
        () => undefined,
        (error: unknown) => ({ error }),
      ),
    ]);
    // A newer one goes on in its place: who waits for this waits for that.
    if (stop.signal.aborted) return working?.done;
    if (answer === 'stay') return commit(work, { matches, data: page.data, errors: page.errors });
    if ('redirect' in answer) return follow(answer.redirect, how);
    const errors = failure
      ? { [boundaryOf(matches, matches.length - 1)]: failure.error }
      : errorsOf(answer, matches);
    commit(work, { matches, data: answer.data, errors });
  }

  /** Whether the server is to be asked: a part is new or its address changed, or all is read again. */
  function isAskedFor(page: Page, matches: readonly Match[], to: PageLocation, how: How): boolean {
    const again = how === 'renew' || page.errors !== null || page.location.search !== to.search;
    const isSame = page.location.pathname === to.pathname;
    return matches.some(
      ({ route, path }, i) =>
        hasData(route.id) &&
        (again || isSame || page.matches[i]?.route !== route || page.matches[i].path !== path),
    );
  }

  function errorsOf(
    answer: { data: Record<string, unknown>; error?: unknown },
    matches: readonly Match[],
  ): Page['errors'] {
    if (answer.error === undefined) return null;
    const failed = matches.findIndex(
      ({ route }) => hasData(route.id) && !(route.id in answer.data),
    );
    return { [boundaryOf(matches, failed < 0 ? matches.length - 1 : failed)]: answer.error };
  }

  function follow(address: string, how: How): Promise<void> {
    const url = new URL(address, history.url(state.page.location));
    if (url.origin !== history.url(state.page.location).origin) {
      history.open(url);
      return new Promise(() => {});
    }
    return go(locationOf(url), how === 'push' ? 'push' : 'replace');
  }

  /** Whether somebody asks about it first; it goes on when they let it. */
  function isBlocked(to: PageLocation, goOn: () => void): boolean {
    const leaving = { from: state.page.location, to };
    const blocker = [...blockers].find(({ asks }) => asks(leaving));
    const answer = (then?: () => void) => () => {
      blocker?.onBlocked(undefined);
      then?.();
    };
    blocker?.onBlocked({ proceed: answer(goOn), reset: answer() });
    return blocker !== undefined;
  }

  history.listen(({ to, isRepeated, undo, repeat }) => {
    if (!isRepeated && isBlocked(to, repeat)) undo();
    else go(to, 'pop');
  });

  return {
    state: () => state,
    subscribe(listener: (state: RouterState) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes to an address of the site, another site's is opened by the browser; ends when it is shown. */
    navigate(to: string | Partial<PageLocation>, options: NavigateOptions = {}): Promise<void> {
      const at = history.url(state.page.location);
      const url = typeof to === 'string' ? new URL(to, at) : history.url({ ...EMPTY, ...to });
      if (url.origin !== at.origin) {
        history.open(url);
        return new Promise(() => {});
      }
      const location = locationOf(url);
      const isSame = url.href === at.href;
      const how = options.replace || isSame ? 'replace' : 'push';
      const run = () => go(location, how, options);
      return isBlocked(location, run) ? Promise.resolve() : run();
    },
    /** Reads the data of the page again; on the way to another one, of that. */
    revalidate(): Promise<void> {
      if (working) return go(working.to, working.how, { ...working.options, keepData: false });
      return go(state.page.location, 'renew');
    },
    block(blocker: Blocker): () => void {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    scrolledTo: history.scrolledTo,
    /** Brings the code of an address's page. */
    prefetch: (pathname: string) => settleRoutes(match(pathname)),
  };
}

const EMPTY: PageLocation = { pathname: '/', search: '', hash: '' };

/** Another place of the same page: nothing is to be read. */
function isSamePlace(from: PageLocation, to: PageLocation, how: How): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search;
  return how !== 'renew' && isSamePage && from.hash !== to.hash;
}
