const DAY_MS = 86_400_000;

/** Weekday of the oldest draft, as `Tuesday`; null when all are from today. */
export function draftsDay(
  drafts: readonly { updated: string }[],
  now: number,
  locale: string,
): string | null {
  const times = drafts.map(({ updated }) => new Date(updated).getTime());
  if (times.length === 0) return null;
  const oldest = Math.min(...times);
  if (Math.floor(oldest / DAY_MS) === Math.floor(now / DAY_MS)) return null;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(oldest);
}
