import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, GAME_VERSIONS, LOADERS, type TagLists } from '#domain/tags/index.ts';
import { DISPLAY_MODES } from '../preferences/preferences.ts';
import { PROJECT_KINDS, type ProjectKind } from '../shared/project-kinds.ts';
import { GROUP_RULES, type GroupValues } from './filter-groups.ts';
import {
  filterState,
  filterToken,
  nearestSize,
  PAGE_SIZES,
  parseSearch,
  type SearchState,
  SORTS,
  searchQuery,
  withFilter,
} from './filters.ts';
import { groupsOf } from './groups.server.ts';

/** The tag lists of a fresh site. */
const tags = {
  loaders: LOADERS,
  gameVersions: GAME_VERSIONS,
  categoriesFor: (type: string) => {
    const own = type === 'plugin' || type === 'datapack' ? 'mod' : type;
    return CATEGORIES.filter(({ projectType }) => projectType === own);
  },
} as unknown as TagLists;

const knownTo = (kind: ProjectKind): GroupValues[] =>
  groupsOf(kind, tags).map(({ id, options }) => ({ id, values: options.map((one) => one.value) }));
const KNOWN = Object.fromEntries(PROJECT_KINDS.map((kind) => [kind, knownTo(kind)]));
const parse = (query: string, kind: ProjectKind = 'mod') =>
  parseSearch(new URLSearchParams(query), KNOWN[kind], 'list');

const start: SearchState = {
  text: '',
  sort: 'relevance',
  size: 20,
  page: 1,
  filters: [],
  allVersions: false,
};

/** A state that somebody could have chosen on the page of a type. */
const chosen = fc
  .record({
    kind: fc.constantFrom(...PROJECT_KINDS),
    mode: fc.constantFrom(...DISPLAY_MODES),
    text: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    sort: fc.constantFrom(...SORTS),
    sizeAt: fc.nat(5),
    page: fc.integer({ min: 1, max: 5000 }),
    allVersions: fc.boolean(),
    picks: fc.array(fc.record({ group: fc.nat(), value: fc.nat(), excluded: fc.boolean() })),
    projects: fc.array(fc.stringMatching(/^[0-9A-Za-z]{8}$/), { maxLength: 3 }),
  })
  .map(({ kind, mode, sizeAt, picks, projects, ...rest }) => {
    const groups = KNOWN[kind].filter(({ values }) => values.length > 0);
    let state: SearchState = { ...start, ...rest, size: PAGE_SIZES[mode][sizeAt] };
    for (const pick of picks) {
      const { id, values } = groups[pick.group % groups.length];
      const to = pick.excluded && GROUP_RULES[id].excludable ? 'excluded' : 'included';
      const value = values[pick.value % values.length];
      state = withFilter(state, KNOWN[kind], { group: id, value }, to);
    }
    for (const value of projects) {
      state = withFilter(state, KNOWN[kind], { group: 'project', value }, 'excluded');
    }
    return { kind, mode, state: { ...state, page: rest.page } };
  });

test('everything that can be chosen is in the address and is restored from it', () => {
  fc.assert(
    fc.property(chosen, ({ kind, mode, state }) => {
      const query = searchQuery(state, mode);
      expect(parseSearch(new URLSearchParams(query), KNOWN[kind], mode)).toEqual(state);
    }),
  );
});

test('one choice has one address, whatever the order in which it was made', () => {
  fc.assert(
    fc.property(chosen, fc.infiniteStream(fc.nat()), ({ kind, mode, state }, numbers) => {
      const shuffled = [...new URLSearchParams(searchQuery(state, mode))]
        .map((pair) => ({ pair, at: numbers.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ pair }) => pair);
      const read = parseSearch(new URLSearchParams(shuffled), KNOWN[kind], mode);
      expect(searchQuery(read, mode)).toBe(searchQuery(state, mode));
    }),
  );
});

