import { expect, test } from 'vitest';
import { pagePattern } from './page-pattern.ts';

const pattern = (current: number, last: number) =>
  pagePattern(current, last)
    .map((cell) => ('gap' in cell ? '…' : cell.page === current ? `[${cell.page}]` : cell.page))
    .join(' ');

test.each([
  [1, 1, '[1]'],
  [1, 3, '[1] 2 3'],
  [1, 74, '[1] 2 … 74'],
  [3, 74, '1 2 [3] 4 … 74'],
  [4, 74, '1 2 3 [4] 5 … 74'],
  [6, 74, '1 … 5 [6] 7 … 74'],
  [71, 74, '1 … 70 [71] 72 73 74'],
  [74, 74, '1 … 73 [74]'],
])('page %d of %d is %s', (current, last, expected) => {
  expect(pattern(current, last)).toBe(expected);
});
