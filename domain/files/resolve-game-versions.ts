import { releaseNumber, type VersionIndex } from './catalogue.ts';
import {
  DATA_FORMATS,
  type FormatRange,
  RESOURCE_FORMATS,
  versionsOfFormats,
} from './pack-formats.ts';
import { contains, type Interval, meantReleases, openAnchor } from './ranges/interval.ts';
import { namedVersion } from './ranges/snapshot-names.ts';

/** What a descriptor says of game versions. `text` is word for word. */
export type GameClaim =
  | { how: 'range'; text: string; intervals: Interval[] }
  | { how: 'exact'; text: string }
  | { how: 'formats'; text: string; table: 'resource' | 'data'; ranges: FormatRange[] }
  /** The game version that the oldest accepted loader was made for. */
  | { how: 'loader'; text: string; since: string }
  /** The descriptor itself did not exist before. */
  | { how: 'not-before'; text: ''; since: string };

const FORMAT_TABLES = { resource: RESOURCE_FORMATS, data: DATA_FORMATS };

/**
 * The game versions that one descriptor means, as its author would tick them. `hints` are those of the
 * file name: they narrow a range without an end, and stand in where nothing is said.
 */
export function resolveGameVersions(
  claims: readonly GameClaim[],
  hints: readonly string[],
  index: VersionIndex,
): string[] {
  const floors = claims.flatMap((claim) => ('since' in claim ? [claim.since] : []));
  const floor = Math.max(0, ...floors.map((version) => index.released(version) || 0));
  const aboveFloor = (version: string) => index.released(version) >= floor;
  const said = claims.filter((claim) => !('since' in claim));
  const meant = said.flatMap((claim) => resolveClaim(claim, hints, index, aboveFloor));
  if (meant.length > 0 || said.some(bounds)) return index.sort(meant);
  const hinted = hints.filter(aboveFloor);
  if (hinted.length > 0) return index.sort(hinted);
  const loaders = claims.flatMap((claim) => (claim.how === 'loader' ? [claim.since] : []));
  return index.sort(loaders.filter((version) => index.released(version) === floor));
}

/** Whether a claim says anything at all: `*` does not. */
function bounds(claim: GameClaim): boolean {
  return (
    claim.how !== 'range' || claim.intervals.some(({ min, max }) => min !== null || max !== null)
  );
}

function resolveClaim(
  claim: GameClaim,
  hints: readonly string[],
  index: VersionIndex,
  aboveFloor: (version: string) => boolean,
): string[] {
  if (claim.how === 'formats') return versionsOfClaim(claim, index);
  const named = namedVersion(claim.text, index);
  if (named !== null) return [named];
  if (claim.how !== 'range') return [];
  return claim.intervals.flatMap((interval) => {
    if (openAnchor(interval) === null) return meantReleases(interval, index.releases);
    const hinted = hints.filter((hint) => isInside(hint, interval));
    return (hinted.length > 0 ? hinted : meantReleases(interval, index.releases)).filter(
      aboveFloor,
    );
  });
}

function isInside(version: string, interval: Interval): boolean {
  const number = releaseNumber(version);
  return number !== null && contains(interval, number);
}

/** The releases of the formats; where a format lived in snapshots only, those. */
function versionsOfClaim(
  claim: Extract<GameClaim, { how: 'formats' }>,
  index: VersionIndex,
): string[] {
  const releases = new Set(index.releases.map(({ version }) => version));
  const spans = claim.ranges.flatMap((range) =>
    versionsOfFormats(FORMAT_TABLES[claim.table], range),
  );
  const all = spans.flatMap(({ first, last }) => {
    const start = index.names.indexOf(first);
    const end = index.names.indexOf(last);
    return start === -1 ? [] : index.names.slice(start, Math.max(start, end) + 1);
  });
  const released = all.filter((name) => releases.has(name));
  return released.length > 0 ? released : all;
}
