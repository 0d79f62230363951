export { createToken, TOKEN_PREFIX } from './create-token.ts';
export { listTokens } from './edit-token.ts';
export * from './scopes.ts';
