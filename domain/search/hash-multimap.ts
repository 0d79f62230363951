/**
 * Hash → numbers, in three typed arrays. Different keys may share a hash: whoever reads checks what
 * the numbers stand for.
 */
export class HashMultimap {
  #heads = new Int32Array(1024).fill(-1);
  #hashes = new Uint32Array(1024);
  #values = new Uint32Array(1024);
  #next = new Int32Array(1024);
  #size = 0;

  add(hash: number, value: number): void {
    if (this.#size === this.#values.length) this.#grow();
    const slot = hash & (this.#heads.length - 1);
    this.#hashes[this.#size] = hash;
    this.#values[this.#size] = value;
    this.#next[this.#size] = this.#heads[slot]!;
    this.#heads[slot] = this.#size++;
  }

  /** Calls back with every number filed under the hash, the latest first. */
  each(hash: number, visit: (value: number) => void): void {
    const wanted = hash >>> 0;
    for (let at = this.#heads[hash & (this.#heads.length - 1)]!; at >= 0; at = this.#next[at]!) {
      if (this.#hashes[at] === wanted) visit(this.#values[at]!);
    }
  }

  get bytes(): number {
    return this.#heads.byteLength * 2 + this.#hashes.byteLength * 2;
  }

  #grow(): void {
    const size = this.#values.length * 2;
    this.#hashes = copy(this.#hashes, new Uint32Array(size));
    this.#values = copy(this.#values, new Uint32Array(size));
    this.#next = new Int32Array(size);
    this.#heads = new Int32Array(size).fill(-1);
    for (let at = 0; at < this.#size; at++) {
      const slot = this.#hashes[at]! & (size - 1);
      this.#next[at] = this.#heads[slot]!;
      this.#heads[slot] = at;
    }
  }
}

/** FNV-1a over the UTF-16 units, leaving out the units at the two positions (none: -1). */
export function hashText(text: string, end = text.length, skip = -1, skipAlso = -1): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < end; i++) {
    if (i === skip || i === skipAlso) continue;
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

function copy(from: Uint32Array, to: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  to.set(from);
  return to;
}
