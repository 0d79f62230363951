import { expect, test } from 'vitest';
import { moveItem } from './use-reorder.ts';

test('an item moves to its new place and the others close up', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
