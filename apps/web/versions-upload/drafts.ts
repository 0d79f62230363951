const DAY_MS = 86_400_000;

/** Weekday of the oldest draft that was not made just now, as `Tuesday`; null when there is none. */
export function draftsDay(
  drafts: readonly { updated: string }[],
  now: number,
  locale: string,
): string | null {
  const times = drafts.map(({ updated }) => new Date(updated).getTime());
  if (times.length === 0) return null;
  const oldest = Math.min(...times);
  if (now - oldest < DAY_MS / 24) return null;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(oldest);
}
