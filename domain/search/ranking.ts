/**
 * How relevance is counted. A project's level is that of its worst matching word; its score is the
 * boost of that level plus the natural logarithm of its downloads, so a match in the name is worth
 * `e^8` (3,000) times the downloads of a match in the summary. Projects that are called exactly what
 * was asked come before all others. The proportions follow the field weights of the API reference,
 * section 7 (name 15, slug 10, author 3, summary 1).
 */
export const LEVEL = {
  name: 0,
  nameBeginning: 1,
  author: 2,
  summary: 3,
  misspeltName: 4,
  misspeltElsewhere: 5,
} as const;

export const LEVELS_AS_TYPED = 4;
export const LEVELS_FORGIVING = 6;

const BOOSTS = [8, 6, 3, 0, -2, -8];

/** When fewer projects than this match as typed, misspellings are forgiven. */
export const FORGIVE_BELOW = 5;

export function scoreOf(level: number, downloads: number): number {
  return BOOSTS[level]! + Math.log(Math.max(downloads, 1));
}
