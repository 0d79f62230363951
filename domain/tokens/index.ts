export { createToken, TOKEN_PREFIX } from './create-token.ts';
export * from './scopes.ts';
