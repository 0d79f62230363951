/** A page that reloaded itself does not do so again for this long, ms. */
export const RELOAD_GUARD = 10_000;

const KEY = 'quarry:reloaded';

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: (address: string) => void;
}

const browser = (): Surroundings => ({
  storage: sessionStorage,
  now: Date.now,
  reload: (address) => {
    if (address === location.href) location.reload();
    else location.assign(address);
  },
});

/**
 * Loads the page anew because a part of it is gone (a newer build took its place), unless that was done
 * less than 10 s ago: then the error page has to tell. Answers whether it reloads.
 */
export function reloadOnce(address: string, around: Surroundings = browser()): boolean {
  const { storage, now, reload } = around;
  try {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now() - last < RELOAD_GUARD) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    // Without a memory it might reload for ever.
    return false;
  }
  reload(address);
  return true;
}
