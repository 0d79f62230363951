import { expect, test } from 'vitest';
import { slugOf, slugProblem } from './slug.ts';

test.each([
  ['Kilnfire', 'kilnfire'],
  ['  Clay, slip & glaze  ', 'clay-slip-glaze'],
  ["Potter's  Wheel", 'potters-wheel'],
  ['Épée à deux mains', 'epee-a-deux-mains'],
  ['v1.2 (beta)', 'v1.2-beta'],
  ['窯', ''],
  ['--a---b--', 'a-b'],
])('the address of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a long name gives an address of 64 characters at most, without a dash at its end', () => {
  const slug = slugOf(`${'a'.repeat(63)} b`);
  expect(slug).toBe('a'.repeat(63));
});

test('an address says what is wrong with it', () => {
  expect(slugProblem('')).toBe('empty');
  expect(slugProblem('ab')).toBe('short');
  expect(slugProblem('a'.repeat(65))).toBe('long');
  expect(slugProblem('with space')).toBe('characters');
  expect(slugProblem('Kiln_fire.2-x')).toBeNull();
});
