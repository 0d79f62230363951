import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

test('a full minute may come at once, then it refills evenly', () => {
  const limit = new RateLimit(60);
  for (let i = 0; i < 60; i++) {
    expect(limit.take('a', 0)).toMatchObject({ allowed: true, limit: 60, remaining: 59 - i });
  }
  expect(limit.take('a', 0)).toMatchObject({ allowed: false, remaining: 0, retryAfterMs: 1000 });
  expect(limit.take('a', 999)).toMatchObject({ allowed: false, retryAfterMs: 1 });
  expect(limit.take('a', 1000)).toMatchObject({ allowed: true, remaining: 0, reset: 60 });
  expect(limit.take('a', 61_000)).toMatchObject({ allowed: true, remaining: 59, reset: 1 });
});

test('one who is over the limit does not slow down another', () => {
  const limit = new RateLimit(1);
  expect(limit.take('a', 0).allowed).toBe(true);
  expect(limit.take('a', 0).allowed).toBe(false);
  expect(limit.take('b', 0).allowed).toBe(true);
});

test('made-up addresses cannot fill memory, and cost no more each', () => {
  const limit = new RateLimit(2, 1000);
  const started = performance.now();
  for (let i = 0; i < 200_000; i++) limit.take(`address ${i}`, 0);
  expect(performance.now() - started).toBeLessThan(2000);
  // The last thousand are remembered, the first are forgiven.
  limit.take('address 199999', 0);
  expect(limit.take('address 199999', 0).allowed).toBe(false);
  expect(limit.take('address 0', 0)).toMatchObject({ allowed: true, remaining: 1 });
});
