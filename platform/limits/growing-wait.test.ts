import { expect, test } from 'vitest';
import { FREE_FAILURES, GrowingWait } from './growing-wait.ts';

test('the first failures are free, then the wait doubles up to a quarter of an hour', () => {
  const waits = new GrowingWait();
  const seen: number[] = [];
  let now = 0;
  for (let count = 1; count <= 20; count += 1) {
    waits.failed('a', now);
    seen.push(waits.left('a', now));
    now += waits.left('a', now);
  }
  const free = FREE_FAILURES - 1;
  expect(seen.slice(0, free + 3)).toEqual([...Array(free).fill(0), 5000, 10_000, 20_000]);
  expect(seen.at(-1)).toBe(15 * 60_000);
});

test('others do not wait, and the right answer ends it', () => {
  const waits = new GrowingWait();
  for (let count = 0; count < 10; count += 1) waits.failed('a', 0);
  expect(waits.left('b', 0)).toBe(0);
  expect(waits.left('a', 0)).toBeGreaterThan(0);
  waits.succeeded('a');
  expect(waits.left('a', 0)).toBe(0);
  waits.failed('a', 0);
  expect(waits.left('a', 0)).toBe(0);
});

test('after an hour without one all failures are forgotten', () => {
  const waits = new GrowingWait();
  for (let count = 0; count < 10; count += 1) waits.failed('a', 0);
  waits.failed('a', 61 * 60_000);
  expect(waits.left('a', 61 * 60_000)).toBe(0);
});

test('made-up keys do not fill memory', () => {
  const waits = new GrowingWait(3);
  for (const key of ['a', 'b', 'c', 'd']) {
    for (let count = 0; count < 10; count += 1) waits.failed(key, 0);
  }
  expect(['a', 'b', 'c', 'd'].map((key) => waits.left(key, 0) > 0)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
