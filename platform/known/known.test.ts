import { expect, test, vi } from 'vitest';
import { Known } from './known.ts';

const answer = (value: string, tags: string[] = [], weight = 1) => ({ value, tags, weight });

test('what was read is known until something it tells of changes', async () => {
  const known = new Known<string>(10);
  const read = vi.fn(async () => answer('a', ['project:1', 'user:2']));
  expect(await known.find('a', read)).toBe('a');
  expect(await known.find('a', read)).toBe('a');
  expect(read).toHaveBeenCalledTimes(1);
  known.drop('project:3');
  expect(await known.find('a', read)).toBe('a');
  expect(read).toHaveBeenCalledTimes(1);
  known.drop('user:2');
  await known.find('a', read);
  expect(read).toHaveBeenCalledTimes(2);
  known.clear();
  await known.find('a', read);
  expect(read).toHaveBeenCalledTimes(3);
});

test('what is not there is asked for again, and so is what changed while it was read', async () => {
  const known = new Known<string>(10);
  const nothing = vi.fn(async () => undefined);
  expect(await known.find('a', nothing)).toBeUndefined();
  expect(await known.find('a', nothing)).toBeUndefined();
  expect(nothing).toHaveBeenCalledTimes(2);
  const overtaken = vi.fn(async () => {
    known.drop('project:1');
    return answer('old', ['project:1']);
  });
  expect(await known.find('b', overtaken)).toBe('old');
  await known.find('b', overtaken);
  expect(overtaken).toHaveBeenCalledTimes(2);
});

test('memory is bounded: the oldest go, and what is heavy is not kept', async () => {
  const known = new Known<string>(80);
  const reads = new Map<string, number>();
  const find = (key: string, weight: number) =>
    known.find(key, async () => {
      reads.set(key, (reads.get(key) ?? 0) + 1);
      return answer(key, [], weight);
    });
  for (let i = 0; i < 9; i++) await find(`k${i}`, 10);
  await find('k8', 10);
  await find('k0', 10);
  expect(reads.get('k8')).toBe(1);
  expect(reads.get('k0')).toBe(2);
  await find('heavy', 11);
  await find('heavy', 11);
  expect(reads.get('heavy')).toBe(2);
});
