/** What the reader chose; the dark variant also holds while the system decides. */
export interface Theme {
  preference: ThemePreference;
  dark: DarkTheme;
}

export const THEME_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

export const DARK_THEMES = ['dark', 'oled', 'retro'] as const;
export type DarkTheme = (typeof DARK_THEMES)[number];

export const THEME_COOKIE = 'theme';
/** About ten years, in seconds. */
export const THEME_MAX_AGE = 315_360_000;

/** `dark.oled`. */
export const themeCookie = ({ preference, dark }: Theme): string => `${preference}.${dark}`;

/** The theme of a cookie's value; without one the system decides, with the preferred dark variant. */
export function readTheme(value: string | undefined, preferredDark: DarkTheme): Theme {
  const [preference, dark] = (value ?? '').split('.');
  return {
    preference: THEME_PREFERENCES.find((one) => one === preference) ?? 'system',
    dark: DARK_THEMES.find((one) => one === dark) ?? preferredDark,
  };
}

/** Attributes of `<html>`; `data-theme` is a theme by itself, or `system` with `data-dark`. */
export function themeAttributes({ preference, dark }: Theme) {
  return { 'data-theme': preference === 'dark' ? dark : preference, 'data-dark': dark };
}

/** The next one of the button that goes through them. */
export function nextTheme({ preference, dark }: Theme): Theme {
  const at = THEME_PREFERENCES.indexOf(preference);
  return { preference: THEME_PREFERENCES[(at + 1) % THEME_PREFERENCES.length], dark };
}
