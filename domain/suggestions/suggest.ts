import { findUsersByPrefix } from '../people/index.ts';
import type { LiveIndex, SearchDocument } from '../search/index.ts';
import type { Services } from '../services.ts';

/** So many rows of each group; the totals are told as well. */
const PROJECTS = 3;
const PEOPLE = 2;
const MAX_LENGTH = 100;

/** What a few letters may mean, for the search of the header. */
export interface Found {
  projects: { total: number; documents: SearchDocument[] };
  people: {
    total: number;
    users: { id: string; username: string; avatarUrl: string | null; projects: number }[];
  };
  /** Projects by type, of those that match. */
  types: Record<string, number>;
  /** The text in known words, when nothing matched as typed. */
  didYouMean: string | null;
}

export async function suggest(
  { db }: Pick<Services, 'db'>,
  { engine }: Pick<LiveIndex, 'engine'>,
  text: string,
): Promise<Found> {
  const words = text.trim().slice(0, MAX_LENGTH);
  const people = words ? await findUsersByPrefix(db, words, PEOPLE) : { total: 0, users: [] };
  const found = engine.search({
    text: words,
    where: null,
    sort: 'relevance',
    offset: 0,
    limit: PROJECTS,
    count: [{ field: 'project_types' }],
  });
  return {
    projects: { total: found.total, documents: found.hits.map((hit) => hit.document) },
    people,
    types: found.counts?.project_types ?? {},
    didYouMean: found.didYouMean ?? null,
  };
}
