import { bitsIn } from './bitset.ts';
import { Column } from './column.ts';

/** How many slips a word of the question may have: none in a short one, nor in a bare number. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /^\p{N}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

interface SameLength {
  terms: Column;
  letters: Column;
}

/**
 * Finds words within one or two slips (a letter too many, missing, wrong, or two swapped). Each word
 * has a set of its letters in 32 bits; a slip changes at most two of them. So one pass over the
 * letter sets of the words of about the same length leaves few to compare letter by letter.
 */
export class Spelling {
  readonly #words: string[];
  readonly #byLength: SameLength[] = [];

  /** `words` is the dictionary that term numbers point into. */
  constructor(words: string[]) {
    this.#words = words;
  }

  add(term: number): void {
    const word = this.#words[term]!;
    this.#byLength[word.length] ??= {
      terms: new Column('ordinal'),
      letters: new Column('ordinal'),
    };
    const { terms, letters } = this.#byLength[word.length]!;
    terms.set(terms.length, term);
    letters.set(letters.length, lettersOf(word));
  }

  /** Terms within the slips allowed for the word, the word itself left out. */
  near(word: string): { term: number; slips: number }[] {
    const allowed = slipsAllowed(word);
    const near: { term: number; slips: number }[] = [];
    if (allowed === 0) return near;
    const wanted = lettersOf(word);
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      const same = this.#byLength[length];
      if (!same) continue;
      const letters = same.letters.values;
      for (let i = 0; i < same.letters.length; i++) {
        if (bitsIn(letters[i]! ^ wanted) > 2 * allowed) continue;
        const term = same.terms.at(i);
        const slips = slipsBetween(word, this.#words[term]!, allowed);
        if (slips > 0 && slips <= allowed) near.push({ term, slips });
      }
    }
    return near;
  }

  get bytes(): number {
    return this.#byLength.reduce((sum, one) => sum + one.terms.bytes + one.letters.bytes, 0);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters >>> 0;
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
      const replaced = last[j - 1]! + (letter === other ? 0 : 1);
      let cost = Math.min(last[j]! + 1, current[j - 1]! + 1, replaced);
      const swapped =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2);
      if (swapped && before[j - 2]! + 1 < cost) cost = before[j - 2]! + 1;
      current[j] = Math.min(cost, 255);
      if (cost < best) best = cost;
    }
    if (best > limit + 1) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[b.length]!, limit + 1);
}
