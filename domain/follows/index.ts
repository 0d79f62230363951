export * from './follow.ts';
