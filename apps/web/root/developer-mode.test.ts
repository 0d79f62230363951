import { expect, test } from 'vitest';
import { CLICKS, createClickCounter } from './developer-mode.ts';

test('S4.043 S9.059 the fifth click of a row toggles, not the fourth and not the sixth', () => {
  const click = createClickCounter(() => 0);
  expect(CLICKS).toBe(5);
  expect(Array.from({ length: 11 }, click)).toEqual([
    ...[false, false, false, false, true],
    ...[false, false, false, false, true],
    false,
  ]);
});

test('clicks of different days do not add up', () => {
  let now = 0;
  const click = createClickCounter(() => now);
  for (let count = 0; count < 4; count += 1) click();
  now += 60_000;
  expect(click()).toBe(false);
});
