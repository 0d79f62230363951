export const DAY = 86_400_000;

/** Releases of the game that the demo is written for, newest first, with the day they came out. */
const RELEASES: readonly (readonly [version: string, day: string])[] = [
  ['1.21.6', '2025-06-17'],
  ['1.21.5', '2025-03-25'],
  ['1.21.4', '2024-12-03'],
  ['1.21.3', '2024-10-23'],
  ['1.21.1', '2024-08-08'],
  ['1.21', '2024-06-13'],
  ['1.20.6', '2024-04-29'],
  ['1.20.4', '2023-12-07'],
  ['1.20.2', '2023-09-20'],
  ['1.20.1', '2023-06-12'],
  ['1.20', '2023-06-02'],
  ['1.19.4', '2023-03-14'],
  ['1.19.3', '2022-12-07'],
  ['1.19.2', '2022-08-05'],
  ['1.18.2', '2022-02-28'],
  ['1.17.1', '2021-07-06'],
  ['1.16.5', '2021-01-14'],
  ['1.12.2', '2017-09-18'],
  ['1.8.9', '2015-12-03'],
  ['1.7.10', '2014-05-14'],
];

const NAMES = RELEASES.map(([version]) => version);

/** The newest release is taken to be this many days old, so that the demo never looks abandoned. */
const NEWEST_AGE = 75;

/** 0 for the newest game version of the demo, rising with age. */
export function gameVersionRank(version: string): number {
  const rank = NAMES.indexOf(version);
  if (rank < 0) throw new Error(`${version} is not on the demo's timeline`);
  return rank;
}

export function isOlderThan(version: string, than: string): boolean {
  return gameVersionRank(version) > gameVersionRank(than);
}

/**
 * The game versions that an add-on released `age` days ago supports: `span` of them, newest first,
 * none newer than `until`.
 */
export function gameVersionsAt(age: number, span: number, until?: string): string[] {
  const newest = Date.parse(RELEASES[0]![1]);
  const known = RELEASES.filter(
    ([version, day]) =>
      (newest - Date.parse(day)) / DAY + NEWEST_AGE >= age &&
      (!until || !isOlderThan(until, version)),
  );
  return known.slice(0, span).map(([version]) => version);
}

/** The moment `days` before `now`, to the second. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / 1000) * 1000);
}
