/** What one check of a site found. */
export interface Finding {
  /** What was looked at. */
  check: string;
  level: 'ok' | 'warn' | 'fail';
  text: string;
  /** Puts it right without losing anything; answers what was done. */
  repair?: () => Promise<string>;
}

/** The first few of many, for a line of text. */
export function some(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
