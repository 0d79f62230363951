import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { ProjectList } from '../shared/project-lists.tsx';
import { NoResults } from './no-results.tsx';
import styles from './page.module.css';
import { ResultSkeletons } from './result-skeletons.tsx';
import type { Search } from './use-search.ts';

/** The list of what was found, or what stands in its place. */
export function Results({ search }: { search: Search }) {
  const t = useT();
  const { data, loading, slow, failed } = search;
  if (failed) {
    return (
      <Note
        tone="red"
        urgent
        action={
          <Button onClick={search.retry} busy={loading}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {t('search.failed')}
      </Note>
    );
  }
  return (
    <section
      className={styles.results}
      aria-label={t('search.results')}
      aria-busy={loading}
      tabIndex={-1}
      id="results"
    >
      {slow ? (
        <ResultSkeletons mode={data.mode} rows={Math.min(search.state.size, SKELETONS)} />
      ) : data.total === 0 ? (
        <NoResults search={search} />
      ) : (
        <>
          <ProjectList
            // A new order is a new list; moved rows would count as an unstable layout.
            key={`${data.state.sort} ${data.state.size}`}
            projects={data.projects}
            mode={data.mode}
            date={data.state.sort === 'newest' ? 'published' : 'updated'}
          />
          <Pages search={search} />
        </>
      )}
    </section>
  );
}

/** As many as fill a screen. */
const SKELETONS = 20;

function Pages({ search }: { search: Search }) {
  const t = useT();
  const { locale } = useMessages();
  const { data } = search;
  return (
    <Pagination
      current={data.state.page}
      last={data.pages}
      href={(page) => search.href({ ...data.state, page })}
      onGo={search.turnTo}
      labels={{
        navigation: t('search.pages'),
        previous: t('search.previous'),
        next: t('search.next'),
        page: (page) => t('search.page', { page: formatNumber(page, locale) }),
        goTo: t('search.goTo'),
      }}
    />
  );
}
