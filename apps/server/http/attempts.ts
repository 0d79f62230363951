import { RateLimit } from '#platform/limits/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';

/** Twenty tries a minute from one address at what guesses. */
const PER_MINUTE = 20;

/** Slows down whoever guesses passwords or makes accounts in bulk. */
export class Attempts {
  #limit = new RateLimit(PER_MINUTE);

  /** @throws Refusal `ratelimit_error` telling how long to wait. */
  take(key: string): void {
    refuseFor(this.#limit.take(key).retryAfterMs);
  }
}

/** @throws Refusal `ratelimit_error` telling how long to wait, unless that is 0 */
export function refuseFor(retryAfterMs: number): void {
  if (retryAfterMs <= 0) return;
  const seconds = Math.ceil(retryAfterMs / 1000);
  throw new Refusal('ratelimit_error', `Too many attempts. Try again in ${seconds} seconds.`, {
    details: { retryAfterMs },
  });
}
