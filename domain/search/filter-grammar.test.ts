import { expect, test } from 'vitest';
import { all, any, type Condition, compareNumber, equals, not } from './condition.ts';
import { parseFilter } from './filter-grammar.ts';

const fabric = equals('categories', 'fabric');
const mod = equals('project_types', 'mod');
const free = equals('open_source', 'true');

test.each<[string, Condition]>([
  ['categories = fabric', fabric],
  ['categories="fabric"', fabric],
  ['"categories"=`fabric`', fabric],
  [
    'categories = fabric OR project_types = mod AND open_source = true',
    any([fabric, all([mod, free])]),
  ],
  [
    '(categories = fabric or project_types = mod) and open_source = TRUE',
    all([any([fabric, mod]), free]),
  ],
  ['NOT categories = fabric', not(fabric)],
  ['NOT"categories"="fabric"', not(fabric)],
  ['NOT(categories=fabric)', not(fabric)],
  ['NOT NOT categories = fabric', fabric],
  ['NOT categories = fabric AND open_source = true', all([not(fabric), free])],
  ['categories != fabric', not(fabric)],
  ['categories IN [fabric,"quilt"]', equals('categories', 'fabric', 'quilt')],
  ['categories NOT IN [ fabric , quilt ]', not(equals('categories', 'fabric', 'quilt'))],
  [
    'downloads IN [1, 2]',
    any([compareNumber('downloads', '=', 1), compareNumber('downloads', '=', 2)]),
  ],
  ['downloads >= 10', compareNumber('downloads', '>=', 10)],
  ['name = not', equals('name', 'not')],
  ['name = and AND name = or', all([equals('name', 'and'), equals('name', 'or')])],
  ['name = "a, (b) `c`"', equals('name', 'a, (b) `c`')],
  ['minecraft_java_server.ping.data EXISTS', equals('minecraft_java_server.is_online', 'true')],
  [
    'minecraft_java_server.ping.data NOT EXISTS',
    not(equals('minecraft_java_server.is_online', 'true')),
  ],
])('%s', (text, condition) => {
  expect(parseFilter(text, 'filters')).toEqual(condition);
});

test.each([
  ['', 'too early'],
  ['categories', 'too early'],
  ['categories =', 'too early'],
  ['categories = fabric AND', 'too early'],
  ['(categories = fabric', 'too early'],
  ['categories = fabric)', 'cannot read'],
  ['categories = fabric quilt', 'cannot read'],
  ['categories : fabric', 'cannot read'],
  ['categories IN []', 'cannot read'],
  ['categories IN [a', 'too early'],
  ['nothing = x', 'unknown field "nothing"'],
  ['notable NOT IN [x]', 'unknown field "notable"'],
  ['categories EXISTS', 'EXISTS can only'],
  ['constructor = x', 'unknown field "constructor"'],
])('%s is refused', (text, why) => {
  expect(() => parseFilter(text, 'new_filters')).toThrow(
    expect.objectContaining({
      code: 'request_error',
      field: 'new_filters',
      message: expect.stringContaining(why),
    }),
  );
});

const repeat = (text: string, times: number, glue: string) => Array(times).fill(text).join(glue);

test.each([
  ['too many tests', repeat('downloads > 1', 1025, ' OR ')],
  ['too many values', `categories IN [${Array.from({ length: 1025 }, (_, i) => i).join()}]`],
  ['too many parentheses', `${'('.repeat(65)}downloads > 1${')'.repeat(65)}`],
  ['too many NOTs', `${'NOT '.repeat(65)}downloads > 1`],
  ['too long', `name = "${'x'.repeat(65_536)}"`],
  [
    'too many alternatives mixing scopes',
    repeat('(categories = fabric OR downloads > 1)', 7, ' AND '),
  ],
])('%s is refused', (_, text) => {
  expect(() => parseFilter(text, 'filters')).toThrow('too complex');
});

test('alternatives within one scope do not multiply', () => {
  const text = repeat('(categories = fabric OR game_versions = 1.20)', 7, ' AND ');
  expect(() => parseFilter(`${text} AND downloads > 1`, 'filters')).not.toThrow();
});
