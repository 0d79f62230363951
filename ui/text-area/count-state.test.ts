import { expect, test } from 'vitest';
import { countState } from './count-state.ts';

test('the count appears at 80 % and is an error past the limit', () => {
  expect([79, 80, 100, 101].map((used) => countState(used, 100))).toEqual([
    'hidden',
    'near',
    'near',
    'over',
  ]);
});
