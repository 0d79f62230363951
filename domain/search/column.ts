/** A growing column of numbers: dates and counts in floats, ordinals in whole numbers. */
export class Column {
  /** For loops that read much: only as good as until the next `set`, and longer than `length`. */
  values: Float64Array | Uint32Array;
  length = 0;

  constructor(kind: 'float' | 'ordinal') {
    this.values = kind === 'float' ? new Float64Array(16) : new Uint32Array(16);
  }

  at(index: number): number {
    return this.values[index]!;
  }

  set(index: number, value: number): void {
    if (index >= this.values.length) this.#grow(index + 1);
    this.values[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  #grow(needed: number): void {
    const size = Math.max(needed, Math.ceil(this.values.length * 1.25));
    const larger =
      this.values instanceof Float64Array ? new Float64Array(size) : new Uint32Array(size);
    larger.set(this.values);
    this.values = larger;
  }
}
