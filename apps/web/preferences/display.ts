import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookies.ts';
import { FLAGS_COOKIE, FLAGS_MAX_AGE, type Flag, type Flags, flagsCookie } from './flags.ts';
import {
  DEFAULT_PREFERENCES,
  type DisplayKind,
  type DisplayMode,
  PREFERENCES_COOKIE,
  PREFERENCES_MAX_AGE,
  type Preferences,
} from './preferences.ts';
import { THEME_COOKIE, THEME_MAX_AGE, type Theme, themeAttributes, themeCookie } from './theme.ts';

/** How this reader wants the site to look: kept in cookies, so that the server draws it that way. */
export interface Display {
  preferences: Preferences;
  theme: Theme;
  flags: Flags;
}

/** What was changed since the page was loaded; the server's word holds for the rest. */
let changed: Partial<Display> = {};
const listeners = new Set<() => void>();

function change(next: Partial<Display>): void {
  changed = { ...changed, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: Partial<Display> = {};

/** What the server told, with what was changed since. */
export function useDisplay<Told extends Display>(told: Told): Told {
  const since = useSyncExternalStore(
    subscribe,
    () => changed,
    () => none,
  );
  return { ...told, ...since };
}

/** Changes preferences at once and keeps them for a year (spec 9). */
export function savePreferences(preferences: Preferences): void {
  change({ preferences });
  writeCookie(
    PREFERENCES_COOKIE,
    JSON.stringify(preferences),
    { maxAge: PREFERENCES_MAX_AGE },
    () => change({ preferences: DEFAULT_PREFERENCES }),
  );
  document.documentElement.toggleAttribute('data-plain', !preferences.advancedRendering);
}

/** Keeps how one kind of list is shown. */
export function saveDisplayMode(preferences: Preferences, kind: DisplayKind, mode: DisplayMode) {
  savePreferences({
    ...preferences,
    searchDisplayMode: { ...preferences.searchDisplayMode, [kind]: mode },
  });
}

/** Puts a theme on the page and keeps it for about ten years. */
export function saveTheme(theme: Theme, preferences: Preferences): void {
  change({ theme });
  writeCookie(THEME_COOKIE, themeCookie(theme), { maxAge: THEME_MAX_AGE });
  for (const [name, value] of Object.entries(themeAttributes(theme))) {
    document.documentElement.setAttribute(name, value);
  }
  if (theme.dark !== preferences.preferredDarkTheme) {
    savePreferences({ ...preferences, preferredDarkTheme: theme.dark });
  }
}

export function saveFlag(flags: Flags, flag: Flag, on: boolean): void {
  const next = { ...flags, [flag]: on };
  change({ flags: next });
  writeCookie(FLAGS_COOKIE, flagsCookie(next), { maxAge: FLAGS_MAX_AGE });
}
