import { type Bitset, count, hasBit, wordsFor } from './bitset.ts';
import type { Matches } from './matches.ts';
import { FORGIVE_BELOW, LEVEL, scoreOf } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import { namesOf } from './text-index.ts';
import { joinName } from './words.ts';

interface Ranked {
  /** Ordinals of the page that was asked for. */
  page: Uint32Array;
  total: number;
  /** Adds all that match to a set. */
  addTo(set: Bitset): void;
  didYouMean?: string;
}

/** Picks out of the candidates those that the words match, and of these the page. */
export function rank(
  index: SearchIndex,
  query: SearchQuery,
  words: string[],
  candidates: Bitset,
): Ranked {
  const order = index.order(query.sort);
  const end = query.offset + query.limit;
  if (words.length === 0) {
    const total = count(candidates, wordsFor(index.store.size));
    const page = order.first(candidates, total, end).subarray(query.offset);
    return { page, total, addTo: (set) => set.set(candidates) };
  }
  let matches = match(index, query.text, words, candidates, false);
  const asTyped = matches.total;
  const forgiving = asTyped < FORGIVE_BELOW;
  if (forgiving) matches = match(index, query.text, words, candidates, true);
  const first =
    query.sort === 'relevance'
      ? mostRelevant(index, matches, end)
      : order.firstOf(matches.all(), end);
  return {
    page: first.subarray(query.offset),
    total: matches.total,
    addTo: (set) => matches.addTo(set),
    didYouMean: forgiving && asTyped === 0 ? correction(index, words) : undefined,
  };
}

function match(
  index: SearchIndex,
  text: string,
  words: string[],
  candidates: Bitset,
  forgiving: boolean,
): Matches {
  const matches = index.text.match(words, forgiving, candidates, index.store.size);
  const joined = joinName(text);
  index.text.eachNamed(joined, (ordinal) => {
    const document = index.store.documents[ordinal];
    if (!document || !hasBit(candidates, ordinal) || !namesOf(document).has(joined)) return;
    matches.place(ordinal, LEVEL.called);
  });
  return matches;
}

/** The first `end` by score. Within a level that is the order of downloads, so lists are merged. */
function mostRelevant(index: SearchIndex, matches: Matches, end: number): Uint32Array {
  const order = index.order('downloads');
  const levels = matches.byLevel().map((list) => order.firstOf(list, end));
  const next = levels.map(() => 0);
  const merged = new Uint32Array(Math.min(end, matches.total));
  for (let i = 0; i < merged.length; i++) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [level, list] of levels.entries()) {
      if (next[level]! >= list.length) continue;
      const score = scoreOf(level, index.store.downloads.at(list[next[level]!]!));
      if (score > bestScore) [best, bestScore] = [level, score];
    }
    merged[i] = levels[best]![next[best]!++]!;
  }
  return merged;
}

function correction(index: SearchIndex, words: string[]): string | undefined {
  const corrected = words.map((word) => index.text.correct(word, index.alive));
  if (corrected.includes(undefined)) return undefined;
  const suggestion = corrected.join(' ');
  return suggestion === words.join(' ') ? undefined : suggestion;
}
