import { expect, test, vi } from 'vitest';
import { PAINT_BOUND, painted } from './paint.ts';

test('S9.065 a navigation goes on once the click has been painted', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const frames: (() => void)[] = [];
  painted({ request: (run) => frames.push(run), after: (run, ms) => setTimeout(run, ms) }).then(
    done,
  );
  await vi.advanceTimersByTimeAsync(16);
  expect(done).not.toHaveBeenCalled();
  for (const run of frames) run();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
  vi.useRealTimers();
});

test('S9.065 a page that is not painted, such as a hidden tab, waits 100 ms at most', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  painted({ request: () => {}, after: (run, ms) => setTimeout(run, ms) }).then(done);
  await vi.advanceTimersByTimeAsync(PAINT_BOUND - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(PAINT_BOUND).toBe(100);
  vi.useRealTimers();
});
