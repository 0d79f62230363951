import type { ReleaseNumber } from '../catalogue.ts';
import { between, EVERYTHING, exactly, from, type Interval, intersect, until } from './interval.ts';

const TERM = /^(>=|<=|>|<|=|~|\^)?\s*v?(.+)$/;
const NUMBERS = /^(\d+)(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:\.(?:\d+|[xX*]))?(-[^+]*)?(?:\+.*)?$/;

/**
 * Version predicates of fabric.mod.json and quilt.mod.json: terms with blanks between must all hold,
 * several texts are alternatives. Null for a text that is no range of releases.
 * https://wiki.fabricmc.net/documentation:fabric_mod_json_spec#versionrange
 */
export function parseFabricRange(texts: readonly string[]): Interval[] | null {
  const alternatives = texts.flatMap((text) => text.split('||'));
  const intervals: Interval[] = [];
  for (const alternative of alternatives) {
    const terms = alternative
      .replace(/([<>=~^])\s+/g, '$1')
      .split(/[\s,]+/)
      .filter(Boolean);
    let interval = EVERYTHING;
    for (const term of terms) {
      const parsed = parseTerm(term);
      if (parsed === null) return null;
      interval = intersect(interval, parsed);
    }
    intervals.push(interval);
  }
  return intervals;
}

function parseTerm(term: string): Interval | null {
  if (/^[*xX]$/.test(term)) return EVERYTHING;
  const [, operator = '', text = ''] = TERM.exec(term) ?? [];
  const match = NUMBERS.exec(text);
  if (!match) return null;
  const [, first, second, third, preRelease] = match;
  const wild = [second, third].findIndex((part) => part !== undefined && /[xX*]/.test(part));
  const number: ReleaseNumber = [
    Number(first),
    wild === 0 ? 0 : Number(second ?? 0),
    wild === -1 ? Number(third ?? 0) : 0,
    preRelease === undefined ? 0 : -1,
  ];
  if (wild !== -1 && operator === '') return between(number, next(number, wild));
  return OPERATORS[operator]!(number);
}

const OPERATORS: Record<string, (number: ReleaseNumber) => Interval> = {
  '': exactly,
  '=': exactly,
  '>=': (number) => from(number),
  '>': (number) => from(number, false),
  '<=': (number) => until(number, true),
  '<': (number) => until(number, false),
  '~': (number) => between(number, next(number, 1)),
  '^': (number) => between(number, next(number, 0)),
};

/** The first release with a higher part at `place`. */
function next([first, second]: ReleaseNumber, place: number): ReleaseNumber {
  return place === 0 ? [first + 1, 0, 0, 0] : [first, second + 1, 0, 0];
}
