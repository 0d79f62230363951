/**
 * Numbers, money and sizes as the spec shows them (section 9). Short numbers and money are cut, not
 * rounded: a page never tells more than there is, and 999,999 does not become "1000.0k". Sizes are
 * rounded to the nearest hundredth. Digits and separators follow `locale`.
 */
export const DEFAULT_LOCALE = 'en-US';

interface Step {
  from: number;
  divisor: number;
  decimals: number;
  suffix: string;
}

const COUNT_STEPS: readonly Step[] = [
  { from: 1_000_000, divisor: 1_000_000, decimals: 2, suffix: 'M' },
  { from: 10_000, divisor: 1_000, decimals: 1, suffix: 'k' },
];

const MONEY_STEPS: readonly Step[] = [
  { from: 1_000_000, divisor: 1_000_000, decimals: 2, suffix: 'M' },
  { from: 10_000, divisor: 1_000, decimals: 2, suffix: 'k' },
];

const COMPACT_STEPS: readonly Step[] = [
  { from: 1e12, divisor: 1e12, decimals: 1, suffix: 'T' },
  { from: 1e9, divisor: 1e9, decimals: 1, suffix: 'G' },
  { from: 1e6, divisor: 1e6, decimals: 1, suffix: 'M' },
  { from: 1e3, divisor: 1e3, decimals: 1, suffix: 'K' },
];

const BYTE_UNITS = ['Bytes', 'KiB', 'MiB', 'GiB'] as const;

/** `1.23M`, `12.3k`, `9,999`. */
export function formatCount(value: number, locale = DEFAULT_LOCALE): string {
  return stepped(value, COUNT_STEPS, locale) ?? formatNumber(value, locale);
}

/** The whole number with separators, for headers and tooltips. */
export function formatNumber(value: number, locale = DEFAULT_LOCALE): string {
  return decimal(value, 0, 0, locale);
}

/** Dollars floored to cents: `$1.23`, `$12.34k`, `$1.23M`. The API's decimal strings are fine, too. */
export function formatMoney(value: number | string, locale = DEFAULT_LOCALE): string {
  const cents = Math.floor(exact(Number(value) * 100));
  const amount = Math.abs(cents) / 100;
  const text = stepped(amount, MONEY_STEPS, locale) ?? decimal(amount, 2, 2, locale);
  return `${cents < 0 ? '-' : ''}$${text}`;
}

/** For axes and sparklines: `1.5K`, `2M`, `3G`, `4T`; below a thousand at most two decimals. */
export function formatCompact(value: number, locale = DEFAULT_LOCALE): string {
  return stepped(value, COMPACT_STEPS, locale, 0) ?? decimal(value, 0, 2, locale);
}

/** `512 Bytes`, `1.50 KiB`, `1.18 MiB`; GiB is the largest unit. */
export function formatBytes(bytes: number, locale = DEFAULT_LOCALE): string {
  if (bytes < 1024) return `${decimal(bytes, 0, 0, locale)} ${BYTE_UNITS[0]}`;
  let unit = 0;
  let amount = bytes;
  // What would be shown as 1024.00 is 1.00 of the next unit.
  while (Math.round(amount * 100) >= 102_400 && unit < BYTE_UNITS.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${decimal(amount, 2, 2, locale)} ${BYTE_UNITS[unit]}`;
}

function stepped(
  value: number,
  steps: readonly Step[],
  locale: string,
  minimumDecimals?: number,
): string | null {
  const step = steps.find(({ from }) => Math.abs(value) >= from);
  if (!step) return null;
  const { divisor, decimals, suffix } = step;
  const scale = 10 ** decimals;
  const cut = Math.trunc(exact((value / divisor) * scale)) / scale;
  return decimal(cut, minimumDecimals ?? decimals, decimals, locale) + suffix;
}

/** Undoes what binary fractions do to a product: 1.15 * 100 is 115, not 114.99999999999999. */
function exact(value: number): number {
  return Number(value.toPrecision(14));
}

const formats = new Map<string, Intl.NumberFormat>();

function decimal(value: number, minimum: number, maximum: number, locale: string): string {
  const key = `${locale} ${minimum} ${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    });
    formats.set(key, format);
  }
  return format.format(value);
}
