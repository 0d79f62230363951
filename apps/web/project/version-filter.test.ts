import { expect, test } from 'vitest';
import { filterHref, readFilter, toggled } from './version-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('every filter survives its own address', () => {
  const filter = {
    channels: ['beta', 'alpha'],
    gameVersions: ['1.21.6', '25w14craftmine'],
    loaders: ['fabric', 'bta-babric'],
    page: 3,
    all: true,
  };
  expect(read(filterHref('', filter))).toEqual(filter);
  expect(filterHref('/mod/a/versions', read(''))).toBe('/mod/a/versions');
});

test('odd addresses filter nothing', () => {
  expect(read('c=stable&c=beta&c=beta&page=-4&all=yes')).toEqual({
    channels: ['beta'],
    gameVersions: [],
    loaders: [],
    page: 1,
    all: false,
  });
  expect(read('page=1.5').page).toBe(1);
});

test('a value is put in and taken out, back on the first page', () => {
  const once = toggled(read('page=4'), 'loaders', 'fabric');
  expect([once.loaders, once.page]).toEqual([['fabric'], 1]);
  expect(toggled(once, 'loaders', 'fabric').loaders).toEqual([]);
});
