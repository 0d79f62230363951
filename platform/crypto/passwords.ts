import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id: 19 MiB, two passes (about 10 ms here). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** A hash of nothing in particular: checking against it takes as long as against a real one. */
let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without a hash (unknown person) it does the same work and
 * answers false, so that time does not tell who has an account.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such account');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}
