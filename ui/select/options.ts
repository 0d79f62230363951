export type Option = {
  value: string;
  label: string;
  /** At the end of the row, such as a count. */
  note?: string;
  /** Shown but not to be chosen. */
  disabled?: boolean;
};

/** Lists with this many options or more get a filter field. */
export const filterFrom = 8;

/** The options whose label holds every word of the query. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const label = option.label.toLocaleLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** The value list with one value added or taken away. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
