import { compareReleases, type Release, type ReleaseNumber, sameLine } from '../catalogue.ts';

/** A stretch of releases. A missing bound is open. */
export interface Interval {
  min: ReleaseNumber | null;
  /** Whether `min` and `max` themselves belong to it. */
  minIncluded: boolean;
  max: ReleaseNumber | null;
  maxIncluded: boolean;
}

export const EVERYTHING: Interval = { min: null, minIncluded: true, max: null, maxIncluded: true };

export function exactly(number: ReleaseNumber): Interval {
  return { min: number, minIncluded: true, max: number, maxIncluded: true };
}

export function from(min: ReleaseNumber, minIncluded = true): Interval {
  return { ...EVERYTHING, min, minIncluded };
}

export function until(max: ReleaseNumber, maxIncluded: boolean): Interval {
  return { ...EVERYTHING, max, maxIncluded };
}

/** From `min` to just before `max`. */
export function between(min: ReleaseNumber, max: ReleaseNumber): Interval {
  return { min, minIncluded: true, max, maxIncluded: false };
}

export function contains(interval: Interval, number: ReleaseNumber): boolean {
  const low = interval.min ? compareReleases(number, interval.min) : 1;
  const high = interval.max ? compareReleases(number, interval.max) : -1;
  return (
    (low > 0 || (low === 0 && interval.minIncluded)) &&
    (high < 0 || (high === 0 && interval.maxIncluded))
  );
}

/** What lies in both. */
export function intersect(a: Interval, b: Interval): Interval {
  const low = higher(a, b);
  const high = lower(a, b);
  return {
    min: low.min,
    minIncluded: low.minIncluded,
    max: high.max,
    maxIncluded: high.maxIncluded,
  };
}

function higher(a: Interval, b: Interval): Interval {
  if (!a.min) return b;
  if (!b.min) return a;
  const order = compareReleases(a.min, b.min);
  return order > 0 || (order === 0 && !a.minIncluded) ? a : b;
}

function lower(a: Interval, b: Interval): Interval {
  if (!a.max) return b;
  if (!b.max) return a;
  const order = compareReleases(a.max, b.max);
  return order < 0 || (order === 0 && !a.maxIncluded) ? a : b;
}

/**
 * The releases that an author means. A closed interval is taken at its word. One without an end says
 * only what the author built against, so it means that minor line: `[1.20.1,)` is 1.20.1 to 1.20.6,
 * not everything that will ever come. An end in another numbering (`<2`) is none. No bound at all
 * says nothing.
 */
export function meantReleases(interval: Interval, releases: readonly Release[]): string[] {
  if (!interval.min && !interval.max) return [];
  const inside = releases.filter(({ number }) => contains(interval, number));
  const anchor = openAnchor(interval);
  if (anchor === null) return inside.map(({ version }) => version);
  return inside.filter(({ number }) => sameLine(number, anchor)).map(({ version }) => version);
}

/** The bound that an interval without an end hangs on; null for a closed one. */
export function openAnchor({ min, max }: Interval): ReleaseNumber | null {
  if (min && max && max[0] === min[0]) return null;
  if (min && max && max[0] > 2) return null;
  return min ?? max ?? null;
}
