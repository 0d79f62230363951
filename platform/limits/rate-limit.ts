/** What a rate limit says of one request. */
export interface Verdict {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Whole seconds until the full burst is there again. */
  reset: number;
  /** Milliseconds until the next request would be allowed. */
  retryAfterMs: number;
}

const MOST_KEYS = 100_000;

/**
 * Generic cell rate limit per key, in this process: `perMinute` requests refill evenly, the same
 * number may come at once (public API, 1.3).
 */
export class RateLimit {
  #full = new Map<string, number>();
  readonly #perMinute: number;
  readonly #cell: number;
  readonly #most: number;

  /** @param most keys remembered at once */
  constructor(perMinute: number, most = MOST_KEYS) {
    this.#most = most;
    this.#perMinute = perMinute;
    this.#cell = 60_000 / perMinute;
  }

  take(key: string, now = Date.now()): Verdict {
    const burst = this.#cell * this.#perMinute;
    const earliest = Math.max(this.#full.get(key) ?? 0, now);
    const next = earliest + this.#cell;
    const allowed = next - now <= burst;
    const after = allowed ? next : earliest;
    if (allowed) this.#remember(key, after, now);
    return {
      allowed,
      limit: this.#perMinute,
      remaining: Math.max(0, Math.floor((burst - (after - now)) / this.#cell)),
      reset: Math.ceil((after - now) / 1000),
      retryAfterMs: allowed ? 0 : Math.ceil(next - now - burst),
    };
  }

  #remember(key: string, time: number, now: number): void {
    // Last asked is last: the first ones are the likeliest to be free again.
    this.#full.delete(key);
    this.#full.set(key, time);
    if (this.#full.size <= this.#most) return;
    for (const [other, full] of this.#full) {
      if (full > now) break;
      this.#full.delete(other);
    }
    // Nobody may fill memory with made-up addresses: past the bound the oldest is forgiven.
    if (this.#full.size > this.#most) this.#full.delete(this.#full.keys().next().value as string);
  }
}
