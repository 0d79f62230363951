import type { IconName } from './names.ts';

/** Arrows that point the other way in right-to-left pages. */
export const mirrored: ReadonlySet<IconName> = new Set([
  'back',
  'caret-end',
  'caret-start',
  'external',
  'forward',
  'send',
  'sign-in',
  'sign-out',
  'transfer',
  'undo',
] satisfies IconName[]);
