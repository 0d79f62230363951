/** One line of the table. */
export interface Row {
  measure: string;
  bound: string;
  value: string;
  detail: string;
  ok: boolean;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export interface Alternated {
  a: number;
  b: number;
  /** Median of the ratios a/b of neighbouring rounds: what a drifting machine disturbs least. */
  ratio: number;
}

/** Measures two things in turn, A B A B …, after one round that does not count. */
export async function alternate(
  a: () => Promise<number>,
  b: () => Promise<number>,
  rounds = 5,
): Promise<Alternated> {
  await a();
  await b();
  const left: number[] = [];
  const right: number[] = [];
  for (let round = 0; round < rounds; round++) {
    left.push(await a());
    right.push(await b());
  }
  return {
    a: median(left),
    b: median(right),
    ratio: median(left.map((value, index) => value / right[index])),
  };
}

/** A row for "at least this share of the other". */
export function atLeast(measure: string, bound: number, ratio: number, detail: string): Row {
  return { measure, bound: `≥ ${bound}`, value: ratio.toFixed(2), detail, ok: ratio >= bound };
}

/** A row for "at most this". */
export function atMost(
  measure: string,
  bound: number,
  value: number,
  detail: string,
  unit = '',
): Row {
  const digits = value < 1 ? 3 : value < 100 ? 2 : 0;
  return {
    measure,
    bound: `≤ ${bound}${unit}`,
    value: `${value.toFixed(digits)}${unit}`,
    detail,
    ok: value <= bound,
  };
}
