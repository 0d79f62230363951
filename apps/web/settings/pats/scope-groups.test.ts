import { expect, test } from 'vitest';
import { RESTRICTED, SCOPES, scopeBits, TOKEN_SCOPES } from '#domain/tokens/scopes.ts';
import { isDangerous, PRESETS, presetOf, SCOPE_GROUPS, scopesOf } from './scope-groups.ts';

test('S6.019 S6.020 S6.021 S6.022 S6.023 S6.024 S6.025 S6.026 S6.027 every scope stands in one group', () => {
  const grouped = SCOPE_GROUPS.flatMap(({ scopes }) => scopes);
  expect([...grouped].sort()).toEqual([...SCOPES].sort());
  expect(SCOPE_GROUPS.find(({ name }) => name === 'withheld')?.scopes).toEqual(RESTRICTED);
});

test('presets carry nothing restricted or dangerous, and are known by their bits', () => {
  for (const [name, scopes] of Object.entries(PRESETS)) {
    expect(scopes.filter(isDangerous)).toEqual([]);
    expect(scopes.filter((scope) => RESTRICTED.includes(scope))).toEqual([]);
    expect(presetOf(scopeBits(scopes))).toBe(name);
  }
  expect(presetOf(TOKEN_SCOPES)).toBe('custom');
  expect(presetOf(0)).toBe('custom');
});

test('bits beyond 31 survive being taken apart and put together', () => {
  expect(scopeBits(scopesOf(TOKEN_SCOPES))).toBe(TOKEN_SCOPES);
  expect(scopesOf(TOKEN_SCOPES)).toContain('SHARED_INSTANCE_VERSION_DELETE');
});
