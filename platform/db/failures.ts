/** True when an error means that the database cannot be reached just now. */
export function isUnavailable(error: unknown): boolean {
  const { code, syscall, message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // A missing file is no missing database: only a socket that is not there is one.
  if (code === 'ENOENT') return syscall === 'connect';
  return (
    (typeof code === 'string' && UNAVAILABLE.some((prefix) => code.startsWith(prefix))) ||
    MESSAGES.test(message)
  );
}

/**
 * Socket errors, and SQLSTATE classes 08 (connection), 53300 (too many connections) and 57P
 * (shutdown, crash, starting up).
 */
const UNAVAILABLE = ['ECONN', 'EPIPE', '08', '53300', '57P'];
/** Failures of the client library, which have no code. */
const MESSAGES =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|connection error and is not queryable/i;

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
