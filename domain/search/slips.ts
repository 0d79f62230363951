/** Longer words are looked for as they are. */
export const LONGEST_MEASURED = 32;

/** For each UTF-16 unit the positions it has in the word at hand, as bits. Clear between uses. */
const positions = new Uint32Array(65_536);

/**
 * Measures how many slips lie between one word and many others: optimal string alignment distance,
 * by bit-parallel rows (Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances", 2003). The word has 1 to 32 units.
 */
export function eachDistance(
  word: string,
  visit: (distanceTo: (other: string, limit: number) => number) => void,
): void {
  for (let i = 0; i < word.length; i++) positions[word.charCodeAt(i)]! |= 1 << i;
  visit((other, limit) => distance(word.length, other, limit));
  for (let i = 0; i < word.length; i++) positions[word.charCodeAt(i)] = 0;
}

/** More than `limit` may be answered as any number above it. */
function distance(length: number, other: string, limit: number): number {
  const last = 1 << (length - 1);
  let result = length;
  /** Where going down one row of the table adds one, takes one away; where a diagonal step is free. */
  let plus = -1;
  let minus = 0;
  let free = 0;
  let matchBefore = 0;
  for (let j = 0; j < other.length; j++) {
    const match = positions[other.charCodeAt(j)]! | 0;
    const swapped = ((~free & match) << 1) & matchBefore;
    free = ((((match & plus) + plus) | 0) ^ plus) | match | minus | swapped;
    let right = minus | ~(free | plus);
    let left = free & plus;
    if (right & last) result++;
    if (left & last) result--;
    // Every letter still to come can lower the result by one at most.
    if (result - (other.length - 1 - j) > limit) return result;
    right = (right << 1) | 1;
    left <<= 1;
    plus = left | ~(free | right);
    minus = right & free;
    matchBefore = match;
  }
  return result;
}
