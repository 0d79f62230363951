/** Switches for what is not for everybody. Each has its words in `settings.flag.…`. */
export const FLAGS = {
  /** Ids to copy, build coordinates, entries for developers. Five clicks on the mark. */
  developerMode: false,
  /** Six links in the header in place of the Discover menu. */
  projectTypesPrimaryNav: false,
  /** File names in the table of versions. */
  versionFileNames: false,
  /** Every banner at once, to look at them. */
  showAllBanners: false,
} as const;

export type Flag = keyof typeof FLAGS;
export type Flags = Record<Flag, boolean>;

export const FLAG_NAMES = Object.keys(FLAGS) as Flag[];
export const FLAGS_COOKIE = 'flags';
export const FLAGS_MAX_AGE = 31_536_000;

/** The names of those that are on, joined by dots. */
export const flagsCookie = (flags: Flags): string =>
  FLAG_NAMES.filter((name) => flags[name]).join('.');

export function readFlags(value: string | undefined): Flags {
  const on = new Set((value ?? '').split('.'));
  return Object.fromEntries(
    FLAG_NAMES.map((name) => [name, value === undefined ? FLAGS[name] : on.has(name)]),
  ) as Flags;
}
