/**
 * A sorted array with more numbers in their places. Compares about `log2(sorted.length)` times for
 * each of them and copies what lies between as it is: cheap for few, linear for many.
 */
export function insertSorted(
  sorted: Uint32Array,
  added: number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  added.sort(compare);
  const merged = new Uint32Array(sorted.length + added.length);
  let copied = 0;
  for (const [i, number] of added.entries()) {
    let low = copied;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle]!, number) < 0) low = middle + 1;
      else high = middle;
    }
    merged.set(sorted.subarray(copied, low), copied + i);
    merged[low + i] = number;
    copied = low;
  }
  merged.set(sorted.subarray(copied), copied + added.length);
  return merged;
}
