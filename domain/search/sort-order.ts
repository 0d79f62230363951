import { type Bitset, hasBit, listBits, setBit, wordsFor } from './bitset.ts';

/**
 * The documents in one order, kept as a permutation. Changes are collected and merged in when the
 * order is next needed: one pass over it, however many they are.
 */
export class SortOrder {
  readonly #compare: (a: number, b: number) => number;
  #order: Uint32Array = new Uint32Array(0);
  #rank: Uint32Array = new Uint32Array(0);
  #pending: number[] = [];
  #scratch: Uint32Array = new Uint32Array(0);

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** The document is new, or what it is ordered by has changed. */
  touch(ordinal: number): void {
    this.#pending.push(ordinal);
  }

  /** Merges what has changed; documents that are not `alive` drop out. */
  refresh(size: number, alive: Bitset): void {
    if (this.#pending.length === 0) return;
    const moved: Bitset = new Uint32Array(wordsFor(size));
    for (const ordinal of this.#pending) setBit(moved, ordinal);
    const changed = [...new Set(this.#pending)].filter((ordinal) => hasBit(alive, ordinal));
    changed.sort(this.#compare);
    const merged = new Uint32Array(this.#order.length + changed.length);
    let length = 0;
    let next = 0;
    for (const ordinal of this.#order) {
      if (hasBit(moved, ordinal) || !hasBit(alive, ordinal)) continue;
      while (next < changed.length && this.#compare(changed[next]!, ordinal) < 0) {
        merged[length++] = changed[next++]!;
      }
      merged[length++] = ordinal;
    }
    while (next < changed.length) merged[length++] = changed[next++]!;
    this.#order = merged.subarray(0, length);
    if (this.#rank.length < size) this.#rank = new Uint32Array(Math.ceil(size * 1.25));
    for (let i = 0; i < length; i++) this.#rank[merged[i]!] = i;
    this.#pending = [];
  }

  /** The first `wanted` members of a set with `members` members, in order. */
  first(set: Bitset, members: number, wanted: number): Uint32Array {
    // Rough prices: steps of a walk down the order; members to be listed and selected from.
    const walk = (this.#order.length * Math.min(wanted, members)) / (members || 1);
    if (walk < 6 * members + this.#order.length / 32) return this.#walk(set, wanted, members);
    if (this.#scratch.length < members) this.#scratch = new Uint32Array(members * 2);
    listBits(set, wordsFor(this.#rank.length), this.#scratch);
    return this.firstOf(this.#scratch.subarray(0, members), wanted);
  }

  /** The first `wanted` of these documents, in order. The list is used up. */
  firstOf(list: Uint32Array, wanted: number): Uint32Array {
    for (let i = 0; i < list.length; i++) list[i] = this.#rank[list[i]!]!;
    selectSmallest(list, wanted);
    const found = list.slice(0, wanted).sort();
    for (let i = 0; i < found.length; i++) found[i] = this.#order[found[i]!]!;
    return found;
  }

  #walk(set: Bitset, wanted: number, members: number): Uint32Array {
    const found = new Uint32Array(Math.min(wanted, members));
    const order = this.#order;
    for (let i = 0, length = 0; i < order.length && length < found.length; i++) {
      const ordinal = order[i]!;
      if (hasBit(set, ordinal)) found[length++] = ordinal;
    }
    return found;
  }

  get bytes(): number {
    return this.#order.byteLength + this.#rank.byteLength + this.#scratch.byteLength;
  }
}

/** Moves the `count` smallest numbers, all different, to the front (Hoare's selection). */
function selectSmallest(numbers: Uint32Array, count: number): void {
  let from = 0;
  let to = numbers.length - 1;
  while (from < to && count < numbers.length) {
    const pivot = numbers[(from + to) >>> 1]!;
    let low = from;
    let high = to;
    while (low <= high) {
      while (numbers[low]! < pivot) low++;
      while (numbers[high]! > pivot) high--;
      if (low > high) break;
      const number = numbers[low]!;
      numbers[low++] = numbers[high]!;
      numbers[high--] = number;
    }
    if (count <= high) to = high;
    else if (count >= low) from = low;
    else return;
  }
}
