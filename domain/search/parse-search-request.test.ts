import { expect, test } from 'vitest';
import { all, equals } from './condition.ts';
import { parseSearchRequest } from './parse-search-request.ts';

test('without parameters everything, ten at a time', () => {
  expect(parseSearchRequest({})).toEqual({
    text: '',
    where: null,
    sort: 'relevance',
    offset: 0,
    limit: 10,
  });
});

test.each([
  ['0', 1],
  ['1', 1],
  ['100', 100],
  ['101', 100],
  ['007', 7],
])('a limit of %s is %i', (limit, expected) => {
  expect(parseSearchRequest({ limit }).limit).toBe(expected);
});

test('the offset is taken as it is', () => {
  expect(parseSearchRequest({ offset: '7', limit: '5' })).toMatchObject({ offset: 7, limit: 5 });
});

test.each([
  ['relevance', 'relevance'],
  ['downloads', 'downloads'],
  ['follows', 'follows'],
  ['updated', 'updated'],
  ['newest', 'newest'],
  ['minecraft_java_server.verified_plays_2w', 'relevance'],
])('index %s sorts by %s', (index, sort) => {
  expect(parseSearchRequest({ index }).sort).toBe(sort);
});

test('facets and filters must both hold, the new filters replace the old ones', () => {
  const facets = '[["categories:fabric"]]';
  const filters = 'author = a';
  const version = 'game_versions = 1.20';
  const fabric = equals('categories', 'fabric');
  expect(parseSearchRequest({ facets, filters, version }).where).toEqual(
    all([fabric, equals('author', 'a'), equals('game_versions', '1.20')]),
  );
  expect(
    parseSearchRequest({ facets, filters, version, new_filters: 'license = mit' }).where,
  ).toEqual(all([fabric, equals('license', 'mit')]));
  expect(parseSearchRequest({ facets: '', filters: '', version: '' }).where).toBeNull();
});

test.each([
  ['limit', '-1'],
  ['limit', 'ten'],
  ['limit', ''],
  ['limit', '1.5'],
  ['offset', '-1'],
  ['offset', '99999999999999999999'],
  ['index', 'name'],
  ['index', 'constructor'],
  ['facets', '{}'],
  ['filters', 'what'],
  ['version', '1.20'],
  ['new_filters', '('],
])('%s=%s is refused', (parameter, value) => {
  expect(() => parseSearchRequest({ [parameter]: value })).toThrow(
    expect.objectContaining({ code: 'request_error', status: 400, field: parameter }),
  );
});

test('a parameter given twice is refused', () => {
  const twice = { query: ['a', 'b'] } as unknown as { query: string };
  expect(() => parseSearchRequest(twice)).toThrow(expect.objectContaining({ field: 'query' }));
});
