import { isUnavailable } from '#platform/db/failures.ts';
import { DatabaseCannotStart, DatabaseInUse } from '#platform/postgres/embedded.ts';
import { EXIT } from './exit-codes.ts';
import { BadSettings, type Settings } from './settings.ts';

/** A start that cannot go on, told to the person who started it. */
export class CannotStart extends Error {
  readonly code: number;

  constructor(message: string, code: number = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

/** What to tell and the exit code, for any failure while starting. */
export function explainStart(error: unknown, settings: Settings | null): [unknown, number] {
  if (error instanceof BadSettings) return [error.message, EXIT.misused];
  if (error instanceof CannotStart) return [error.message, error.code];
  if (error instanceof DatabaseCannotStart) return [error.message, EXIT.failed];
  if (error instanceof DatabaseInUse) {
    return [`${error.message} A quarry command may be at work on it.`, EXIT.refused];
  }
  if (!settings) return [error, EXIT.failed];
  const { code, message } = error as NodeJS.ErrnoException;
  const known = code && LISTENING[code]?.(settings);
  if (known) return [known, EXIT.failed];
  if (settings.databaseUrl && isUnavailable(error)) {
    return [`The database of DATABASE_URL cannot be reached: ${message}`, EXIT.failed];
  }
  return [error, EXIT.failed];
}

const LISTENING: Record<string, ((settings: Settings) => string) | undefined> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Set PORT to a free one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not an address of this machine.`,
};
