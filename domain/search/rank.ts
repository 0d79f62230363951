import {
  type Bitset,
  clearBit,
  count,
  hasBit,
  intersect,
  setBit,
  unite,
  wordsFor,
} from './bitset.ts';
import { FORGIVE_BELOW, scoreOf } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import { type Level, namesOf } from './text-index.ts';
import { joinName } from './words.ts';

interface Ranked {
  /** Ordinals of the page that was asked for. */
  page: Iterable<number>;
  total: number;
  /** All that match; `candidates` itself, or a set of the pool. */
  matches: Bitset;
  didYouMean?: string;
}

/** Picks out of the candidates those that the words match, and of these the page. */
export function rank(
  index: SearchIndex,
  query: SearchQuery,
  words: string[],
  candidates: Bitset,
): Ranked {
  const length = wordsFor(index.store.size);
  const end = query.offset + query.limit;
  const order = index.order(query.sort);
  if (words.length === 0) {
    const total = count(candidates, length);
    const page = order.first(candidates, total, end).subarray(query.offset);
    return { page, total, matches: candidates };
  }

  let tiers = match(index, query.text, words, candidates, false);
  const asTyped = sum(tiers);
  const forgiving = asTyped < FORGIVE_BELOW;
  if (forgiving) {
    giveBack(index, tiers);
    tiers = match(index, query.text, words, candidates, true);
  }
  const total = sum(tiers);
  let page: Iterable<number>;
  if (query.sort === 'relevance') page = mergeTiers(index, tiers, end).slice(query.offset);
  for (const tier of tiers.slice(1)) unite(tiers[0]!.set, tier.set, length);
  const matches = tiers[0]!.set;
  page ??= order.first(matches, total, end).subarray(query.offset);
  giveBack(index, tiers.slice(1));
  const didYouMean = forgiving && asTyped === 0 ? correction(index, words) : undefined;
  return { page, total, matches, didYouMean };
}

interface Tier extends Level {
  /** Level of ranking.ts; -1 for projects that are called so. */
  level: number;
}

function match(
  index: SearchIndex,
  text: string,
  words: string[],
  candidates: Bitset,
  forgiving: boolean,
): Tier[] {
  const { projects } = index.pools;
  const named = projects.take();
  const others = projects.take();
  others.set(candidates);
  const joined = joinName(text);
  let namesakes = 0;
  index.text.eachNamed(joined, (ordinal) => {
    const document = index.store.documents[ordinal];
    if (!document || !hasBit(others, ordinal) || !namesOf(document).has(joined)) return;
    setBit(named, ordinal);
    clearBit(others, ordinal);
    namesakes++;
  });
  const levels = index.text.match(words, forgiving, others, projects);
  projects.give(others);
  return [{ set: named, members: namesakes }, ...levels].map((tier, i) => ({
    ...tier,
    level: i - 1,
  }));
}

/** The first `end` of all tiers by score: namesakes, then boost of the level + log of downloads. */
function mergeTiers(index: SearchIndex, tiers: Tier[], end: number): number[] {
  const order = index.order('downloads');
  const [named, ...levels] = tiers.map(({ level, set, members }) => ({
    level,
    members: order.first(set, members, end),
    next: 0,
  }));
  const merged: number[] = [...named!.members];
  while (merged.length < end) {
    let best: (typeof levels)[number] | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const tier of levels) {
      if (tier.next >= tier.members.length) continue;
      const score = scoreOf(tier.level, index.store.downloads.at(tier.members[tier.next]!));
      if (score > bestScore) {
        best = tier;
        bestScore = score;
      }
    }
    if (!best) break;
    merged.push(best.members[best.next++]!);
  }
  return merged;
}

function correction(index: SearchIndex, words: string[]): string | undefined {
  const corrected = words.map((word) => index.text.correct(word, index.alive));
  if (corrected.includes(undefined)) return undefined;
  const suggestion = corrected.join(' ');
  return suggestion === words.join(' ') ? undefined : suggestion;
}

function sum(tiers: Tier[]): number {
  return tiers.reduce((total, tier) => total + tier.members, 0);
}

function giveBack(index: SearchIndex, tiers: Tier[]): void {
  for (const tier of tiers) index.pools.projects.give(tier.set);
}
