import { type Bitset, hasBit, setBit } from './bitset.ts';
import { LEVELS } from './ranking.ts';

/**
 * Gathers, word by word, the documents that have every word and on which level. Costs as much as
 * there are places where the words stand, whatever the size of the catalogue.
 */
export class Matches {
  #candidates: Bitset = new Uint32Array(0);
  /** Level + 1 of the present word, 0 where it is not found; clear between words. */
  #found = new Uint8Array(0);
  #touched = new Uint32Array(0);
  #touchedLength = 0;
  /** Level + 1 of the worst word so far, 0 for no match; clear between searches. */
  #worst = new Uint8Array(0);
  #list = new Uint32Array(0);
  #length = 0;
  #isFirstWord = true;

  begin(candidates: Bitset, size: number): void {
    for (let i = 0; i < this.#length; i++) this.#worst[this.#list[i]!] = 0;
    if (this.#found.length < size) this.#grow(Math.ceil(size * 1.25));
    this.#candidates = candidates;
    this.#length = 0;
    this.#isFirstWord = true;
  }

  /**
   * The present word stands at these places, each `document << shift | where`; `levels` tells the level
   * of each `where`. The best one counts. Documents that lack an earlier word are passed over.
   */
  note(places: Uint32Array, length: number, shift: number, levels: Uint8Array): void {
    const mask = (1 << shift) - 1;
    const found = this.#found;
    const worst = this.#worst;
    const touched = this.#touched;
    const isFirst = this.#isFirstWord;
    let end = this.#touchedLength;
    for (let i = 0; i < length; i++) {
      const place = places[i]!;
      const document = place >>> shift;
      const mark = levels[place & mask]! + 1;
      const before = found[document]!;
      if (before !== 0) {
        if (mark < before) found[document] = mark;
      } else if (isFirst ? hasBit(this.#candidates, document) : worst[document] !== 0) {
        touched[end++] = document;
        found[document] = mark;
      }
    }
    this.#touchedLength = end;
  }

  endWord(): void {
    if (this.#isFirstWord) {
      [this.#list, this.#touched] = [this.#touched, this.#list];
      [this.#worst, this.#found] = [this.#found, this.#worst];
      this.#length = this.#touchedLength;
    } else {
      this.#keepFound();
    }
    this.#touchedLength = 0;
    this.#isFirstWord = false;
  }

  /** Puts the document on a level whatever the words say. */
  place(document: number, level: number): void {
    if (this.#worst[document] === 0) this.#list[this.#length++] = document;
    this.#worst[document] = level + 1;
  }

  get total(): number {
    return this.#length;
  }

  /** The documents of each level; the lists are the caller's. */
  byLevel(): Uint32Array[] {
    const counts = new Uint32Array(LEVELS);
    for (let i = 0; i < this.#length; i++) counts[this.#worst[this.#list[i]!]! - 1]!++;
    const lists = [...counts].map((count) => new Uint32Array(count));
    counts.fill(0);
    for (let i = 0; i < this.#length; i++) {
      const document = this.#list[i]!;
      const level = this.#worst[document]! - 1;
      lists[level]![counts[level]!++] = document;
    }
    return lists;
  }

  /** All of them, in no order; the list is the caller's. */
  all(): Uint32Array {
    return this.#list.slice(0, this.#length);
  }

  addTo(set: Bitset): void {
    for (let i = 0; i < this.#length; i++) setBit(set, this.#list[i]!);
  }

  get bytes(): number {
    return this.#found.length * 2 + this.#list.byteLength * 2;
  }

  /** Of the documents so far keeps those that have the present word, too. */
  #keepFound(): void {
    let kept = 0;
    for (let i = 0; i < this.#length; i++) {
      const document = this.#list[i]!;
      const level = this.#found[document]!;
      if (level === 0) {
        this.#worst[document] = 0;
        continue;
      }
      if (level > this.#worst[document]!) this.#worst[document] = level;
      this.#list[kept++] = document;
    }
    this.#length = kept;
    for (let i = 0; i < this.#touchedLength; i++) this.#found[this.#touched[i]!] = 0;
  }

  #grow(size: number): void {
    this.#found = new Uint8Array(size);
    this.#worst = new Uint8Array(size);
    this.#touched = new Uint32Array(size);
    this.#list = new Uint32Array(size);
  }
}
