import { className } from './archives/contents.ts';
import { changelogFor } from './changelog.ts';
import { closingFor } from './closing.ts';
import { drawIcon } from './draw/icon.ts';
import { drawPicture } from './draw/picture.ts';
import type { TypedEntry } from './entry.ts';
import { archiveFiles } from './files.ts';
import { type Packing, pickContents } from './pack-contents.ts';
import { random } from './random.ts';
import { planReleases, type Release } from './releases.ts';
import { daysBefore } from './timeline.ts';
import type {
  DemoDependency,
  DemoProject,
  DemoVersion,
  DonationPlatform,
  ProjectType,
  Side,
} from './types.ts';

export interface Moment {
  seed: string | number;
  now: Date;
}

const HABITUAL_SIDES: Record<ProjectType, [Side, Side]> = {
  mod: ['required', 'required'],
  modpack: ['required', 'optional'],
  plugin: ['unsupported', 'required'],
  resourcepack: ['required', 'unsupported'],
  shader: ['required', 'unsupported'],
  datapack: ['optional', 'required'],
};

/** Makes a whole project of its entry. `built` are the projects that a modpack may list. */
export function buildProject(
  entry: TypedEntry,
  moment: Moment,
  built: ReadonlyMap<string, DemoProject>,
): DemoProject {
  const [clientSide, serverSide] = entry.sides ?? HABITUAL_SIDES[entry.projectType];
  const releases = planReleases(
    entry.releases,
    entry.projectType,
    random(moment.seed, 'releases', entry.slug),
  ).filter((release) => isWorthPacking(entry, release, moment, built));
  const versions = buildVersions(entry, releases, moment, built);
  const { icon, status = 'approved' } = entry;
  const created = daysBefore(moment.now, entry.releases.ages[0] + 0.2);
  return {
    slug: entry.slug,
    title: entry.title,
    summary: entry.summary,
    body: `${illustrated(entry)}\n\n${closingFor(entry, versions)}`.trim(),
    projectType: entry.projectType,
    owner: entry.owner,
    ...(entry.organization && { organization: entry.organization }),
    members: (entry.members ?? []).map(([username, role]) => ({ username, role })),
    categories: entry.categories,
    additionalCategories: entry.more ?? [],
    clientSide,
    serverSide,
    license: entry.license,
    ...addresses(entry),
    status,
    ...(['processing', 'rejected', 'draft'].includes(status) && { requestedStatus: 'approved' }),
    ...(entry.moderationMessage && { moderationMessage: entry.moderationMessage }),
    created,
    updated: versions.at(-1)?.date ?? created,
    downloads: entry.downloads,
    followers: entry.followers,
    gallery: (entry.gallery ?? []).map(([picture, title, description = ''], i) => ({
      title,
      description,
      featured: i === 0,
      created: daysBefore(moment.now, entry.releases.ages[0] * (1 - i / 9)),
      image: async () => drawPicture(picture, moment.seed, entry.slug, i),
    })),
    icon: icon && (async () => drawIcon(entry.slug, ...icon)),
    versions,
  } satisfies DemoProject;
}

/** A pack of fewer than three files would not have been released. */
function isWorthPacking(
  { releases: { contents } }: TypedEntry,
  release: Release,
  { now }: Moment,
  built: ReadonlyMap<string, DemoProject>,
): boolean {
  if (!contents) return true;
  return pickContents(contents, release, daysBefore(now, release.age), built).length >= 3;
}

function buildVersions(
  entry: TypedEntry,
  releases: Release[],
  { seed, now }: Moment,
  built: ReadonlyMap<string, DemoProject>,
): DemoVersion[] {
  const downloads = shareDownloads(entry, releases, seed);
  let before: Packing = [];
  return releases.map((release, i) => {
    const r = random(seed, 'version', entry.slug, release.number);
    const date = daysBefore(now, release.age);
    const packed = pickContents(entry.releases.contents ?? [], release, date, built);
    const changelog = changelogFor(entry, release, { before, after: packed }, r);
    before = packed;
    return {
      number: release.number,
      name: versionName(entry, release, seed),
      channel: release.channel,
      changelog,
      gameVersions: release.gameVersions,
      loaders: release.loaders,
      date,
      downloads: downloads[i]!,
      dependencies: dependenciesOf(entry, packed),
      files: archiveFiles(entry, release, packed, seed),
    };
  });
}

function dependenciesOf(entry: TypedEntry, packed: Packing): DemoDependency[] {
  const needs = (entry.releases.needs ?? []).map(([slug, type]) => ({ slug, type }));
  const embedded = packed.map(({ slug, number }) => ({
    slug,
    type: 'embedded' as const,
    version: number,
  }));
  return [...needs, ...embedded];
}

/** Puts the second picture before the second section of every other text that shows none. */
function illustrated({ slug, body, gallery = [] }: TypedEntry): string {
  const text = body.trim();
  const sections = text.split('\n## ');
  if (text.includes('{{gallery') || gallery.length < 3 || sections.length < 3) return text;
  if (random('illustrated', slug).chance(0.5)) return text;
  const [intro, first, ...rest] = sections;
  return [intro, `${first}\n![${gallery[1]![1]}]({{gallery:1}})\n`, ...rest].join('\n## ');
}

/** How a project names its versions is a habit: it does not change from one to the next. */
function versionName(entry: TypedEntry, release: Release, seed: string | number): string {
  const plain = `${entry.title} ${release.number}`;
  const habit = random(seed, 'name', entry.slug).int(0, 3);
  const short = entry.title.length > 32 ? className(entry.slug) : entry.title;
  if (habit === 0) return release.number;
  if (habit === 1) return `${short} ${release.plainNumber} for ${release.gameVersions[0]}`;
  return plain.length <= 64 ? plain : `${short} ${release.number}`;
}

/** Splits the project's downloads: older and stable releases had more of them. Sums up exactly. */
function shareDownloads(entry: TypedEntry, releases: Release[], seed: string | number): number[] {
  const r = random(seed, 'downloads', entry.slug);
  const weights = releases.map(
    ({ age, channel }) => (age + 6) ** 0.8 * (0.25 + r.next()) * (channel === 'release' ? 1 : 0.2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((entry.downloads * weight) / total));
  const rest = entry.downloads - shares.reduce((sum, share) => sum + share, 0);
  if (shares.length) shares[0]! += rest;
  return shares;
}

const DONATION_HOSTS: Record<DonationPlatform, string> = {
  patreon: 'patrons.example.com',
  bmac: 'coffee.example.com',
  paypal: 'pay.example.com',
  github: 'sponsors.example.com',
  'ko-fi': 'tea.example.com',
  other: 'jar.example.com',
};

/** Every address is on a reserved example domain: nothing of the demo leads anywhere real. */
function addresses({ slug, owner, links = [], donate = [] }: TypedEntry) {
  const source = `https://git.example.com/${owner}/${slug}`;
  const known = {
    issues: `${source}/issues`,
    source,
    wiki: `https://wiki.example.org/${slug}`,
    discord: `https://chat.example.net/${slug}`,
  };
  return {
    links: Object.fromEntries(links.map((link) => [link, known[link]])),
    donationUrls: donate.map((platform) => ({
      platform,
      url: `https://${DONATION_HOSTS[platform]}/${owner}`,
    })),
  };
}
