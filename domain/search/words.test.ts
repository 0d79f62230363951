import { expect, test } from 'vitest';
import { fold, indexedName, joinName, wordsOf, wordsOfName, wordsOfQuery } from './words.ts';

test.each([
  ["Xaero's Minimap", 'xaeros-minimap'],
  ['JourneyMap', 'journey-map'],
  ['Some  Project  Name', 'some-project-name'],
  ['Test 1.0', 'test-1-0'],
])('the indexed name of %s is %s', (name, indexed) => {
  expect(indexedName(name)).toBe(indexed);
});

test.each([
  ['Éclair Über', 'eclair uber'],
  ['ＦＵＬＬ ｗｉｄｔｈ', 'full width'],
  ['Ёлка', 'елка'],
  ['Straße Łódź', 'strasse lodz'],
  ['مُحَمَّد', 'محمد'],
  ['한국어', '한국어'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('names are found as written and by their humps', () => {
  expect(wordsOfName('JourneyMap')).toEqual(['journeymap', 'journey', 'map']);
  expect(wordsOfName('JEIAddons')).toEqual(['jeiaddons', 'jei', 'addons']);
  expect(wordsOf('Xaero’s World-Map v1.2')).toEqual(['xaeros', 'world', 'map', 'v1', '2']);
});

test('scripts without spaces are cut into pairs, mixed ones at the border', () => {
  expect(wordsOf('機械動力 Create')).toEqual(['機械', '械動', '動力', '力', 'create']);
  expect(wordsOfQuery('機械動')).toEqual(['機械', '械動']);
  expect(wordsOfQuery('力')).toEqual(['力']);
  expect(wordsOf('Createアドオン')).toEqual(['create', 'アド', 'ドオ', 'オン', 'ン']);
});

test('a name as a whole is its letters and digits', () => {
  expect(joinName('Fabric API')).toBe('fabricapi');
  expect(joinName('fabric-api')).toBe('fabricapi');
  expect(joinName('✨')).toBe('');
});

test('a question is looked at for twelve different words', () => {
  expect(wordsOfQuery('a b a')).toEqual(['a', 'b']);
  expect(wordsOfQuery('one 2 3 4 5 6 7 8 9 10 11 12 13 14')).toHaveLength(12);
});
