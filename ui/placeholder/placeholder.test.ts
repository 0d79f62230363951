import { expect, test } from 'vitest';
import { mosaicPaths, placeholderMarkup, stonePaths } from './placeholder.ts';

const ids = Array.from({ length: 500 }, (_, index) => `id${index}`);

test('the same id always gives the same picture', () => {
  expect(placeholderMarkup('tW4lnT8q')).toBe(placeholderMarkup('tW4lnT8q'));
  expect(placeholderMarkup('tW4lnT8q')).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" shape-rendering="crispEdges"><path fill="#D8CFBB" d="M0 0h64v8H0ZM0 8h64v8H0ZM24 16h40v8H24Z"/><path fill="#B9A57F" d="M0 16h24v8H0ZM24 24h40v8H24Z"/><path fill="#8C7A5C" d="M0 24h24v8H0ZM24 32h40v8H24Z"/><path fill="#5E5547" d="M0 32h24v8H0ZM0 40h64v8H0ZM0 48h64v8H0ZM0 56h64v8H0Z"/><path fill="#2F6FB5" d="M32 24h8v8h-8ZM32 16h8v8h-8ZM24 16h8v8h-8ZM32 32h8v8h-8Z"/><path fill="#2F6FB5" opacity="0.75" d="M40 16h8v8h-8Z"/></svg>"`,
  );
});

test('different ids give different pictures', () => {
  expect(new Set(ids.map((id) => placeholderMarkup(id))).size).toBeGreaterThan(480);
  expect(new Set(ids.map((id) => placeholderMarkup(id, 'mosaic'))).size).toBeGreaterThan(480);
});

test('stone covers the whole square and has an ore', () => {
  for (const id of ids) {
    const drawn = stonePaths(id);
    const ore = drawn.at(-1)!.opacity ? drawn.slice(0, -2) : drawn.slice(0, -1);
    const area = ore
      .flatMap(({ d }) => [...d.matchAll(/h(\d+)v8/g)])
      .reduce((sum, [, width]) => sum + Number(width) * 8, 0);
    expect(area, id).toBe(64 * 64);
  }
});

test('mosaics are mirrored left to right', () => {
  for (const id of ids.slice(0, 50)) {
    for (const { d } of mosaicPaths(id)) {
      const cells = new Set<string>();
      for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
        for (let at = Number(x); at < Number(x) + Number(width); at += 8) cells.add(`${at} ${y}`);
      }
      for (const cell of cells) {
        const [x, y] = cell.split(' ');
        expect(cells.has(`${56 - Number(x)} ${y}`), `${id} ${cell}`).toBe(true);
      }
    }
  }
});

test('the markup is small', () => {
  for (const id of ids) expect(placeholderMarkup(id).length).toBeLessThan(1900);
});
