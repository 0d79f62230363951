import { expect, test } from 'vitest';
import { nextItem, typeAhead } from './move.ts';

test('arrows wrap in a list; Home and End go to its ends', () => {
  expect(nextItem('ArrowDown', 2, { count: 3 })).toBe(0);
  expect(nextItem('ArrowUp', 0, { count: 3 })).toBe(2);
  expect(nextItem('ArrowUp', -1, { count: 3 })).toBe(2);
  expect(nextItem('Home', 2, { count: 3 })).toBe(0);
  expect(nextItem('End', 0, { count: 3 })).toBe(2);
  expect(nextItem('a', 0, { count: 3 })).toBeUndefined();
});

test('arrows move in two dimensions in a grid and stop at its edges', () => {
  const grid = { count: 6, columns: 2 };
  expect(nextItem('ArrowRight', 0, grid)).toBe(1);
  expect(nextItem('ArrowDown', 1, grid)).toBe(3);
  expect(nextItem('ArrowUp', 1, grid)).toBe(1);
  expect(nextItem('ArrowRight', 0, { ...grid, rtl: true })).toBe(0);
  expect(nextItem('ArrowLeft', 0, { ...grid, rtl: true })).toBe(1);
});

test('letters find the next item that starts with them', () => {
  const texts = ['Profile', 'Saved projects', 'Servers', 'Settings'];
  expect(typeAhead('s', texts, 0)).toBe(1);
  expect(typeAhead('s', texts, 1)).toBe(2);
  expect(typeAhead('ss', texts, 2)).toBe(3);
  expect(typeAhead('set', texts, 1)).toBe(3);
  expect(typeAhead('z', texts, 0)).toBe(-1);
});
