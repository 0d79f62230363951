/** True when an error means that the database cannot be reached just now. */
export function isUnavailable(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (
    (typeof code === 'string' && UNAVAILABLE.some((prefix) => code.startsWith(prefix))) ||
    /Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(
      message,
    )
  );
}

/** Socket errors, and SQLSTATE classes 08 (connection) and 57P (shutdown, crash, starting up). */
const UNAVAILABLE = ['ECONN', 'ENOENT', 'EPIPE', '08', '57P'];

/** The name of the unique constraint that an insert or update broke, or null. */
export function brokenUnique(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}

/** True for a value that PostgreSQL has no place for: a zero byte in a text, a number too large. */
export function isUnstorable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '22021' || code === '22P05' || code === '22003';
}
