interface Failures {
  count: number;
  /** When the next try is allowed, ms since the epoch. */
  until: number;
  last: number;
}

/** Wrong tries that cost nothing: everybody mistypes. */
export const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** So long without a wrong try, and all is forgotten. */
const FORGET_MS = 60 * 60_000;
const MOST_KEYS = 100_000;

/**
 * Waits that double with every failure in a row, per key, in this process. Choose keys so that one
 * person's failures never make another wait.
 */
export class GrowingWait {
  readonly #failures = new Map<string, Failures>();
  readonly #most: number;

  /** @param most keys remembered at once */
  constructor(most = MOST_KEYS) {
    this.#most = most;
  }

  /** Milliseconds until this key may try again; 0 when it may now. */
  left(key: string, now = Date.now()): number {
    return Math.max(0, (this.#failures.get(key)?.until ?? 0) - now);
  }

  failed(key: string, now = Date.now()): void {
    const before = this.#failures.get(key);
    const count = (before && now - before.last < FORGET_MS ? before.count : 0) + 1;
    const doublings = count - FREE_FAILURES;
    const wait = doublings < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
    // Last failed is last: the first ones are the likeliest to be over.
    this.#failures.delete(key);
    this.#failures.set(key, { count, until: now + wait, last: now });
    if (this.#failures.size > this.#most) {
      this.#failures.delete(this.#failures.keys().next().value as string);
    }
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }
}
