import { describe, expect, it } from 'vitest';
import {
  collapseVersions,
  formatBytes,
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatRelativeTime,
} from './index.ts';

describe('numbers', () => {
  it('S9.032 from a million M with two decimals, cut', () => {
    expect(formatCount(1_000_000)).toBe('1.00M');
    expect(formatCount(1_234_567)).toBe('1.23M');
    expect(formatCount(1_239_999)).toBe('1.23M');
    expect(formatCount(1_234_567_890)).toBe('1,234.56M');
  });

  it('S9.033 from ten thousand k with one decimal, cut', () => {
    expect(formatCount(10_000)).toBe('10.0k');
    expect(formatCount(12_345)).toBe('12.3k');
    expect(formatCount(999_999)).toBe('999.9k');
  });

  it('S9.034 money has two decimals there', () => {
    expect(formatMoney(12_345.67)).toBe('$12.34k');
    expect(formatMoney(10_000)).toBe('$10.00k');
    expect(formatMoney(1_239_999)).toBe('$1.23M');
  });

  it('S9.035 smaller numbers have separators', () => {
    expect(formatCount(9_999)).toBe('9,999');
    expect(formatCount(999)).toBe('999');
    expect(formatCount(0)).toBe('0');
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });

  it('S9.036 money is floored to cents', () => {
    expect(formatMoney(1.239)).toBe('$1.23');
    expect(formatMoney(1.15)).toBe('$1.15');
    expect(formatMoney('0.009999')).toBe('$0.00');
    expect(formatMoney(9_999.999)).toBe('$9,999.99');
    expect(formatMoney(-1.231)).toBe('-$1.24');
  });

  it('S9.037 money starts with $', () => {
    expect(formatMoney(5)).toBe('$5.00');
    expect(formatMoney('4.99')).toBe('$4.99');
  });

  it('S9.038 compact numbers', () => {
    expect([1500, 2e6, 3e9, 4e12, 999, 0.25].map((value) => formatCompact(value))).toEqual([
      '1.5K',
      '2M',
      '3G',
      '4T',
      '999',
      '0.25',
    ]);
  });

  it('S9.039 sizes count by 1024', () => {
    expect(formatBytes(512)).toBe('512 Bytes');
    expect(formatBytes(2048)).toBe('2.00 KiB');
    expect(formatBytes(5 * 1024 ** 2)).toBe('5.00 MiB');
    expect(formatBytes(3 * 1024 ** 3)).toBe('3.00 GiB');
    expect(formatBytes(3 * 1024 ** 4)).toBe('3,072.00 GiB');
  });

  it('S9.040 sizes have two decimals', () => {
    expect(formatBytes(1536)).toBe('1.50 KiB');
    expect(formatBytes(1_234_567)).toBe('1.18 MiB');
    expect(formatBytes(1024 ** 2 - 1)).toBe('1.00 MiB');
    expect(formatBytes(1023)).toBe('1,023 Bytes');
  });

  it('other locales have their own digits and separators', () => {
    expect(formatCount(1_234_567, 'de')).toBe('1,23M');
    expect(formatCount(9_999, 'de')).toBe('9.999');
  });
});

describe('dates', () => {
  const now = '2025-06-17T12:00:00Z';
  const ago = (milliseconds: number) => Date.parse(now) - milliseconds;
  const HOUR = 3_600_000;

  it.each([
    [30_000, 'now'],
    [60_000, '1 minute ago'],
    [HOUR, '1 hour ago'],
    [23.9 * HOUR, '23 hours ago'],
    [24 * HOUR, 'yesterday'],
    [72 * HOUR, '3 days ago'],
    [15 * 24 * HOUR, '2 weeks ago'],
    [31 * 24 * HOUR, '1 month ago'],
    [364 * 24 * HOUR, '11 months ago'],
    [800 * 24 * HOUR, '2 years ago'],
    [-2 * HOUR, 'in 2 hours'],
    [-24 * HOUR, 'tomorrow'],
  ])('%i ms before now is "%s"', (distance, text) => {
    expect(formatRelativeTime(ago(distance), now)).toBe(text);
  });

  it('absolute forms are in UTC unless told otherwise', () => {
    expect(formatDate('2025-06-17T23:30:00Z')).toBe('Jun 17, 2025');
    expect(formatDateTime('2025-06-17T11:10:28Z')).toMatch(/^June 17, 2025 at 11:10\sAM$/);
    expect(formatDate('2025-06-17T23:30:00Z', { timeZone: 'Asia/Tokyo' })).toBe('Jun 18, 2025');
    expect(formatDate('2025-06-17T11:10:28Z', { locale: 'de' })).toBe('17.06.2025');
  });

  it('speaks other languages', () => {
    expect(formatRelativeTime(ago(72 * HOUR), now, 'de')).toBe('vor 3 Tagen');
  });
});

describe('lists', () => {
  it('join with and or or', () => {
    expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatList(['a', 'b'], { joint: 'or' })).toBe('a or b');
    expect(formatList(['a'])).toBe('a');
  });
});

describe('versions', () => {
  const release = (version: string) => ({ version, version_type: 'release' });
  const snapshot = (version: string) => ({ version, version_type: 'snapshot' });
  const catalogue = [
    snapshot('26.1-snapshot-2'),
    snapshot('26.1-snapshot-1'),
    ...['1.21.1', '1.21'].map(release),
    snapshot('24w20a'),
    ...['1.20.6', '1.20.5', '1.20.4', '1.20.3', '1.20.2', '1.20.1', '1.20'].map(release),
    ...['1.19.4', '1.19.3'].map(release),
  ];

  it('S9.041 neighbours collapse, gaps do not', () => {
    expect(collapseVersions(['1.20', '1.20.1', '1.20.2', '1.21'], catalogue)).toEqual([
      '1.21',
      '1.20–1.20.2',
    ]);
  });

  it('S9.042 an en dash joins them', () => {
    expect(collapseVersions(['1.20.2', '1.20.1'], catalogue)[0]).toContain('\u2013');
  });

  it('a whole line is 1.20.x, more than a line is a range', () => {
    const line = ['1.20', '1.20.1', '1.20.2', '1.20.3', '1.20.4', '1.20.5', '1.20.6'];
    expect(collapseVersions(line, catalogue)).toEqual(['1.20.x']);
    expect(collapseVersions([...line, '1.21'], catalogue)).toEqual(['1.20–1.21']);
    expect(collapseVersions(['1.21', '1.21.1', '1.19.4'], catalogue)).toEqual(['1.21.x', '1.19.4']);
  });

  it('snapshots form ranges of their own and do not part releases', () => {
    expect(
      collapseVersions(
        ['1.20.6', '24w20a', '1.21', '26.1-snapshot-1', '26.1-snapshot-2'],
        catalogue,
      ),
    ).toEqual(['26.1-snapshot-1–26.1-snapshot-2', '1.20.6–1.21', '24w20a']);
  });

  it('leaves unknown versions as they are, once, and at the end', () => {
    expect(collapseVersions(['b1.9', 'b1.9', '1.21'], catalogue)).toEqual(['1.21', 'b1.9']);
    expect(collapseVersions([], catalogue)).toEqual([]);
  });
});
