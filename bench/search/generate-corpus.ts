import type { SearchDocument, SearchVersion } from '#domain/search/index.ts';
import { ADJECTIVES, CATEGORIES, FEATURES, GAME_VERSIONS, NOUNS, SYLLABLES } from './vocabulary.ts';

/** Made-up words beside the common ones, about what 100,000 real names and summaries hold. */
const RARE_WORDS = 30_000;
/** Downloads of the most popular project; the project of rank r has this divided by r. */
const MOST_DOWNLOADS = 150_000_000;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2019, 0, 1);
const DAYS = 2700;

const LOADER_SETS: { type: string; share: number; loaders: string[][] }[] = [
  {
    type: 'mod',
    share: 0.62,
    loaders: [
      ['fabric'],
      ['fabric'],
      ['fabric', 'quilt'],
      ['forge'],
      ['neoforge'],
      ['forge', 'neoforge'],
    ],
  },
  { type: 'resourcepack', share: 0.16, loaders: [['minecraft']] },
  { type: 'modpack', share: 0.1, loaders: [['fabric'], ['forge'], ['neoforge'], ['quilt']] },
  { type: 'datapack', share: 0.06, loaders: [['datapack']] },
  {
    type: 'plugin',
    share: 0.04,
    loaders: [
      ['paper', 'spigot', 'bukkit'],
      ['paper', 'purpur', 'folia'],
      ['velocity'],
      ['bungeecord', 'waterfall'],
    ],
  },
  { type: 'shader', share: 0.02, loaders: [['iris', 'optifine'], ['iris'], ['vanilla']] },
];
const SIDES: [string, string, string][] = [
  ['required', 'unsupported', 'client_only'],
  ['required', 'required', 'client_and_server'],
  ['optional', 'required', 'server_only_client_optional'],
  ['required', 'optional', 'client_only_server_optional'],
  ['unsupported', 'required', 'server_only'],
];

/** A plausible catalogue, the same for the same seed: Zipf downloads, words and categories. */
export function* generateCorpus(size: number, seed = 1): Generator<SearchDocument> {
  const random = randomFrom(seed);
  const words = vocabulary(random);
  const ranks = shuffledRanks(size, random);
  for (let number = 0; number < size; number++) {
    yield project(number, ranks[number]!, words, random);
  }
}

function project(number: number, rank: number, words: string[], random: Random): SearchDocument {
  const title = titleFrom(words, random);
  const id = idOf(number);
  const kind =
    LOADER_SETS[
      weighted(
        LOADER_SETS.map((set) => set.share),
        random,
      )
    ]!;
  const [clientSide, serverSide, environment] = pick(SIDES, random);
  const day = Math.floor(random() * DAYS);
  const versions = versionsOf(kind, id, day, random).map((version) => ({
    ...version,
    projectTypes: [kind.type],
    environment,
    clientSide,
    serverSide,
  }));
  const downloads = Math.floor(MOST_DOWNLOADS / rank + random() * 20);
  return {
    id,
    slug: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${number.toString(36)}`,
    title,
    summary: capital(sentence(words, 8 + Math.floor(random() * 14), random)),
    author: `${capital(words[zipf(words.length, random)]!)}${number % 7 === 0 ? number % 100 : ''}`,
    authorId: idOf(number % Math.ceil(rank + 1)),
    organization: null,
    organizationId: null,
    projectTypes: [kind.type],
    categories: distinct(CATEGORIES, 1 + Math.floor(random() * 3), random),
    additionalCategories: distinct(FEATURES, Math.floor(random() * 2), random),
    license: pick(
      ['MIT', 'LGPL-3.0-only', 'Apache-2.0', 'CC0-1.0', 'LicenseRef-All-Rights-Reserved'],
      random,
    ),
    openSource: random() < 0.7,
    clientSide,
    serverSide,
    iconUrl: `https://cdn.example.org/data/${id}/icon.webp`,
    color: Math.floor(random() * 0xffffff),
    gallery: random() < 0.3 ? [`https://cdn.example.org/data/${id}/images/1.webp`] : [],
    featuredGallery: random() < 0.3 ? `https://cdn.example.org/data/${id}/images/0.webp` : null,
    downloads,
    follows: Math.floor(downloads / (100 + random() * 3000)),
    created: FIRST_DAY + day * DAY,
    modified: versions[0]!.published,
    versions,
    dependencies: random() < 0.4 ? [{ projectId: idOf(zipf(1000, random)), type: 'required' }] : [],
  };
}

