import { expect, test } from 'vitest';
import { type ChosenTags, settleTags, toggleFeatured, toggleTag } from './chosen-tags.ts';

const NONE: ChosenTags = { categories: [], additional_categories: [] };

test('a tag is chosen, featured, and taken away from wherever it is', () => {
  const chosen = toggleTag(NONE, 'magic');
  expect(chosen).toEqual({ categories: [], additional_categories: ['magic'] });
  const featured = toggleFeatured(chosen, 'magic');
  expect(featured).toEqual({ categories: ['magic'], additional_categories: [] });
  expect(toggleTag(featured, 'magic')).toEqual(NONE);
});

test('at most three are featured', () => {
  const full = { categories: ['a', 'b', 'c'], additional_categories: ['d'] };
  expect(toggleFeatured(full, 'd')).toBe(full);
  expect(toggleFeatured(full, 'a').additional_categories).toEqual(['d', 'a']);
});

test('without a featured one the first three are when it is saved', () => {
  const chosen = { categories: [], additional_categories: ['a', 'b', 'c', 'd'] };
  expect(settleTags(chosen)).toEqual({
    categories: ['a', 'b', 'c'],
    additional_categories: ['d'],
  });
});
