import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll('"', "'");
const pair = /--([\w-]+):\s*light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g;

type Palette = Record<string, string>;

/** The colour pairs of the rule whose selector list starts with the given text. */
function rule(selector: string): { light: Palette; dark: Palette } {
  const start = css.indexOf(`\n${selector}`);
  const body = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  const light: Palette = {};
  const dark: Palette = {};
  for (const [, role, one, other] of body.matchAll(pair)) {
    light[role!] = one!;
    dark[role!] = other!;
  }
  return { light, dark };
}

const first = rule(':root,\n[data-theme] {');
const oled = rule("[data-theme='oled'],\n:root");
const retro = rule("[data-theme='retro'],\n:root");
const themes: Record<string, Palette> = {
  light: first.light,
  dark: first.dark,
  oled: oled.dark,
  retro: retro.dark,
};

const surfaces = ['page', 'bed', 'block', 'pit', 'tag', 'hover', 'hover-2'];
const lists = ['page', 'bed', 'block'];
const ores = ['red', 'amber', 'green', 'azure', 'violet'];
const tints = ores.map((ore) => `${ore}-bg`);
const loaders = Object.keys(first.light).filter((role) => role.startsWith('l-'));
const rocks = ['mod', 'modpack', 'plugin', 'resourcepack', 'shader', 'datapack'];
const series = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `c-${number}`);

/** Look 3.6 and 12.1: what is written on what, and the contrast it needs. */
const needs: [text: string[], on: string[], least: number][] = [
  [['ink', 'ink-2'], [...surfaces, 'chalk-bg'], 7],
  [['ink-3'], [...surfaces, 'chalk-bg', 'amber-bg', 'red-bg'], 4.5],
  [['chalk-ink'], surfaces, 4.5],
  [['on-chalk'], ['chalk', 'chalk-hover'], 4.5],
  [ores, surfaces, 4.5],
  ...ores.map((ore): [string[], string[], number] => [[ore], [`${ore}-bg`], 4.5]),
  [['ink'], tints, 7],
  [['on-red'], ['red-solid', 'red'], 4.5],
  [loaders, lists, 4.5],
  [['s-ink'], rocks.map((rock) => `s-${rock}`), 4.5],
  [['line-strong'], surfaces, 3],
  [series, lists, 3],
];

describe.each(Object.entries(themes))('the %s theme', (_, palette) => {
  test('defines every role itself', () => {
    expect(Object.keys(palette)).toEqual(Object.keys(first.light));
    expect(loaders).toHaveLength(14);
  });

  test.each(needs)('%s on %s needs %d', (texts, grounds, least) => {
    for (const text of texts) {
      for (const ground of grounds) {
        const measured = contrast(palette[text]!, palette[ground]!);
        expect(measured, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

test('the light values are the same whatever the dark variant', () => {
  expect(oled.light).toEqual(first.light);
  expect(retro.light).toEqual(first.light);
});

test('retro has the same shapes when chosen and when the system asks for it', () => {
  const chosen = css.slice(css.lastIndexOf("\n[data-theme='retro'] {"));
  const asked = chosen.slice(chosen.indexOf("[data-dark='retro'] {"));
  const properties = (text: string) =>
    text.slice(text.indexOf('{') + 1, text.indexOf('}')).replaceAll(/\s+/g, ' ');
  expect(properties(asked)).toBe(properties(chosen));
});
