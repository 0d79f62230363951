export * from './follow.ts';
export * from './is-following.ts';
