import { all, any, equals, type SearchQuery } from '#domain/search/index.ts';
import { pick, randomFrom } from './generate-corpus.ts';
import { ADJECTIVES, CATEGORIES, GAME_VERSIONS, NOUNS } from './vocabulary.ts';

interface QueryMix {
  name: string;
  /** What it stands for. */
  about: string;
  queries: SearchQuery[];
}

const PER_MIX = 200;
const PAGE = { sort: 'relevance', where: null, offset: 0, limit: 20 } as const;

/** The questions that are measured, the same every time, for any engine to answer. */
export function queryMixes(): QueryMix[] {
  const random = randomFrom(7);
  const word = () => pick([...NOUNS, ...ADJECTIVES], random);
  const mix = (name: string, about: string, query: () => Partial<SearchQuery>): QueryMix => ({
    name,
    about,
    queries: Array.from({ length: PER_MIX }, () => ({ ...PAGE, text: '', ...query() })),
  });
  return [
    mix('word', 'one whole word', () => ({ text: word() })),
    mix('words', 'two whole words', () => ({ text: `${word()} ${word()}` })),
    mix('typo', 'one word with a slip', () => ({ text: misspelt(longWord(random), random) })),
    mix('prefix', 'the first two or three letters', () => ({
      text: word().slice(0, random() < 0.5 ? 2 : 3),
    })),
    mix('filters', 'loader, two game versions and a category, by downloads', () => ({
      where: threeFilters(random),
      sort: 'downloads',
    })),
    mix('word and filters', 'one word within three filters', () => ({
      text: word(),
      where: threeFilters(random),
    })),
    mix('page 500', 'no word, far down the list', () => ({ offset: 499 * 20 })),
  ];
}

function threeFilters(random: () => number) {
  const newest = Math.floor(random() * 20) + GAME_VERSIONS.length - 21;
  return all([
    equals('categories', pick(['fabric', 'forge', 'neoforge', 'quilt'], random)),
    any([
      equals('game_versions', GAME_VERSIONS[newest]!),
      equals('game_versions', GAME_VERSIONS[newest - 1]!),
    ]),
    equals('categories', pick(CATEGORIES, random)),
  ]);
}

function longWord(random: () => number): string {
  return pick(
    [...NOUNS, ...ADJECTIVES].filter((word) => word.length >= 5),
    random,
  );
}

/** One letter left out, doubled, or swapped with the next. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next] = [word.slice(0, at), word[at]!, word[at + 1]!];
  return pick(
    [
      before + word.slice(at + 1),
      before + here + word.slice(at),
      before + next + here + word.slice(at + 2),
    ],
    random,
  );
}
