import { expect, test } from 'vitest';
import { createMatcher } from './match-routes.ts';
import type { Route } from './route.ts';

const TABLE: Route[] = [
  {
    id: 'root',
    children: [
      { id: 'rest', path: '*' },
      { id: 'home' },
      { id: 'search', path: ':searchType' },
      {
        id: 'project',
        path: ':type/:project',
        children: [
          { id: 'description' },
          { id: 'gallery', path: 'gallery' },
          { id: 'version', path: 'version/:version' },
        ],
      },
      { id: 'settings', path: ':type/:project/settings', children: [{ id: 'general' }] },
      { id: 'sign-in', path: 'auth/sign-in' },
      { id: 'dashboard', path: 'dashboard', children: [{ id: 'projects', path: 'projects' }] },
      { id: 'user', path: 'user/:id/:kind?' },
    ],
  },
];
const match = createMatcher(TABLE);
const ids = (path: string) => match(path).map(({ route }) => route.id);

test.each([
  ['/', 'root home'],
  ['/mods', 'root search'],
  ['/dashboard', 'root dashboard'],
  ['/dashboard/projects', 'root dashboard projects'],
  ['/auth/sign-in', 'root sign-in'],
  ['/Auth/Sign-In/', 'root sign-in'],
  ['/auth/sign-off', 'root project description'],
  ['/mod/tidewater', 'root project description'],
  ['/mod/tidewater/gallery', 'root project gallery'],
  ['/mod/tidewater/settings', 'root settings general'],
  ['/mod/tidewater/version/1.0', 'root project version'],
  ['/user/ada', 'root user'],
  ['/user/ada/mods', 'root user'],
  ['/a/b/c/d/e', 'root rest'],
  ['//mods//', 'root search'],
])('%s is %s', (path, expected) => {
  expect(ids(path).join(' ')).toBe(expected);
});

test('parameters are decoded once, and broken escapes stay as they are', () => {
  expect(match('/mod/a%20b%2Fc')[1].params).toEqual({ type: 'mod', project: 'a b/c' });
  expect(match('/mod/50%')[1].params).toEqual({ type: 'mod', project: '50%' });
  expect(match('/user/ada')[1].params).toEqual({ id: 'ada' });
  expect(match('/user/ada/mods')[1].params).toEqual({ id: 'ada', kind: 'mods' });
});

test('a route tells which part of the path is its own, so that a change of it is seen', () => {
  expect(match('/mod/tidewater/gallery').map(({ path }) => path)).toEqual([
    '/',
    '/mod/tidewater',
    '/mod/tidewater/gallery',
  ]);
});
