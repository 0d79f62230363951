/** Sets of ordinals as plain words of 32 bits; all operands of an operation are `words` long. */
export type Bitset = Uint32Array;

export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function hasBit(set: Bitset, ordinal: number): boolean {
  return ((set[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

/** Whether there is a member from `start` up to, but not with, `end`. */
export function hasAnyBit(set: Bitset, start: number, end: number): boolean {
  const last = (end - 1) >>> 5;
  for (let i = start >>> 5; i <= last; i++) {
    let word = set[i]!;
    if (i === start >>> 5) word &= -1 << (start & 31);
    if (i === last) word &= -1 >>> (31 - ((end - 1) & 31));
    if (word !== 0) return true;
  }
  return false;
}

export function setBit(set: Bitset, ordinal: number): void {
  set[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function clearBit(set: Bitset, ordinal: number): void {
  set[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

export function intersect(target: Bitset, other: Bitset, words: number): void {
  for (let i = 0; i < words; i++) target[i]! &= other[i]!;
}

export function unite(target: Bitset, other: Bitset, words: number): void {
  for (let i = 0; i < words; i++) target[i]! |= other[i]!;
}

/** Turns every bit; bits beyond `size` stay clear. */
export function invert(target: Bitset, size: number): void {
  const words = wordsFor(size);
  for (let i = 0; i < words; i++) target[i] = ~target[i]!;
  if (size & 31) target[words - 1]! &= (1 << (size & 31)) - 1;
}

export function count(set: Bitset, words: number): number {
  let total = 0;
  for (let i = 0; i < words; i++) total += bitsIn(set[i]!);
  return total;
}

export function countCommon(a: Bitset, b: Bitset, words: number): number {
  let total = 0;
  for (let i = 0; i < words; i++) total += bitsIn(a[i]! & b[i]!);
  return total;
}

function bitsIn(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return (((w + (w >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Writes the members in ascending order into `target`; answers how many there were. */
export function listBits(set: Bitset, words: number, target: Uint32Array): number {
  let length = 0;
  for (let i = 0; i < words; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      target[length++] = (i << 5) | (31 - Math.clz32(word & -word));
    }
  }
  return length;
}

/** A longer copy when `size` does not fit any more. */
export function grown(set: Bitset, size: number): Bitset {
  if (wordsFor(size) <= set.length) return set;
  const larger = new Uint32Array(Math.max(16, wordsFor(size), set.length * 2));
  larger.set(set);
  return larger;
}

/** Bitsets that live for one search: taking one is cheap because they are used again. */
export class BitsetPool {
  #free: Bitset[] = [];
  #words = 0;

  /** Makes the sets that follow large enough for `size`. */
  resize(size: number): void {
    if (wordsFor(size) <= this.#words) return;
    this.#words = Math.max(16, wordsFor(size), this.#words * 2);
    this.#free = [];
  }

  /** An empty set. */
  take(): Bitset {
    return this.#free.pop()?.fill(0) ?? new Uint32Array(this.#words);
  }

  give(set: Bitset): void {
    if (set.length === this.#words) this.#free.push(set);
  }

  get bytes(): number {
    return this.#free.length * this.#words * 4;
  }
}