type PlainVersion = Pick<SearchVersion, 'id' | 'published' | 'loaders' | 'gameVersions'>;

/** Up to some forty versions, most projects few; each for the game versions of its time. */
function versionsOf(
  kind: (typeof LOADER_SETS)[number],
  project: string,
  day: number,
  random: Random,
): PlainVersion[] {
  const count = 1 + Math.floor(-Math.log(1 - random()) * 5);
  const loaders = pick(kind.loaders, random);
  const versions: PlainVersion[] = [];
  for (let i = 0; i < Math.min(count, 40); i++) {
    const at = Math.min(DAYS, day + Math.floor(((DAYS - day) * i) / count));
    const newest = Math.floor((at / DAYS) * (GAME_VERSIONS.length - 1));
    const span = 1 + Math.floor(random() * random() * 6);
    versions.unshift({
      id: idOf(i * 7919 + Number.parseInt(project, 36)),
      published: FIRST_DAY + at * DAY + i,
      loaders: random() < 0.8 ? loaders : pick(kind.loaders, random),
      gameVersions: GAME_VERSIONS.slice(Math.max(0, newest - span + 1), newest + 1),
    });
  }
  return versions;
}

function titleFrom(words: string[], random: Random): string {
  const name = capital(words[zipf(words.length, random)]!);
  const form = random();
  if (form < 0.35) return `${name} ${capital(pick(NOUNS, random))}`;
  if (form < 0.6) return `${capital(pick(ADJECTIVES, random))} ${name}`;
  if (form < 0.75) return `${name}${capital(pick(NOUNS, random))}`;
  if (form < 0.85)
    return `${name}'s ${capital(pick(ADJECTIVES, random))} ${capital(pick(NOUNS, random))}`;
  // Names of one word are nearly all different.
  return capital(pick(words, random));
}

function sentence(words: string[], length: number, random: Random): string {
  return Array.from({ length }, () => words[zipf(words.length, random)]!).join(' ');
}

function vocabulary(random: Random): string[] {
  const words = new Set([...NOUNS, ...ADJECTIVES]);
  while (words.size < RARE_WORDS) {
    const parts = 2 + Math.floor(random() * 2.5);
    words.add(Array.from({ length: parts }, () => pick(SYLLABLES, random)).join(''));
  }
  return [...words];
}

function shuffledRanks(size: number, random: Random): Uint32Array {
  const ranks = Uint32Array.from({ length: size }, (_, i) => i + 1);
  for (let i = size - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [ranks[i], ranks[other]] = [ranks[other]!, ranks[i]!];
  }
  return ranks;
}

export type Random = () => number;

/** Mulberry32: numbers from 0 to 1 that only depend on the seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Low numbers often: about in inverse proportion to themselves. */
function zipf(size: number, random: Random): number {
  return Math.floor(size ** random()) - 1;
}

export function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)]!;
}

function distinct(values: readonly string[], count: number, random: Random): string[] {
  return [...new Set(Array.from({ length: count }, () => pick(values, random)))];
}

function weighted(shares: number[], random: Random): number {
  let rest = random() * shares.reduce((sum, share) => sum + share, 0);
  for (const [index, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return index;
  }
  return 0;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Eight characters, as ids have. */
function idOf(number: number): string {
  return (number % 36 ** 7).toString(36).padStart(8, 'A0');
}
