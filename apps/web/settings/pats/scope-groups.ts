import { hasScope, RESTRICTED, SCOPES, type Scope, scopeBits } from '#domain/tokens/scopes.ts';

export type GroupName =
  | 'account'
  | 'projects'
  | 'versions'
  | 'notifications'
  | 'threads'
  | 'reports'
  | 'collections'
  | 'organizations'
  | 'sharedInstances'
  | 'analytics'
  | 'payouts'
  | 'withheld';

const BEGINNINGS: [GroupName, RegExp][] = [
  ['account', /^USER_/],
  ['projects', /^PROJECT_/],
  ['versions', /^VERSION_/],
  ['notifications', /^NOTIFICATION_/],
  ['threads', /^THREAD_/],
  ['reports', /^REPORT_/],
  ['collections', /^COLLECTION_/],
  ['organizations', /^ORGANIZATION_/],
  ['sharedInstances', /^SHARED_INSTANCE_/],
  ['analytics', /^ANALYTICS$/],
  ['payouts', /^PAYOUTS_/],
];

/** Every scope in one group; those that no token may carry come last, together. */
export const SCOPE_GROUPS: { name: GroupName; scopes: Scope[] }[] = [
  ...BEGINNINGS.map(([name, beginning]) => ({
    name,
    scopes: SCOPES.filter((scope) => beginning.test(scope) && !RESTRICTED.includes(scope)),
  })),
  { name: 'withheld', scopes: [...RESTRICTED] },
];

/** What cannot be taken back, or costs money. */
export const isDangerous = (scope: Scope): boolean =>
  scope === 'PAYOUTS_WRITE' || scope.endsWith('_DELETE') || RESTRICTED.includes(scope);

/** Usual choices; anything else is `custom`. */
export const PRESETS = {
  read: SCOPES.filter(
    (scope) =>
      (/_READ$|^ANALYTICS$/.test(scope) && !RESTRICTED.includes(scope)) ||
      scope === 'USER_READ_EMAIL',
  ),
  publish: ['PROJECT_READ', 'VERSION_CREATE', 'VERSION_READ', 'VERSION_WRITE'],
} as const satisfies Record<string, readonly Scope[]>;

export type Preset = keyof typeof PRESETS | 'custom';

export function presetOf(bits: number): Preset {
  const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
  return names.find((name) => scopeBits(PRESETS[name]) === bits) ?? 'custom';
}

export function scopesOf(bits: number): Scope[] {
  return SCOPES.filter((scope) => hasScope(bits, scope));
}
