import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { formatDate } from '#ui/format/index.ts';
import { Tag } from '#ui/tag/tag.tsx';
import type { HeadOf } from '../../head.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Prose } from '../../project/prose.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import type { PostData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<PostData> = ({ data, url, t }) => ({
  title: t('shell.title', { page: data.title }),
  description: data.summary,
  type: 'article',
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: data.title,
    description: data.summary,
    datePublished: data.published,
    url: url.href,
  },
});

export function Component() {
  const { t, locale } = useMessages();
  const { title, product, published, html } = useLoaderData() as PostData;
  return (
    <div className="content">
      <article className={styles.page}>
        <Breadcrumb
          label={t('shared.path')}
          crumbs={[{ label: t('news.title'), href: '/news' }, { label: title }]}
        />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>
          <Tag>{t(`news.product.${product}` as MessageKey)}</Tag>
          <time dateTime={published}>{formatDate(published, { locale })}</time>
        </p>
        <Prose html={html} />
      </article>
    </div>
  );
}
