import { type Bitset, hasBit, listBits, wordsFor } from './bitset.ts';
import { insertSorted } from './insert-sorted.ts';

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

  /** The document is new or removed, or what it is ordered by has changed. */
  touch(ordinal: number): void {
    this.#pending.push(ordinal);
  }

  /** Puts what has changed into its place; documents that are not `alive` drop out. */
  refresh(size: number, alive: Bitset): void {
    if (this.#pending.length === 0) return;
    const changed = [...new Set(this.#pending)];
    this.#pending = [];
    const rest = this.#without(changed);
    const living = changed.filter((ordinal) => hasBit(alive, ordinal));
    this.#order = insertSorted(rest, living, this.#compare);
    if (this.#rank.length < size) this.#rank = new Uint32Array(Math.ceil(size * 1.25));
    for (let i = 0; i < this.#order.length; i++) this.#rank[this.#order[i]!] = i;
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

  /** The order but for these; the others stay where they are among each other. */
  #without(ordinals: number[]): Uint32Array {
    const gaps = ordinals
      .map((ordinal) => this.#rank[ordinal] ?? 0)
      .filter((rank, i) => this.#order[rank] === ordinals[i])
      .sort((a, b) => a - b);
    const rest = new Uint32Array(this.#order.length - gaps.length);
    let copied = 0;
    for (const [i, gap] of gaps.entries()) {
      rest.set(this.#order.subarray(copied, gap), copied - i);
      copied = gap + 1;
    }
    rest.set(this.#order.subarray(copied), copied - gaps.length);
    return rest;
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
