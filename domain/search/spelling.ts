import { HashMultimap, hashText } from './hash-multimap.ts';

/** Misspellings show in the beginning of a word; the rest is left to the comparison itself. */
const LOOK_AT = 7;

/** How many slips a word of the question may have: none in a short one, nor in a bare number. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /^\p{N}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds words within one or two slips (a letter too many, missing, wrong, or two swapped). Words
 * are filed under what remains of their first letters when up to two are left out: two words within
 * `n` slips share such a remainder (deletion neighbours).
 */
export class Spelling {
  readonly #remainders = new HashMultimap();
  readonly #words: string[];

  /** `words` is the dictionary that term numbers point into. */
  constructor(words: string[]) {
    this.#words = words;
  }

  add(term: number): void {
    const word = this.#words[term]!;
    if (word.length < 3) return;
    // Two slips are only allowed from eight letters on, so shorter words need no pairs left out.
    eachRemainder(word, word.length < 6 ? 1 : 2, (hash) => this.#remainders.add(hash, term));
  }

  /** Terms within the slips allowed for the word, the word itself left out. */
  near(word: string): { term: number; slips: number }[] {
    const allowed = slipsAllowed(word);
    if (allowed === 0) return [];
    const found = new Map<number, number>();
    eachRemainder(word, allowed, (hash) =>
      this.#remainders.each(hash, (term) => {
        if (!found.has(term)) found.set(term, slipsBetween(word, this.#words[term]!, allowed));
      }),
    );
    const near = [];
    for (const [term, slips] of found)
      if (slips > 0 && slips <= allowed) near.push({ term, slips });
    return near;
  }

  get bytes(): number {
    return this.#remainders.bytes;
  }
}

function eachRemainder(word: string, leaveOut: number, visit: (hash: number) => void): void {
  const end = Math.min(word.length, LOOK_AT);
  visit(hashText(word, end));
  for (let i = 0; i < end; i++) {
    visit(hashText(word, end, i));
    if (leaveOut < 2) continue;
    for (let j = i + 1; j < end; j++) visit(hashText(word, end, i, j));
  }
}

let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Optimal string alignment distance, or `limit + 1` as soon as it is more than `limit`. Two equal
 * letters swapped around count once.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (b.length + 1 > rows[0]!.length) rows = rows.map(() => new Uint8Array(b.length * 2));
  let [before, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, 255);
  for (let i = 1; i <= a.length; i++) {
    current[0] = Math.min(i, 255);
    let best = current[0];
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        last[j]! + 1,
        current[j - 1]! + 1,
        last[j - 1]! + (letter === other ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        letter === b.charCodeAt(j - 2) &&
        other === a.charCodeAt(i - 2) &&
        before[j - 2]! + 1 < cost
      ) {
        cost = before[j - 2]! + 1;
      }
      current[j] = Math.min(cost, 255);
      if (cost < best) best = cost;
    }
    if (best > limit + 1) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[b.length]!, limit + 1);
}
