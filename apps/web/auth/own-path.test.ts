import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('after signing in a path of this site is gone to, with its query and hash', () => {
  expect(ownPath('/mod/lathe?tab=1#download')).toBe('/mod/lathe?tab=1#download');
  expect(ownPath('/')).toBe('/');
});

test.each([
  ['another site', 'https://elsewhere.example/'],
  ['another site without a scheme', '//elsewhere.example/'],
  ['a backslash that browsers read as a slash', '/\\elsewhere.example'],
  ['a tab that browsers leave out', '/\t/elsewhere.example'],
  ['a script', 'javascript:alert(1)'],
  ['a page of this place itself', '/auth/sign-in'],
  ['what ends the session', '/_internal/sign-out'],
  ['dots that lead there', '/mods/../auth/sign-in'],
  ['nothing', ''],
  ['no path', 'mods'],
])('after signing in the front page stands for %s', (_what, text) => {
  expect(ownPath(text)).toBe('/');
});
