/** Display preferences of the spec (section 3), kept in a cookie named `cosmetics`. */
export interface Preferences {
  rightSearchLayout: boolean;
  leftContentLayout: boolean;
  advancedRendering: boolean;
  externalLinksNewTab: boolean;
  notUsingBlockers: boolean;
  hideAppPromos: boolean;
  preferredDarkTheme: 'dark' | 'oled' | 'retro';
  hideStagingBanner: boolean;
  searchDisplayMode: Record<DisplayKind, DisplayMode>;
}

export const DISPLAY_MODES = ['list', 'grid', 'gallery'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

export const DISPLAY_KINDS = [
  'mod',
  'plugin',
  'resourcepack',
  'modpack',
  'shader',
  'datapack',
  'user',
  'collection',
] as const;
export type DisplayKind = (typeof DISPLAY_KINDS)[number];

export const DEFAULT_PREFERENCES: Preferences = {
  rightSearchLayout: false,
  leftContentLayout: false,
  advancedRendering: true,
  externalLinksNewTab: true,
  notUsingBlockers: false,
  hideAppPromos: false,
  preferredDarkTheme: 'dark',
  hideStagingBanner: false,
  searchDisplayMode: {
    mod: 'list',
    plugin: 'list',
    resourcepack: 'gallery',
    modpack: 'list',
    shader: 'gallery',
    datapack: 'list',
    user: 'list',
    collection: 'list',
  },
};

export const PREFERENCES_COOKIE = 'cosmetics';
/** The spec writes 31536000 for `maxAge`, which cookies count in seconds: one year. */
export const PREFERENCES_MAX_AGE = 31_536_000;

/** Preferences of a cookie's value; what is missing or odd in it is the default. */
export function readPreferences(value: string | undefined): Preferences {
  let given: Partial<Preferences> = {};
  try {
    given = value ? JSON.parse(value) : {};
  } catch {
    // An unreadable cookie is as good as none.
  }
  const result = {
    ...DEFAULT_PREFERENCES,
    searchDisplayMode: { ...DEFAULT_PREFERENCES.searchDisplayMode },
  };
  for (const name of FLAGS) if (typeof given[name] === 'boolean') result[name] = given[name];
  if (['dark', 'oled', 'retro'].includes(given.preferredDarkTheme ?? '')) {
    result.preferredDarkTheme = given.preferredDarkTheme as Preferences['preferredDarkTheme'];
  }
  for (const kind of DISPLAY_KINDS) {
    const mode = given.searchDisplayMode?.[kind];
    if (mode && DISPLAY_MODES.includes(mode)) result.searchDisplayMode[kind] = mode;
  }
  return result;
}

const FLAGS = [
  'rightSearchLayout',
  'leftContentLayout',
  'advancedRendering',
  'externalLinksNewTab',
  'notUsingBlockers',
  'hideAppPromos',
  'hideStagingBanner',
] as const;
