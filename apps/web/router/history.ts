import { locationOf, type PageLocation } from './route.ts';

/** The reader went back or forward; the browser's address has changed already. */
export interface Pop {
  to: PageLocation;
  /** It was undone before and is now wanted after all. */
  isRepeated: boolean;
  undo(): void;
  repeat(): void;
}

/** The addresses of a window, one after the other, and where each page was scrolled to. */
export interface PageHistory {
  location(): PageLocation;
  url(location: PageLocation): URL;
  /** Notes where the page in sight is scrolled to, then has the address of the next. */
  show(to: PageLocation, how: 'push' | 'replace' | 'pop'): void;
  /** Leaves the site. */
  open(url: URL): void;
  listen(onPop: (pop: Pop) => void): void;
  /** Where the page in sight was when it was left, in pixels from its top. */
  scrolledTo(): number | undefined;
}

interface Entry {
  /** Of this entry among those of the window. */
  index: number;
  key: string;
}

const KEPT = 'quarry:scroll';
/** So many pages' positions are remembered. */
const MOST_KEPT = 200;

export function browserHistory(): PageHistory {
  let current = entryOf(window.history.state) ?? begin();
  let isUndone = false;
  let isRepeated = false;
  const positions = readPositions();

  function begin(index = 0): Entry {
    const entry = { index, key: crypto.randomUUID().slice(0, 8) };
    window.history.replaceState(entry, '');
    return entry;
  }

  // The browser puts the first page back where it was; from then on each page's content comes first.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver, { once: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    positions.set(current.key, window.scrollY);
    keepPositions(positions);
  });

  return {
    location: () => locationOf(window.location),
    url: ({ pathname, search, hash }) =>
      new URL(pathname + search + hash, `${window.location.origin}/`),
    show(to, how) {
      positions.set(current.key, window.scrollY);
      if (how === 'pop') {
        // A link to another place of the page made the entry without us.
        current = entryOf(window.history.state) ?? begin(current.index + 1);
        return;
      }
      takeOver();
      const address = to.pathname + to.search + to.hash;
      if (how === 'push') {
        current = { index: current.index + 1, key: crypto.randomUUID().slice(0, 8) };
        window.history.pushState(current, '', address);
      } else {
        window.history.replaceState(current, '', address);
      }
    },
    open: (url) => window.location.assign(url),
    listen(onPop) {
      window.addEventListener('popstate', ({ state }) => {
        if (isUndone) {
          isUndone = false;
          return;
        }
        const steps = (entryOf(state)?.index ?? current.index + 1) - current.index;
        const pop = {
          to: locationOf(window.location),
          isRepeated,
          undo() {
            isUndone = true;
            window.history.go(-steps);
          },
          repeat() {
            isRepeated = true;
            window.history.go(steps);
          },
        };
        isRepeated = false;
        onPop(pop);
      });
    },
    scrolledTo: () => positions.get(current.key),
  };
}

function entryOf(state: unknown): Entry | undefined {
  const entry = state as Partial<Entry> | null;
  return typeof entry?.index === 'number' && typeof entry.key === 'string'
    ? (entry as Entry)
    : undefined;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]'));
  } catch {
    return new Map();
  }
}

function keepPositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...positions].slice(-MOST_KEPT)));
  } catch {
    // A full or forbidden storage costs the position, nothing else.
  }
}
