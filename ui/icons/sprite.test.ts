import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from './names.ts';
import { spriteMarkup } from './sprite.ts';
import { categoryIcons, loaderIcons, tagIcon, typeIcons } from './tag-icons.ts';

test('sprite.svg is what the drawings say', () => {
  const stored = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
  expect(stored).toBe(spriteMarkup());
});

test('every tag has a drawing', () => {
  const named = Object.values({ ...typeIcons, ...categoryIcons, ...loaderIcons });
  for (const name of named) expect(drawings).toHaveProperty(name);
  expect(tagIcon('worldgen')).toBe('globe');
  expect(tagIcon('nobody drew this')).toBe('tag');
});
