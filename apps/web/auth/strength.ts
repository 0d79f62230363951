/** How hard a password is to guess, in words, with the reason. */
export interface Strength {
  level: 'weak' | 'fair' | 'strong';
  reason: 'short' | 'repeats' | 'own' | 'common' | 'longer' | 'good';
}

export const MIN_PASSWORD = 8;

const COMMON = /^(?:password|passwort|qwert|asdf|letmein|welcome|minecraft|admin|iloveyou|abc)/i;
const RUNS = /(?:0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf)/i;

/** `own` are the person's own words, such as the username. */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  const text = password.toLowerCase();
  if (password.length < MIN_PASSWORD) return { level: 'weak', reason: 'short' };
  if (new Set(text).size < 5) return { level: 'weak', reason: 'repeats' };
  if (own.some((word) => word.length > 2 && text.includes(word.toLowerCase()))) {
    return { level: 'weak', reason: 'own' };
  }
  if (COMMON.test(text) || (RUNS.test(text) && password.length < 14)) {
    return { level: 'weak', reason: 'common' };
  }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  const points = password.length + 3 * (kinds - 1) + Math.min(6, new Set(text).size - 5);
  return points >= 20 ? { level: 'strong', reason: 'good' } : { level: 'fair', reason: 'longer' };
}
