export { type Found, suggest } from './suggest.ts';
