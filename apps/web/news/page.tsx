import { Bed } from '#ui/bed/bed.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import type { HeadOf } from '../head.ts';
import type { MessageKey } from '../messages/keys.ts';
import { useT } from '../messages/messages.tsx';
import { useLoaderData, useNavigate } from '../router/hooks.tsx';
import { RelativeTime } from '../shared/relative-time.tsx';
import type { NewsData } from './load.ts';
import styles from './page.module.css';

const href = (page: number) => (page === 1 ? '/news' : `/news?page=${page}`);

export const head: HeadOf<NewsData> = ({ data, t }) => ({
  title: t('shell.title', { page: t('news.title') }),
  description: t('news.lead'),
  canonical: href(data.page),
});

export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { posts, page, last } = useLoaderData() as NewsData;
  return (
    <div className="content">
      <div className={styles.page}>
        <h1 className={styles.title}>{t('news.title')}</h1>
        <p className={styles.lead}>{t('news.lead')}</p>
        {posts.length === 0 ? (
          <EmptyState title={t('news.empty')}>{t('news.emptyText')}</EmptyState>
        ) : (
          <Bed>
            <ul>
              {posts.map((post) => (
                <li key={post.slug} className={styles.row}>
                  <h2 className={styles.rowTitle}>
                    <Link href={`/news/${post.slug}`}>{post.title}</Link>
                  </h2>
                  <p className={styles.summary}>{post.summary}</p>
                  <p className={styles.meta}>
                    <Tag>{t(`news.product.${post.product}` as MessageKey)}</Tag>
                    <RelativeTime moment={post.published} />
                  </p>
                </li>
              ))}
            </ul>
          </Bed>
        )}
        {last > 1 && (
          <div className={styles.pages}>
            <Pagination
              current={page}
              last={last}
              href={href}
              onGo={(to) => navigate(href(to))}
              labels={{
                navigation: t('shared.pages'),
                previous: t('shared.previousPage'),
                next: t('shared.nextPage'),
                page: (to) => t('shared.page', { page: to }),
                goTo: t('shared.goToPage'),
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
