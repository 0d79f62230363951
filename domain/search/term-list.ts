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
    added.sort((a, b) => (this.words[a]! < this.words[b]! ? -1 : 1));
    const merged = new Uint32Array(this.words.length);
    let length = 0;
    let next = 0;
    for (const number of this.#sorted) {
      while (next < added.length && this.words[added[next]!]! < this.words[number]!) {
        merged[length++] = added[next++]!;
      }
      merged[length++] = number;
    }
    while (next < added.length) merged[length++] = added[next++]!;
    this.#sorted = merged;
  }
}
