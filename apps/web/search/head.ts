import type { HeadOf } from '../head.ts';
import { searchHref } from '../shared/project-kinds.ts';
import { searchPath } from './filters.ts';
import type { SearchData } from './load.ts';

const MOST_ITEMS = 10;

/**
 * Plain pages stand for themselves, page by page. What is filtered, sorted or searched is one of endless
 * views of the same projects and stays out of search engines.
 */
export const head: HeadOf<SearchData> = ({ data, root, t }) => {
  const { kind, mode, state, pages, projects } = data;
  const { text, page } = state;
  const name = t('search.title', { type: kind });
  const path = searchPath(kind, state, mode);
  const plain = path === (page > 1 ? `${searchHref(kind)}?page=${page}` : searchHref(kind));
  const pageAt = (number: number) => searchPath(kind, { ...state, page: number }, mode);
  const title = text
    ? t('search.headText', { text, type: kind })
    : page > 1
      ? t('search.headPage', { name, page })
      : name;
  return {
    title: t('shell.title', { page: title }),
    description: t('search.description', { type: kind, count: data.tabs[kind] ?? 0 }),
    canonical: path,
    robots: plain ? undefined : 'noindex, follow',
    links: [
      ...(page > 1 ? [{ rel: 'prev', href: pageAt(page - 1) }] : []),
      ...(page < pages ? [{ rel: 'next', href: pageAt(page + 1) }] : []),
    ],
    jsonLd:
      plain && projects.length > 0
        ? {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name,
            numberOfItems: data.total,
            itemListElement: projects.slice(0, MOST_ITEMS).map((project, index) => ({
              '@type': 'ListItem',
              position: (page - 1) * state.size + index + 1,
              name: project.title,
              url: new URL(project.href, root.site).href,
            })),
          }
        : undefined,
  };
};
