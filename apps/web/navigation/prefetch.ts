import { isSparing } from './connection.ts';

/** So many at once at most; the rest wait. */
export const PREFETCHES_AT_ONCE = 4;
/** How long data that was fetched ahead may be used, ms. */
const FRESH_FOR = 10_000;

type Work = () => Promise<unknown>;

/** Runs work that nobody waits for, a few at a time, in the order it came. */
export function createPrefetchQueue(atOnce = PREFETCHES_AT_ONCE) {
  const waiting: Work[] = [];
  let running = 0;

  function next(): void {
    while (running < atOnce && waiting.length > 0) {
      const work = waiting.shift() as Work;
      running += 1;
      work()
        .catch(() => {})
        .finally(() => {
          running -= 1;
          next();
        });
    }
  }

  return {
    add(work: Work): void {
      if (isSparing()) return;
      waiting.push(work);
      next();
    },
    isBusy: () => running > 0,
  };
}

const queue = createPrefetchQueue();
const known = new Set<string>();
const ahead = new Map<string, { payload: Promise<unknown>; until: number }>();

let loadCode: (path: string) => Promise<unknown> = async () => {};
let loadData: (url: URL) => Promise<unknown> = async () => {};

/** Something is being fetched that nobody waits for: its failure is nobody's. */
export const isPrefetching = (): boolean => queue.isBusy();

/** Given once, by the browser's entry: how a page's code and data are fetched. */
export function setPrefetchers(of: { code: typeof loadCode; data: typeof loadData }): void {
  loadCode = of.code;
  loadData = of.data;
}

/** The link came into view: its page's code. */
export function prefetchCode(path: string): void {
  if (known.has(path)) return;
  known.add(path);
  queue.add(() => loadCode(path));
}

/** The pointer or the focus is on the link: its page's data, too. */
export function prefetchData(url: URL): void {
  prefetchCode(url.pathname);
  const key = url.pathname + url.search;
  if ((ahead.get(key)?.until ?? 0) > Date.now()) return;
  queue.add(() => {
    const payload = loadData(url);
    ahead.set(key, { payload, until: Date.now() + FRESH_FOR });
    return payload.catch((error) => {
      ahead.delete(key);
      throw error;
    });
  });
}

/** What was fetched ahead for this address, used once. */
export function takePrefetched(url: URL): Promise<unknown> | undefined {
  const key = url.pathname + url.search;
  const entry = ahead.get(key);
  ahead.delete(key);
  return entry && entry.until > Date.now() ? entry.payload : undefined;
}

/** Something was changed on the server or in the settings: what was fetched ahead may be old. */
export function forgetPrefetched(): void {
  ahead.clear();
}
