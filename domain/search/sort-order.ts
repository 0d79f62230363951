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

  /** Before `a` in the order comes a negative number, after it a positive one. */
  rank(ordinal: number): number {
    return this.#rank[ordinal]!;
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
    const n = Math.min(wanted, members);
    if (n === 0) return new Uint32Array(0);
    // Rough prices in nanoseconds: a step of the walk; a listed and sorted member.
    const walk = (this.#order.length * n) / members;
    const sort = members * (4 + 2 * Math.log2(members)) + this.#order.length / 64;
    return walk < sort ? this.#walk(set, n) : this.#sort(set, members, n);
  }

  #walk(set: Bitset, wanted: number): Uint32Array {
    const found = new Uint32Array(wanted);
    const order = this.#order;
    for (let i = 0, length = 0; i < order.length && length < wanted; i++) {
      const ordinal = order[i]!;
      if (hasBit(set, ordinal)) found[length++] = ordinal;
    }
    return found;
  }

  #sort(set: Bitset, members: number, wanted: number): Uint32Array {
    if (this.#scratch.length < members) this.#scratch = new Uint32Array(members * 2);
    const ranks = this.#scratch.subarray(0, members);
    listBits(set, Math.min(set.length, wordsFor(this.#rank.length)), ranks);
    for (let i = 0; i < members; i++) ranks[i] = this.#rank[ranks[i]!]!;
    ranks.sort();
    const found = ranks.slice(0, wanted);
    for (let i = 0; i < wanted; i++) found[i] = this.#order[found[i]!]!;
    return found;
  }

  get bytes(): number {
    return this.#order.byteLength + this.#rank.byteLength + this.#scratch.byteLength;
  }
}
