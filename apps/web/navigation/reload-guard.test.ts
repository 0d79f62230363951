import { expect, test, vi } from 'vitest';
import { RELOAD_GUARD, reloadOnce } from './reload-guard.ts';

function surroundings(start = 1_000_000) {
  const kept = new Map<string, string>();
  const around = {
    time: start,
    reload: vi.fn(),
    now: () => around.time,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
  return around;
}

test('S4.056 S4.057 S9.061 a missing part reloads the page once, and again only after 10 s', () => {
  const around = surroundings();
  expect(RELOAD_GUARD).toBe(10_000);
  expect(reloadOnce('/mods', around)).toBe(true);
  expect(around.reload).toHaveBeenCalledExactlyOnceWith('/mods');
  around.time += 9_999;
  expect(reloadOnce('/mods', around)).toBe(false);
  expect(around.reload).toHaveBeenCalledTimes(1);
  around.time += 1;
  expect(reloadOnce('/mods', around)).toBe(true);
});

test('a browser that remembers nothing does not reload for ever', () => {
  const around = surroundings();
  around.storage.getItem = () => {
    throw new Error('denied');
  };
  expect(reloadOnce('/mods', around)).toBe(false);
  expect(around.reload).not.toHaveBeenCalled();
});
