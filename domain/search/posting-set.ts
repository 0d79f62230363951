import { type Bitset, countCommon, grown, hasBit, intersect, setBit, unite } from './bitset.ts';

/** Below this a list is always the smaller form. */
const ALWAYS_LIST = 64;

/**
 * A set of ordinals that only grows, in ascending order: a list while it is sparse, a bitset once
 * that is smaller (one member in 32).
 */
export class PostingSet {
  size = 0;
  #list: Uint32Array | null = new Uint32Array(2);
  #bits: Bitset | null = null;

  append(ordinal: number): void {
    if (this.#bits) {
      this.#bits = grown(this.#bits, ordinal + 1);
      setBit(this.#bits, ordinal);
      this.size++;
      return;
    }
    let list = this.#list!;
    if (this.size === list.length) {
      const larger = new Uint32Array(Math.ceil(this.size * 1.25) + 2);
      larger.set(list);
      this.#list = list = larger;
    }
    list[this.size++] = ordinal;
    if (this.size > ALWAYS_LIST && this.size * 32 > ordinal) this.#toBits(ordinal);
  }

  has(ordinal: number): boolean {
    if (this.#bits) return hasBit(this.#bits, ordinal);
    const list = this.#list!;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (list[middle]! < ordinal) low = middle + 1;
      else high = middle;
    }
    return low < this.size && list[low] === ordinal;
  }

  /** Adds the members to `target`, which is at least as long as the highest of them. */
  addTo(target: Bitset): void {
    if (this.#bits) {
      unite(target, this.#bits, Math.min(this.#bits.length, target.length));
    } else {
      for (let i = 0; i < this.size; i++) setBit(target, this.#list![i]!);
    }
  }

  /** Keeps in `target` what is here, too, and answers true; answers false while it is a list. */
  tryIntersect(target: Bitset, words: number): boolean {
    if (!this.#bits) return false;
    const common = Math.min(this.#bits.length, words);
    intersect(target, this.#bits, common);
    target.fill(0, common, words);
    return true;
  }

  countIn(other: Bitset): number {
    if (this.#bits)
      return countCommon(this.#bits, other, Math.min(this.#bits.length, other.length));
    let total = 0;
    for (let i = 0; i < this.size; i++) if (hasBit(other, this.#list![i]!)) total++;
    return total;
  }

  /** Calls back for every member in ascending order. */
  each(visit: (ordinal: number) => void): void {
    if (!this.#bits) {
      for (let i = 0; i < this.size; i++) visit(this.#list![i]!);
      return;
    }
    for (let i = 0; i < this.#bits.length; i++) {
      for (let word = this.#bits[i]!; word !== 0; word &= word - 1) {
        visit((i << 5) | (31 - Math.clz32(word & -word)));
      }
    }
  }

  get bytes(): number {
    return (this.#list ?? this.#bits)!.byteLength;
  }

  #toBits(highest: number): void {
    const bits = grown(new Uint32Array(0), highest + 1);
    for (let i = 0; i < this.size; i++) setBit(bits, this.#list![i]!);
    this.#bits = bits;
    this.#list = null;
  }
}
