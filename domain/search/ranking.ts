/**
 * How relevance is counted. A project's level is that of its worst matching word; its score is the
 * boost of that level plus the natural logarithm of its downloads, so a match in the name is worth
 * `e^8` (3,000) times the downloads of a match in the summary. Projects that are called exactly what
 * was asked come before all others. The proportions follow the field weights of the API reference,
 * section 7 (name 15, slug 10, author 3, summary 1).
 */
export const LEVEL = {
  called: 0,
  name: 1,
  nameBeginning: 2,
  author: 3,
  summary: 4,
  misspeltName: 5,
  misspeltElsewhere: 6,
} as const;

const BOOSTS = [Number.POSITIVE_INFINITY, 8, 6, 3, 0, -2, -8];

export const LEVELS = BOOSTS.length;

/** When fewer projects than this match as typed, misspellings are forgiven. */
export const FORGIVE_BELOW = 5;

export function scoreOf(level: number, downloads: number): number {
  return BOOSTS[level]! + Math.log(Math.max(downloads, 1));
}
