import { DEFAULT_LOCALE } from './numbers.ts';

/** ISO text, milliseconds since the epoch, or a Date. */
export type Moment = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit that fits once. Months and years are the mean ones of the calendar. */
const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; length: number; until: number }[] = [
  { unit: 'minute', length: MINUTE, until: HOUR },
  { unit: 'hour', length: HOUR, until: DAY },
  { unit: 'day', length: DAY, until: 7 * DAY },
  { unit: 'week', length: 7 * DAY, until: 30.436875 * DAY },
  { unit: 'month', length: 30.436875 * DAY, until: 365.2425 * DAY },
  { unit: 'year', length: 365.2425 * DAY, until: Number.POSITIVE_INFINITY },
];

/**
 * `3 days ago`, `yesterday`, `in 2 hours`, `now`. Counts whole elapsed units, not calendar days, so
 * that server and browser say the same in every time zone.
 */
export function formatRelativeTime(moment: Moment, now: Moment, locale = DEFAULT_LOCALE): string {
  const elapsed = new Date(moment).getTime() - new Date(now).getTime();
  const distance = Math.abs(elapsed);
  if (distance < MINUTE) return relative(locale, 'auto').format(0, 'second');
  const { unit, length } = UNITS.find(({ until }) => distance < until)!;
  // "yesterday" is right for a day, "last week" would not be for eight days.
  return relative(locale, unit === 'day' ? 'auto' : 'always').format(
    Math.trunc(elapsed / length),
    unit,
  );
}

export interface DateOptions {
  locale?: string;
  /** IANA name. Default UTC, which server and browser agree on. */
  timeZone?: string;
}

/** `Jun 17, 2025`. */
export function formatDate(moment: Moment, options: DateOptions = {}): string {
  return absolute(options, { dateStyle: 'medium' }).format(new Date(moment));
}

/** `June 17, 2025 at 11:10 AM`, the exact form behind a relative one. */
export function formatDateTime(moment: Moment, options: DateOptions = {}): string {
  return absolute(options, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}

const formats = new Map<string, Intl.RelativeTimeFormat | Intl.DateTimeFormat>();

function relative(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  return cached(`${locale} ${numeric}`, () => new Intl.RelativeTimeFormat(locale, { numeric }));
}

function absolute(
  { locale = DEFAULT_LOCALE, timeZone = 'UTC' }: DateOptions,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(
    `${locale} ${timeZone} ${style.dateStyle} ${style.timeStyle}`,
    () => new Intl.DateTimeFormat(locale, { ...style, timeZone }),
  );
}

/** Making a format costs a thousand times what using it does. */
function cached<Format extends Intl.RelativeTimeFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}
