import { afterEach, expect, test, vi } from 'vitest';
import { isSparing } from './connection.ts';
import { createPrefetchQueue, PREFETCHES_AT_ONCE } from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { run, end: () => end() };
}

test('S9.064 no more than four things are fetched ahead at once, the rest in order', async () => {
  const queue = createPrefetchQueue();
  const all = Array.from({ length: 10 }, work);
  for (const { run } of all) queue.add(run);
  const begun = () => all.filter(({ run }) => run.mock.calls.length > 0).length;
  expect(PREFETCHES_AT_ONCE).toBe(4);
  expect(begun()).toBe(4);
  all[1].end();
  await vi.waitFor(() => expect(begun()).toBe(5));
  expect(all[4].run).toHaveBeenCalled();
});

test('what fails makes room for the next', async () => {
  const queue = createPrefetchQueue(1);
  const next = work();
  queue.add(() => Promise.reject(new Error('gone')));
  queue.add(next.run);
  await vi.waitFor(() => expect(next.run).toHaveBeenCalled());
});

test('S9.062 S9.063 nothing is fetched ahead when data is saved or the line is slow', () => {
  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    vi.stubGlobal('navigator', { connection });
    const { run } = work();
    createPrefetchQueue().add(run);
    expect(run).not.toHaveBeenCalled();
  }
  expect(isSparing({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(isSparing({})).toBe(false);
});
