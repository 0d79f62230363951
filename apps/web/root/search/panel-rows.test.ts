import { expect, test } from 'vitest';
import { matchedPieces } from './panel-rows.ts';

test('the matched letters of a name are every second piece', () => {
  expect(matchedPieces('Tidewater Lanterns', 'lan')).toEqual(['Tidewater ', 'Lan', 'terns']);
  expect(matchedPieces('Flatlands', 'lan')).toEqual(['Flat', 'lan', 'ds']);
  expect(matchedPieces('Kilnfire', 'lan')).toEqual(['Kilnfire']);
});

test('what was typed is letters, not a pattern', () => {
  expect(matchedPieces('C++ tools', 'c++')).toEqual(['', 'C++', ' tools']);
  expect(matchedPieces('a.b', '.')).toEqual(['a', '.', 'b']);
  expect(matchedPieces('name', '  ')).toEqual(['name']);
});
