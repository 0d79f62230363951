/** Scopes of the public API by bit. The bits go past 31: combine with `BigInt`, store as a number. */
export const SCOPES = [
  'USER_READ_EMAIL',
  'USER_READ',
  'USER_WRITE',
  'USER_DELETE',
  'USER_AUTH_WRITE',
  'NOTIFICATION_READ',
  'NOTIFICATION_WRITE',
  'PAYOUTS_READ',
  'PAYOUTS_WRITE',
  'ANALYTICS',
  'PROJECT_CREATE',
  'PROJECT_READ',
  'PROJECT_WRITE',
  'PROJECT_DELETE',
  'VERSION_CREATE',
  'VERSION_READ',
  'VERSION_WRITE',
  'VERSION_DELETE',
  'REPORT_CREATE',
  'REPORT_READ',
  'REPORT_WRITE',
  'REPORT_DELETE',
  'THREAD_READ',
  'THREAD_WRITE',
  'PAT_CREATE',
  'PAT_READ',
  'PAT_WRITE',
  'PAT_DELETE',
  'SESSION_READ',
  'SESSION_DELETE',
  'PERFORM_ANALYTICS',
  'COLLECTION_CREATE',
  'COLLECTION_READ',
  'COLLECTION_WRITE',
  'COLLECTION_DELETE',
  'ORGANIZATION_CREATE',
  'ORGANIZATION_READ',
  'ORGANIZATION_WRITE',
  'ORGANIZATION_DELETE',
  'SESSION_ACCESS',
  'SHARED_INSTANCE_CREATE',
  'SHARED_INSTANCE_READ',
  'SHARED_INSTANCE_WRITE',
  'SHARED_INSTANCE_DELETE',
  'SHARED_INSTANCE_VERSION_CREATE',
  'SHARED_INSTANCE_VERSION_READ',
  'SHARED_INSTANCE_VERSION_WRITE',
  'SHARED_INSTANCE_VERSION_DELETE',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Scopes that no token may carry: they would let a leaked token take over the account. */
export const RESTRICTED: readonly Scope[] = [
  'USER_DELETE',
  'USER_AUTH_WRITE',
  'PAT_CREATE',
  'PAT_READ',
  'PAT_WRITE',
  'PAT_DELETE',
  'SESSION_READ',
  'SESSION_DELETE',
  'SESSION_ACCESS',
  'PERFORM_ANALYTICS',
];

export function scopeBits(scopes: readonly Scope[]): number {
  const bits = scopes.reduce((sum, scope) => sum | (1n << BigInt(SCOPES.indexOf(scope))), 0n);
  return Number(bits);
}

export const ALL_SCOPES = scopeBits(SCOPES);
export const TOKEN_SCOPES = scopeBits(SCOPES.filter((scope) => !RESTRICTED.includes(scope)));

export function hasScope(bits: number, scope: Scope): boolean {
  return (BigInt(bits) & (1n << BigInt(SCOPES.indexOf(scope)))) !== 0n;
}

/** Drops unknown bits; true when nothing restricted is left. */
export function allowedInToken(bits: number): boolean {
  return (BigInt(bits) & BigInt(ALL_SCOPES) & ~BigInt(TOKEN_SCOPES)) === 0n;
}
