import { expect, test } from 'vitest';
import { filterOptions, toggleValue } from './options.ts';

const options = ['Game version', 'Loader version', 'Channel'].map((label) => ({
  value: label,
  label,
}));

test('options are filtered by all words, in any order and case', () => {
  expect(filterOptions(options, ' VERSION game').map((option) => option.label)).toEqual([
    'Game version',
  ]);
  expect(filterOptions(options, '')).toHaveLength(3);
});

test('a value is added or taken away', () => {
  expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b']);
});
