import { expect, test } from 'vitest';
import { barProgress, showsBar } from './bar-state.ts';

test('S9.076 a change of page within 50 ms shows no bar', () => {
  expect(showsBar(49)).toBe(false);
  expect(showsBar(50)).toBe(true);
});

test('S9.077 the bar is most of the way after 500 ms and never arrives by itself', () => {
  expect(barProgress(0)).toBe(0);
  expect(barProgress(500)).toBeGreaterThan(0.7);
  expect(barProgress(60_000)).toBeLessThan(1);
});
