/** A small deterministic generator. The same parts give the same sequence on every machine. */
export interface Random {
  /** 0 up to but not including 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different members, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[];
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Seeds a mulberry32 with the parts, so that each thing drawn has a stream of its own. */
export function random(...parts: (string | number)[]): Random {
  let state = hash(parts.join('\u0000'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[int(0, from.length - 1)]!;
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = from.map((_, i) => i);
    while (left.length > count) left.splice(int(0, left.length - 1), 1);
    return left.map((i) => from[i]!);
  };
  return { next, int, chance: (p) => next() < p, pick, some };
}
