/** FNV-1a over the characters of an id. */
function hash(id: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Whole numbers from `low` to `high`, the same sequence for the same id (mulberry32). */
export function numbersFor(id: string): (low: number, high: number) => number {
  let state = hash(id);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    return low + Math.floor(part * (high - low + 1));
  };
}
