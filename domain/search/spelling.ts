import { Column } from './column.ts';
import { eachDistance, LONGEST_MEASURED } from './slips.ts';

/** How many slips a word of the question may have: none in a short one, nor in a bare number. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || word.length > LONGEST_MEASURED || /^\p{N}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

interface Near {
  term: number;
  slips: number;
}

interface SameLength {
  terms: Column;
  letters: Column;
}

/**
 * Finds words within one or two slips (a letter too many, missing, wrong, or two swapped). Each word
 * has a set of its letters in 32 bits; a slip adds at most one and takes away at most one. So one pass
 * over the letter sets of the words of about the same length leaves few to compare letter by letter.
 */
export class Spelling {
  readonly #words: string[];
  readonly #byLength: SameLength[] = [];
  /** One search asks twice for the same word: to find, and to offer a correction. */
  #latest: { word: string; near: Near[] } | null = null;

  /** `words` is the dictionary that term numbers point into. */
  constructor(words: string[]) {
    this.#words = words;
  }

  add(term: number): void {
    const word = this.#words[term]!;
    this.#latest = null;
    this.#byLength[word.length] ??= {
      terms: new Column('ordinal'),
      letters: new Column('ordinal'),
    };
    const { terms, letters } = this.#byLength[word.length]!;
    terms.set(terms.length, term);
    letters.set(letters.length, lettersOf(word));
  }

  /** Terms within the slips allowed for the word, the word itself left out. */
  near(word: string): Near[] {
    if (this.#latest?.word === word) return this.#latest.near;
    const allowed = slipsAllowed(word);
    const near: Near[] = [];
    if (allowed === 0) return near;
    this.#latest = { word, near };
    const wanted = lettersOf(word);
    const alike: number[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      const same = this.#byLength[length];
      if (same) collectAlike(same.letters.values as Uint32Array, same, wanted, allowed, alike);
    }
    eachDistance(word, (distanceTo) => {
      for (const term of alike) {
        const slips = distanceTo(this.#words[term]!, allowed);
        if (slips > 0 && slips <= allowed) near.push({ term, slips });
      }
    });
    return near;
  }

  get bytes(): number {
    return this.#byLength.reduce((sum, one) => sum + one.terms.bytes + one.letters.bytes, 0);
  }
}

/** Terms that neither have nor lack more than the allowed number of different letters. */
function collectAlike(
  letters: Uint32Array,
  { terms }: SameLength,
  wanted: number,
  allowed: number,
  alike: number[],
): void {
  const length = terms.length;
  for (let i = 0; i < length; i++) {
    const other = letters[i]!;
    if (hasMoreBits(other & ~wanted, allowed) || hasMoreBits(wanted & ~other, allowed)) continue;
    alike.push(terms.at(i));
  }
}

function hasMoreBits(bits: number, allowed: number): boolean {
  const withoutOne = bits & (bits - 1);
  return allowed === 1 ? withoutOne !== 0 : (withoutOne & (withoutOne - 1)) !== 0;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters >>> 0;
}
