import { countNews, listNews } from '#domain/news/index.ts';
import type { Load } from '../context.server.ts';
import { invalidPage } from '../errors/page-errors.ts';

export interface NewsData {
  posts: { slug: string; product: string; title: string; summary: string; published: string }[];
  page: number;
  last: number;
}

const PER_PAGE = 20;

export const load: Load<NewsData> = async ({ page, url }) => {
  const { db } = page.services;
  const number = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil((await countNews(db)) / PER_PAGE));
  if (!Number.isInteger(number) || number < 1 || number > last) throw invalidPage(url);
  const posts = await listNews(db, { limit: PER_PAGE, offset: (number - 1) * PER_PAGE });
  return {
    posts: posts.map((post) => ({
      slug: post.slug,
      product: post.product,
      title: post.title,
      summary: post.summary,
      published: post.published.toISOString(),
    })),
    page: number,
    last,
  };
};
