import type { Db } from '../database/index.ts';

/** What lists tell of a post. */
export interface NewsSummary {
  slug: string;
  /** `web`, `servers` or `app`. */
  product: string;
  title: string;
  summary: string;
  published: Date;
}

/** The newest posts first; `offset` of them are left out. */
export function listNews(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<NewsSummary[]> {
  return db
    .selectFrom('news_posts')
    .select(['slug', 'product', 'title', 'summary', 'published'])
    .orderBy('published', 'desc')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countNews(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('news_posts')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One post with its rendered text. */
export function findNews(
  db: Db,
  slug: string,
): Promise<(NewsSummary & { body_html: string }) | undefined> {
  return db
    .selectFrom('news_posts')
    .select(['slug', 'product', 'title', 'summary', 'published', 'body_html'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
