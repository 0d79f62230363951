import { describe, expect, test } from 'vitest';
import { TEST_CATALOGUE } from '#tests/fixtures/game-versions.ts';
import { indexVersions } from './catalogue.ts';
import { gameVersionHints } from './file-name-hints.ts';
import { gameVersionOfForge, gameVersionOfNeoForge } from './loader-versions.ts';
import { parseFabricRange } from './ranges/fabric-range.ts';
import { parseMavenRange } from './ranges/maven-range.ts';
import { type GameClaim, resolveGameVersions } from './resolve-game-versions.ts';

const index = indexVersions(TEST_CATALOGUE);

const fabric = (text: string, hints: string[] = []) => {
  const intervals = parseFabricRange([text]);
  const claim: GameClaim = intervals ? { how: 'range', text, intervals } : { how: 'exact', text };
  return resolveGameVersions([claim], hints, index).join(' ');
};
const maven = (text: string, hints: string[] = [], more: GameClaim[] = []) => {
  const intervals = parseMavenRange(text);
  if (!intervals) return null;
  return resolveGameVersions([{ how: 'range', text, intervals }, ...more], hints, index).join(' ');
};

test.each([
  ['1.20.1', '1.20.1'],
  ['=1.20.1', '1.20.1'],
  ['1.20.x', '1.20 1.20.1 1.20.4 1.20.5 1.20.6'],
  ['~1.20', '1.20 1.20.1 1.20.4 1.20.5 1.20.6'],
  ['~1.20.4', '1.20.4 1.20.5 1.20.6'],
  ['>=1.20 <1.20.5', '1.20 1.20.1 1.20.4'],
  ['>=1.20 <1.20.5-', '1.20 1.20.1 1.20.4'],
  ['>=1.20 <=1.20.1 || 1.21.1', '1.20 1.20.1 1.21.1'],
  ['>1.20 <1.21', '1.20.1 1.20.4 1.20.5 1.20.6'],
  ['>=1.19.4 <1.21', '1.19.4 1.20 1.20.1 1.20.4 1.20.5 1.20.6'],
  ['>=1.20-', '1.20 1.20.1 1.20.4 1.20.5 1.20.6'],
  ['>=1.20.4', '1.20.4 1.20.5 1.20.6'],
  ['^1.20.4', '1.20.4 1.20.5 1.20.6'],
  ['26.1.x', '26.1 26.1.2'],
  ['~26.1', '26.1 26.1.2'],
  ['>=1.21.9 <26.2', '1.21.9 1.21.11 26.1 26.1.2'],
  ['24w14a', '24w14a'],
  ['1.20.5-alpha.24.14.a', '24w14a'],
  ['1.21-beta.2', '1.21-pre2'],
  ['26.2-alpha.3', '26.2-snapshot-3'],
  ['*', ''],
  ['1.99', ''],
  ['whatever', ''],
])('Fabric %s means %s', (text, expected) => {
  expect(fabric(text)).toBe(expected);
});

test.each([
  ['[1.20.1]', '1.20.1'],
  ['1.20.1', '1.20.1'],
  ['[1.20,1.20.4)', '1.20 1.20.1'],
  ['[1.20, 1.20.4]', '1.20 1.20.1 1.20.4'],
  ['(1.20,1.20.4]', '1.20.1 1.20.4'],
  ['[1.20,1.20.1],[1.21.1]', '1.20 1.20.1 1.21.1'],
  ['[1.20.1,)', '1.20.1 1.20.4 1.20.5 1.20.6'],
  ['[1.20.5,]', '1.20.5 1.20.6'],
  ['[1.20.1,2)', '1.20.1 1.20.4 1.20.5 1.20.6'],
  ['[1.20,1.20.1,)', '1.20 1.20.1'],
  ['1.21,1.22', '1.21 1.21.1 1.21.4 1.21.9 1.21.11'],
  ['[1.21-beta,1.21.4)', '1.21 1.21.1'],
  ['(,1.13.2]', '1.13 1.13.2'],
  ['[26.1,26.2)', '26.1 26.1.2'],
  ['*', ''],
  ['', ''],
])('Maven %s means %s', (text, expected) => {
  expect(maven(text)).toBe(expected);
});

