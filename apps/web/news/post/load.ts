import { findNews } from '#domain/news/index.ts';
import type { Load } from '../../context.server.ts';
import { pageNotFound } from '../../errors/page-errors.ts';

export interface PostData {
  title: string;
  summary: string;
  product: string;
  published: string;
  /** Safe. */
  html: string;
}

export const load: Load<PostData> = async ({ page, params, url }) => {
  const post = await findNews(page.services.db, params.slug ?? '');
  if (!post) throw pageNotFound(url);
  return {
    title: post.title,
    summary: post.summary,
    product: post.product,
    published: post.published.toISOString(),
    html: post.body_html,
  };
};
