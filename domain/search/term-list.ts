import { insertSorted } from './insert-sorted.ts';

/** The dictionary: words by number, numbers by word, and all that begin with some letters. */
export class TermList {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Numbers in the order of their words, without the newest ones. */
  #sorted: Uint32Array = new Uint32Array(0);

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  add(word: string): number {
    const number = this.words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  startingWith(beginning: string): Uint32Array {
    this.#sort();
    return this.#sorted.subarray(this.#firstFrom(beginning), this.#firstFrom(`${beginning}\uffff`));
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[this.#sorted[middle]!]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Merges the words added since the last time. */
  #sort(): void {
    const known = this.#sorted.length;
    if (known === this.words.length) return;
    const added = Array.from({ length: this.words.length - known }, (_, i) => known + i);
    const byWord = (a: number, b: number) => (this.words[a]! < this.words[b]! ? -1 : 1);
    this.#sorted = insertSorted(this.#sorted, added, byWord);
  }
}
