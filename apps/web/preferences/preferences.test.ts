import { expect, test } from 'vitest';
import { flagsCookie, readFlags } from './flags.ts';
import { PREFERENCES_COOKIE, PREFERENCES_MAX_AGE, readPreferences } from './preferences.ts';
import { nextTheme, readTheme, THEME_MAX_AGE, themeAttributes, themeCookie } from './theme.ts';

test('S3.219 S3.220 S3.221 S3.222 S3.223 S3.224 S3.225 S3.226 S3.227 the defaults of a fresh visitor', () => {
  const { searchDisplayMode, ...rest } = readPreferences(undefined);
  expect(PREFERENCES_COOKIE).toBe('cosmetics');
  expect(rest).toEqual({
    rightSearchLayout: false,
    leftContentLayout: false,
    advancedRendering: true,
    externalLinksNewTab: true,
    notUsingBlockers: false,
    hideAppPromos: false,
    preferredDarkTheme: 'dark',
    hideStagingBanner: false,
  });
});

test('S3.228 S3.229 S3.230 S3.231 S3.232 S3.233 S3.234 S3.235 how each kind is first listed', () => {
  expect(readPreferences(undefined).searchDisplayMode).toEqual({
    mod: 'list',
    plugin: 'list',
    resourcepack: 'gallery',
    modpack: 'list',
    shader: 'gallery',
    datapack: 'list',
    user: 'list',
    collection: 'list',
  });
});

test('what somebody put into the cookie is taken only as far as it makes sense', () => {
  const given = readPreferences(
    JSON.stringify({
      rightSearchLayout: true,
      advancedRendering: 'yes',
      preferredDarkTheme: 'pink',
      searchDisplayMode: { mod: 'grid', plugin: 'cinema' },
      more: 1,
    }),
  );
  expect(given).toMatchObject({
    rightSearchLayout: true,
    advancedRendering: true,
    preferredDarkTheme: 'dark',
    searchDisplayMode: { mod: 'grid', plugin: 'list' },
  });
  expect(given).not.toHaveProperty('more');
  expect(readPreferences('no json')).toEqual(readPreferences(undefined));
});

test('S9.022 S9.023 system is the first colour mode and dark the first dark variant', () => {
  expect(readTheme(undefined, 'dark')).toEqual({ preference: 'system', dark: 'dark' });
  expect(readTheme('dark.oled', 'dark')).toEqual({ preference: 'dark', dark: 'oled' });
  expect(readTheme('pink.pink', 'retro')).toEqual({ preference: 'system', dark: 'retro' });
  const retro = { preference: 'dark', dark: 'retro' } as const;
  expect(readTheme(themeCookie(retro), 'dark')).toEqual(retro);
});

test('S9.022 S9.023 the page carries the theme, or what to use when the system is dark', () => {
  const attributes = (preference: 'system' | 'light' | 'dark') =>
    themeAttributes({ preference, dark: 'oled' });
  expect(attributes('dark')).toEqual({ 'data-theme': 'oled', 'data-dark': 'oled' });
  expect(attributes('light')).toEqual({ 'data-theme': 'light', 'data-dark': 'oled' });
  expect(attributes('system')).toEqual({ 'data-theme': 'system', 'data-dark': 'oled' });
});

test('the theme button goes through all and keeps the dark variant', () => {
  const first = { preference: 'system', dark: 'retro' } as const;
  const second = nextTheme(first);
  const third = nextTheme(second);
  expect([second.preference, third.preference]).toEqual(['light', 'dark']);
  expect(nextTheme(third)).toEqual(first);
});

test('S9.013 S9.018 cookies are kept for a year and for about ten', () => {
  expect(PREFERENCES_MAX_AGE).toBe(31_536_000);
  expect(THEME_MAX_AGE / 31_536_000).toBe(10);
});

test('S2.192 flags that were switched on are kept, unknown ones are nothing', () => {
  const flags = { ...readFlags(undefined), developerMode: true };
  expect(readFlags(flagsCookie(flags))).toEqual(flags);
  expect(Object.values(readFlags(undefined))).toEqual([false, false, false, false]);
  expect(readFlags('rm -rf.developerMode')).toEqual(flags);
});
