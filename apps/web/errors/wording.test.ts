import { expect, test } from 'vitest';
import { wordsOfPath } from './path-words.ts';
import { notFoundKind } from './wording.ts';

test('S8.003 the words of a missing page follow the beginning of its address', () => {
  for (const type of [
    'mod',
    'datapack',
    'resourcepack',
    'plugin',
    'shader',
    'modpack',
    'project',
  ]) {
    expect(notFoundKind(`/${type}/nope`)).toBe('project');
  }
  expect(notFoundKind('/user/nope')).toBe('user');
  expect(notFoundKind('/organization/nope')).toBe('organization');
  expect(notFoundKind('/collection/nope')).toBe('collection');
  expect(notFoundKind('/no/such/path')).toBe('page');
  expect(notFoundKind('/user')).toBe('page');
  expect(notFoundKind('/users/nope')).toBe('page');
});

test('the search of a missing page starts with the words of its address', () => {
  expect(wordsOfPath('/mod/tidewater-lantern')).toBe('tidewater lantern');
  expect(wordsOfPath('/project/Kiln_fire.2/versions')).toBe('Kiln fire 2');
  expect(wordsOfPath('/mod/%E0%A4%A')).toBe('%E0%A4%A');
  expect(wordsOfPath('/mods/')).toBe('');
  expect(wordsOfPath(`/mod/${'long-'.repeat(100)}`).length).toBeLessThanOrEqual(80);
});
