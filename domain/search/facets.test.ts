import { expect, test } from 'vitest';
import { all, any, type Condition, compareNumber, equals, not } from './condition.ts';
import { parseFacet, parseFacets } from './facets.ts';

test.each<[string, Condition]>([
  ['categories:fabric', equals('categories', 'fabric')],
  ['categories: Fabric', equals('categories', 'fabric')],
  [' categories = fabric ', equals('categories', 'fabric')],
  ['categories!=fabric', not(equals('categories', 'fabric'))],
  ['game_ versions :1.20', equals('game_versions', '1.20')],
  ['versions:1.20.1', equals('game_versions', '1.20.1')],
  ['versions != 1.20.1', not(equals('game_versions', '1.20.1'))],
  ['project_type:mod', equals('project_types', 'mod')],
  ['title:"Mysterious Project"', equals('name', 'mysterious project')],
  ["title:'a:b, (c) [d] = e'", equals('name', 'a:b, (c) [d] = e')],
  ['title:`a\\`b\\\\`', equals('name', 'a`b\\')],
  ["name:Xaero's", equals('name', "xaero's")],
  ['name:a:b', equals('name', 'a:b')],
  ['open_source:true', equals('open_source', 'true')],
  ['license:LGPL-3.0-or-later', equals('license', 'lgpl-3.0-or-later')],
  ['downloads>100', compareNumber('downloads', '>', 100)],
  ['downloads >= 1e3', compareNumber('downloads', '>=', 1000)],
  ['follows:5', compareNumber('follows', '=', 5)],
  ['follows != 5', not(compareNumber('follows', '=', 5))],
  ['project_id:AaBbCcDd', equals('project_id', 'AaBbCcDd')],
  ['categories IN [fabric, "quilt"]', equals('categories', 'fabric', 'quilt')],
])('%s is read', (text, condition) => {
  expect(parseFacet(text)).toEqual(condition);
});

test.each([
  ['downloads:>100', 'cannot read'],
  ['title:Mysterious Project', 'quote'],
  ['title:"unfinished', 'cannot read'],
  ['title:"done" more', 'cannot read'],
  ['categories:', 'cannot read'],
  ['categories:a,b', 'cannot read'],
  ['', 'too early'],
  ['fabric', 'too early'],
  ['colour:red', 'unknown field "colour"'],
  ['toString:red', 'unknown field "toString"'],
  ['downloads:many', 'takes a number'],
  ['open_source:maybe', 'true or false'],
  ['game_versions>1.20', 'only be compared with = and !='],
])('%s is refused', (text, why) => {
  expect(() => parseFacet(text)).toThrow(
    expect.objectContaining({
      code: 'request_error',
      field: 'facets',
      message: expect.stringContaining(why),
    }),
  );
});

test('the outer list is AND, the inner OR, and empty lists restrict nothing', () => {
  expect(
    parseFacets('[["categories:fabric","categories:forge"],["downloads>5","author:User"],[]]'),
  ).toEqual(
    all([
      equals('categories', 'fabric', 'forge'),
      any([compareNumber('downloads', '>', 5), equals('author', 'user')]),
    ]),
  );
  expect(parseFacets('[]')).toBeNull();
  expect(parseFacets('[[]]')).toBeNull();
});

test('a third level is AND, where the caller allows it', () => {
  const text = '[[["categories:fabric","versions:1.20"],"author:User"]]';
  expect(parseFacets(text, { innerAnd: true })).toEqual(
    any([
      all([equals('categories', 'fabric'), equals('game_versions', '1.20')]),
      equals('author', 'user'),
    ]),
  );
  expect(() => parseFacets(text)).toThrow('list of lists');
  expect(() => parseFacets('[[[["categories:fabric"]]]]', { innerAnd: true })).toThrow('deeply');
});

test.each(['', 'no json', '{}', '["categories:fabric"]', '[[5]]', '[[null]]', 'null'])(
  '%s is no list of lists of texts',
  (text) => {
    expect(() => parseFacets(text)).toThrow(
      expect.objectContaining({ code: 'request_error', field: 'facets' }),
    );
  },
);