test('any address is read without complaint, and only what is known stays', () => {
  const names = fc.constantFrom(
    'q',
    's',
    'm',
    'page',
    'o',
    'f',
    'g',
    'v',
    'e',
    'l',
    'pid',
    'h',
    'nf',
  );
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(pairs, fc.constantFrom(...PROJECT_KINDS), (given, kind) => {
      const state = parseSearch(new URLSearchParams(given), KNOWN[kind], 'grid');
      expect(PAGE_SIZES.grid).toContain(state.size);
      expect(state.page).toBeGreaterThanOrEqual(1);
      for (const { group, value } of state.filters) {
        if (group === 'project') continue;
        expect(KNOWN[kind].find(({ id }) => id === group)?.values).toContain(value);
      }
    }),
  );
});

test('no value of a type belongs to two groups of one parameter', () => {
  for (const kind of PROJECT_KINDS) {
    const tokens = KNOWN[kind].flatMap(({ id, values }) =>
      values.map((value) => {
        const { parameter } = GROUP_RULES[id];
        const family = parameter === 'g' ? 'f' : parameter;
        return `${family} ${filterToken({ group: id, value, excluded: false })}`;
      }),
    );
    expect(new Set(tokens).size, kind).toBe(tokens.length);
  }
});

test('plugin platforms, resolutions and "show all versions" survive the address', () => {
  const plugins = parse('?g=categories:velocity&g=categories:paper', 'plugin');
  expect(plugins.filters.map(({ group, value }) => [group, value])).toEqual([
    ['loader', 'paper'],
    ['platform', 'velocity'],
  ]);
  const packs = parse('?g=categories:512x%2B&g=categories:8x-', 'resourcepack');
  expect(packs.filters.map(({ group, value }) => [group, value])).toEqual([
    ['resolution', '8x-'],
    ['resolution', '512x+'],
  ]);
  expect(searchQuery(packs, 'list')).toBe('?g=categories:8x-&g=categories:512x%2B');
  expect(parse('?h=true').allVersions).toBe(true);
});

test('what is as usual is left out of the address', () => {
  expect(searchQuery(start, 'list')).toBe('');
  expect(searchQuery({ ...start, size: nearestSize('grid', 20) }, 'grid')).toBe('');
  expect(searchQuery({ ...start, text: 'a b', sort: 'updated', size: 50, page: 3 }, 'list')).toBe(
    '?q=a+b&s=updated&m=50&page=3',
  );
});

test('older addresses are read', () => {
  expect(parse('?o=40').page).toBe(3);
  expect(parse('?o=40&m=10').page).toBe(5);
  expect(parse('?l=true').filters).toEqual([{ group: 'license', value: 'true', excluded: false }]);
  expect(parse('?nf=categories:cursed').filters).toEqual([
    { group: 'category', value: 'cursed', excluded: true },
  ]);
  expect(parse('?f=categories:fabric').filters).toEqual([
    { group: 'loader', value: 'fabric', excluded: false },
  ]);
});

test('the last word on a value holds, as a form without scripts sends it', () => {
  const { filters } = parse('?f=categories!=cursed&f=categories:cursed');
  expect(filters).toEqual([{ group: 'category', value: 'cursed', excluded: false }]);
});

test('game versions and environments cannot be excluded', () => {
  expect(parse('?v=game_versions!=1.21.1&e=environment!=client').filters).toEqual([]);
});

test('a page size that a display mode lacks becomes the nearest', () => {
  expect(nearestSize('grid', 20)).toBe(18);
  expect(nearestSize('list', 96)).toBe(100);
  expect(nearestSize('gallery', 12)).toBe(10);
  expect(parse('?m=9999').size).toBe(100);
  expect(parse('?m=-1').size).toBe(20);
});

test('a filter goes round its states and back to the first page', () => {
  const cursed = { group: 'category', value: 'cursed' } as const;
  const excluded = withFilter({ ...start, page: 7 }, KNOWN.mod, cursed, 'excluded');
  expect(excluded.page).toBe(1);
  expect(filterState(excluded, 'category', 'cursed')).toBe('excluded');
  const cleared = withFilter(excluded, KNOWN.mod, cursed, 'clear');
  expect(filterState(cleared, 'category', 'cursed')).toBe('clear');
});
