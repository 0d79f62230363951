import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadSettings, isGiven, readSettings, SETTINGS } from './settings.ts';
import { settingsTable, withSettingsTable } from './settings-table.ts';

const README = new URL('../../README.md', import.meta.url);

test('README.md lists every setting as it is; "node tools/readme-settings.ts" writes the list', async () => {
  const readme = await readFile(README, 'utf8');
  expect(withSettingsTable(readme)).toBe(readme);
  for (const { variable } of Object.values(SETTINGS)) {
    expect(settingsTable()).toContain(`| \`${variable}\` |`);
  }
});

test('nothing set, or set to nothing, gives the defaults', () => {
  const settings = readSettings({ PORT: '' });
  expect(settings).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    databaseUrl: null,
    demo: true,
    autoApprove: false,
  });
  expect(isGiven({ PORT: '' }, 'port')).toBe(false);
  expect(isGiven({ PORT: '80' }, 'port')).toBe(true);
});

test('the address follows the port unless it is told', () => {
  expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  const told = readSettings({ PORT: '8080', PUBLIC_URL: 'https://mods.example.net/' });
  expect(told.publicUrl).toBe('https://mods.example.net');
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'mods.example.net'],
  ['PUBLIC_URL', 'https://mods.example.net/mods'],
  ['PUBLIC_URL', 'https://mods.example.net/?a'],
  ['PUBLIC_URL', 'ftp://mods.example.net'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', '-1'],
])('%s=%s is a mistake that is told', (variable, value) => {
  expect(() => readSettings({ [variable]: value })).toThrow(BadSettings);
  expect(() => readSettings({ [variable]: value })).toThrow(`${variable}=${value}: must be`);
});
