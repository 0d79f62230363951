import type { Releases } from './entry.ts';
import { numbersFrom } from './numbers.ts';
import type { Random } from './random.ts';
import { gameVersionRank, gameVersionsAt, isOlderThan } from './timeline.ts';
import type { Channel, ProjectType } from './types.ts';

export interface Release {
  number: string;
  /** The number without loader and game version behind it. */
  plainNumber: string;
  channel: Channel;
  /** Days before now. */
  age: number;
  gameVersions: string[];
  loaders: string[];
  /** The very first one of the project. */
  first: boolean;
}

/** The oldest game version a loader exists for. */
const LOADER_SINCE: Record<string, string> = {
  neoforge: '1.20.2',
  folia: '1.19.4',
  quilt: '1.18.2',
  fabric: '1.16.5',
};

/** Every release of a project, oldest first. */
export function planReleases(plan: Releases, type: ProjectType, r: Random): Release[] {
  const numbers = numbersFrom(plan.latest, plan.count, r);
  const ages = agesOf(plan.ages, numbers.length, r);
  const releases = numbers.flatMap(({ number, channel }, i) => {
    const base = { plainNumber: number, channel, age: ages[i]!, first: i === numbers.length - 1 };
    return branchesOf(plan, type, ages[i]!, r).flatMap(({ gameVersions, tail }, branch) =>
      loaderSets(plan, gameVersions).map((loaders, at) => ({
        ...base,
        number: `${number}${tail}${plan.each ? `-${loaders[0]}` : ''}`,
        age: base.age + (at + branch) * 0.004,
        gameVersions,
        loaders,
      })),
    );
  });
  return releases.reverse();
}

function branchesOf(plan: Releases, type: ProjectType, age: number, r: Random) {
  const open = plan.branches?.filter(
    (version) => gameVersionRank(version) >= gameVersionRank(gameVersionsAt(age, 1)[0]!),
  );
  if (open?.length)
    return open.map((version) => ({ gameVersions: [version], tail: `+${version}` }));
  if (type === 'modpack') return [{ gameVersions: [packGameVersion(plan, age)], tail: '' }];
  const span = Math.max(1, (plan.span ?? 3) - (r.chance(0.3) ? 1 : 0));
  return [{ gameVersions: gameVersionsAt(age, span, plan.until), tail: '' }];
}

/** Packs settle on the versions that most mods support, and wait two months for the mods to follow. */
function packGameVersion(plan: Releases, age: number): string {
  const open = gameVersionsAt(age + 60, 20, plan.until);
  return open.find((version) => SETTLED.includes(version)) ?? open[0]!;
}

const SETTLED = ['1.21.1', '1.20.1', '1.19.2'];

/** The loaders of one file, or one set per loader, without those that did not exist yet. */
function loaderSets(plan: Releases, gameVersions: string[]): string[][] {
  const newest = gameVersions[0]!;
  const existing = plan.loaders.filter(
    (loader) => !LOADER_SINCE[loader] || !isOlderThan(newest, LOADER_SINCE[loader]),
  );
  const loaders = existing.length
    ? existing
    : [plan.loaders[0] === 'neoforge' ? 'forge' : plan.loaders[0]!];
  return plan.each ? loaders.map((loader) => [loader]) : [loaders];
}

/** From `last` to `first`, newest first, a little denser towards the newest. */
function agesOf([first, last]: [number, number], count: number, r: Random): number[] {
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return last;
    const share = (i - (i < count - 1 ? r.next() * 0.7 : 0)) / (count - 1);
    return last + (first - last) * share ** 1.25;
  }).sort((a, b) => a - b);
}
