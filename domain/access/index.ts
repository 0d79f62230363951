export { KnownViewers } from './known-viewers.ts';
export * from './viewer.ts';
