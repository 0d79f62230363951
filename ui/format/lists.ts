import { DEFAULT_LOCALE } from './numbers.ts';

/** `a, b, and c`; with `or`: `a, b, or c`. */
export function formatList(
  items: readonly string[],
  { joint = 'and', locale = DEFAULT_LOCALE }: { joint?: 'and' | 'or'; locale?: string } = {},
): string {
  const type = joint === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(locale, { type }).format(items);
}