test.each(['[1.20', 'one', '[a,b)', '1,2,3'])('Maven %s is no range', (text) => {
  expect(parseMavenRange(text)).toBeNull();
});

describe('the file name', () => {
  test('narrows a range without an end, never one that has both', () => {
    expect(maven('[1.20,)', ['1.20.1'])).toBe('1.20.1');
    expect(maven('[1.20,)', ['1.19.2'])).toBe('1.20 1.20.1 1.20.4 1.20.5 1.20.6');
    expect(maven('[1.20,1.20.4)', ['1.20.1'])).toBe('1.20 1.20.1');
    expect(fabric('*', ['1.20.1'])).toBe('1.20.1');
  });

  test.each([
    ['mod-mc1.20.1-2.3', null, '1.20.1'],
    ['mod-2.3+1.21.1', null, '1.21.1'],
    ['1.20.1-mod-2.3', null, '1.20.1'],
    ['mod-1.21.0-1.1.4', null, '1.21'],
    ['mod-neoforge-1.21.x-1.2.0', null, '1.21 1.21.1 1.21.4 1.21.9 1.21.11'],
    ['mod-1.4-1.20.5+', null, '1.20.5 1.20.6'],
    ['mod-1.18.2', '1.18.2', ''],
    ['mod-1.18.2-beta', '1.18.2-beta', ''],
    ['mod-1.19.4-mc1.20.4', '1.19.4', '1.20.4'],
    ['mod-24w14a', null, '24w14a'],
    ['mod-26.2-snapshot-3', null, '26.2-snapshot-3'],
    ['mod-11.20.1', null, ''],
    ['mod', null, ''],
  ])('%s with version %s says %s', (name, own, expected) => {
    expect(gameVersionHints(name, own, index).join(' ')).toBe(expected);
  });
});

describe('the loader', () => {
  test('has its game version, which stands in and sets the least', () => {
    const since = (version: string): GameClaim => ({ how: 'loader', text: '', since: version });
    expect(resolveGameVersions([since('1.20.1')], [], index)).toEqual(['1.20.1']);
    expect(resolveGameVersions([since('1.20.1')], ['1.20.4'], index)).toEqual(['1.20.4']);
    expect(resolveGameVersions([since('1.20.1')], ['1.19.2'], index)).toEqual(['1.20.1']);
    const floor: GameClaim = { how: 'not-before', text: '', since: '1.20.5' };
    expect(maven('[1.19.2,)', [], [floor])).toBe('');
    expect(resolveGameVersions([floor], [], index)).toEqual([]);
  });

  test.each([
    ['[21.1.0,)', '1.21.1'],
    ['[21.0.110-beta,)', '1.21'],
    ['[21,22)', '1.21'],
    ['[20.4,)', '1.20.4'],
    ['[26.1.2.4-beta,)', '26.1.2'],
    ['[26.1,)', '26.1'],
    ['[4,)', null],
    ['*', null],
  ])('NeoForge %s is for %s', (range, expected) => {
    expect(gameVersionOfNeoForge(range)).toBe(expected);
  });

  test.each([
    ['[47,)', '1.20.1'],
    ['[47.1.3,48)', '1.20.1'],
    ['[28.1.0,)', '1.14.4'],
    ['[14.23.5.2847,)', null],
  ])('Forge %s is for %s', (range, expected) => {
    expect(gameVersionOfForge(range)).toBe(expected);
  });
});

test('pack formats mean releases, or snapshots where they lived in none', () => {
  const formats = (table: 'resource' | 'data', from: [number, number], to: [number, number]) =>
    resolveGameVersions([{ how: 'formats', text: '', table, ranges: [{ from, to }] }], [], index);
  expect(formats('resource', [34, 0], [34, 0])).toEqual(['1.21', '1.21.1']);
  expect(formats('resource', [16, 0], [16, 0])).toEqual(['23w31a']);
  expect(formats('resource', [84, 0], [88, Number.POSITIVE_INFINITY])).toEqual([
    '26.1',
    '26.1.2',
    '26.2',
  ]);
  expect(formats('data', [94, 1], [94, 1])).toEqual(['1.21.11']);
  expect(formats('data', [94, 0], [94, 0])).toEqual([]);
  expect(formats('data', [200, 0], [200, 0])).toEqual([]);
});
