import { expect, test } from 'vitest';
import { filterKey, nextFilterState } from './filter-state.ts';

test.each([
  ['clear', 'toggle', 'included'],
  ['included', 'toggle', 'clear'],
  ['excluded', 'toggle', 'clear'],
  ['clear', 'exclude', 'excluded'],
  ['included', 'exclude', 'excluded'],
  ['excluded', 'exclude', 'clear'],
] as const)('%s, then %s, is %s', (state, action, expected) => {
  expect(nextFilterState(state, action, true)).toBe(expected);
});

test('rows that cannot exclude never do', () => {
  expect(nextFilterState('clear', 'exclude', false)).toBe('clear');
  expect(nextFilterState('included', 'exclude', false)).toBe('included');
});

test('X and Delete exclude; other keys are left alone', () => {
  expect(['x', 'X', 'Delete', ' ', 'Enter'].map(filterKey)).toEqual([
    'exclude',
    'exclude',
    'exclude',
    undefined,
    undefined,
  ]);
});
