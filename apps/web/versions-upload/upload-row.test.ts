import { expect, test } from 'vitest';
import { draftsDay } from './drafts.ts';
import { Pace } from './pace.ts';
import { brokenRule, checkRow, newRow, ownerOf, type UploadRow } from './upload-row.ts';

function uploaded(filename: string, changes: Partial<UploadRow['fields']> = {}): UploadRow {
  return {
    ...newRow(filename, filename, 100),
    state: 'uploaded',
    fields: {
      ...{ name: '', number: '1.0.0', channel: 'release', dependencies: [] },
      ...{ loaders: ['fabric'], gameVersions: ['1.21'] },
      ...changes,
    },
  };
}

test('a row with a number, a loader and a game version is ready', () => {
  const row = uploaded('a.jar');
  expect(checkRow(row, [row], [])).toEqual({ problems: [], ready: true });
  const silent = uploaded('b.jar', { gameVersions: [], number: '' });
  expect(checkRow(silent, [silent], []).problems).toEqual([
    'number-missing',
    'game-versions-missing',
  ]);
});

test('a number is taken by a version or an earlier row with the same loader, packs apart', () => {
  const row = uploaded('a.jar');
  const taken = [{ id: 'v', number: '1.0.0', loaders: ['fabric', 'quilt'] }];
  expect(checkRow(row, [row], taken).problems).toEqual(['taken']);
  const second = uploaded('b.jar');
  expect(checkRow(second, [row, second], []).problems).toEqual(['taken']);
  expect(checkRow(row, [row, second], []).ready).toBe(true);
  const pack = uploaded('c.mrpack');
  expect(checkRow(pack, [row, pack], taken).ready).toBe(true);
  const other = uploaded('d.jar', { loaders: ['forge'] });
  expect(checkRow(other, [row, other], taken).ready).toBe(true);
});

test('sources and signatures find the file they belong to, and are no versions', () => {
  const main = uploaded('lathe-1.0.jar');
  const sources = newRow('s', 'lathe-1.0-sources.jar', 10);
  const signature = newRow('g', 'lathe-1.0.jar.asc', 10);
  const stray = newRow('x', 'other-sources.jar', 10);
  const rows = [main, sources, signature, stray];
  expect([sources, signature, stray].map((row) => ownerOf(row, rows))).toEqual([
    main.key,
    main.key,
    null,
  ]);
  expect(sources.extraType).toBe('sources-jar');
  const joined = { ...sources, extraOf: main.key };
  expect(checkRow(main, [main, joined], []).ready).toBe(false);
  expect(checkRow(main, [main, { ...joined, state: 'uploaded' }], []).ready).toBe(true);
});

test.each([
  ['a.rar', 10, 'kind'],
  ['a.jar', 0, 'empty'],
  ['a.zip', 500 * 1024 * 1024 + 1, 'large'],
  ['a.MRPACK', 500 * 1024 * 1024, null],
])('%s of %i bytes breaks the rule %s', (name, size, rule) => {
  expect(brokenRule({ name, size })).toBe(rule);
});

test('the seconds left follow the last seconds of the transfer', () => {
  const pace = new Pace();
  expect(pace.secondsLeft(0, 0, 1000)).toBeNull();
  expect(pace.secondsLeft(1000, 100, 1000)).toBe(9);
  expect(pace.secondsLeft(2000, 500, 1000)).toBe(2);
  pace.reset();
  expect(pace.secondsLeft(60_000, 500, 1000)).toBeNull();
});

test('drafts of another day are told by its name', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const draft = (updated: string) => ({ updated });
  expect(draftsDay([draft('2026-11-17T23:00:00Z')], now, 'en-US')).toBe('Tuesday');
  expect(draftsDay([draft('2026-11-20T01:00:00Z')], now, 'en-US')).toBeNull();
  expect(draftsDay([], now, 'en-US')).toBeNull();
});
