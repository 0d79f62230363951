import { expect, test } from 'vitest';
import { passwordStrength } from './strength.ts';

test.each([
  ['marl', 'weak', 'short'],
  ['aaaaaaaabbbb', 'weak', 'repeats'],
  ['marlpit-2024', 'weak', 'own'],
  ['password99!', 'weak', 'common'],
  ['xk12345zz', 'weak', 'common'],
  ['gravelpath', 'fair', 'longer'],
  ['quartz-vein-in-slate', 'strong', 'good'],
  ['Rk7!tq0Zp', 'strong', 'good'],
])('%s is %s', (password, level, reason) => {
  expect(passwordStrength(password, ['marlpit'])).toEqual({ level, reason });
});
