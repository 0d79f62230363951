import { expect, test } from 'vitest';
import type { Viewer } from '../access/index.ts';
import { LISTED_STATUSES, movesFrom, PROJECT_STATUSES, STATUS_GROUPS } from './project-status.ts';

const as = (role: 'developer' | 'moderator'): Viewer => ({
  user: { id: 'person00', username: 'person', role, avatarUrl: null },
  scopes: 0,
  via: 'session',
});

test('S4.002 approved and archived are the ones that search shows', () => {
  expect(LISTED_STATUSES).toEqual([...STATUS_GROUPS.approvedLike]);
  expect(STATUS_GROUPS.approvedLike).toEqual(['approved', 'archived']);
});

test('S4.007 members submit what is not through review and move freely once it is; staff set anything', () => {
  const free = ['approved', 'unlisted', 'private', 'draft', 'archived'];
  for (const status of Object.keys(PROJECT_STATUSES)) {
    const isThrough = ['approved', 'archived', 'unlisted', 'private'].includes(status);
    expect(movesFrom(status, as('developer')), status).toEqual(isThrough ? free : ['processing']);
    expect(movesFrom(status, as('moderator')), status).toEqual(Object.keys(PROJECT_STATUSES));
  }
});
