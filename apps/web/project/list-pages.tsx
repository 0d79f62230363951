import { Pagination } from '#ui/pagination/pagination.tsx';
import { useT } from '../messages/messages.tsx';
import { useNavigate } from '../router/hooks.tsx';
import styles from './list-pages.module.css';
import { type FilterState, filterHref } from './version-filter.ts';

type ListPagesProps = { path: string; filter: FilterState; last: number };

/** The pages of a list of versions or changelogs. */
export function ListPages({ path, filter, last }: ListPagesProps) {
  const t = useT();
  const navigate = useNavigate();
  if (last <= 1) return null;
  const href = (page: number) => filterHref(path, { ...filter, page });
  return (
    <div className={styles.pages}>
      <Pagination
        current={filter.page}
        last={last}
        href={href}
        onGo={(page) => navigate(href(page))}
        labels={{
          navigation: t('project.pages'),
          previous: t('project.previousPage'),
          next: t('project.nextPage'),
          page: (page) => t('project.pageNumber', { page }),
          goTo: t('project.goToPage'),
        }}
      />
    </div>
  );
}
