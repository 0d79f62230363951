import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FilterPanel } from '#ui/filter/filter-group.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { useLoaderData } from '../router/hooks.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterList } from './filter-list.tsx';
import { NO_FILTERS } from './filters.ts';
import type { SearchData } from './load.ts';
import styles from './page.module.css';
import { Results } from './results.tsx';
import { FILTERS, SEARCH_FORM, SearchBar } from './search-bar.tsx';
import { type Search, useSearch } from './use-search.ts';

export { head } from './head.ts';

export function Component() {
  const search = useSearch(useLoaderData() as SearchData);
  return <SearchPage search={search} />;
}

function SearchPage({ search }: { search: Search }) {
  const { preferences } = useRoot();
  return (
    <div className={classNames('content', styles.page)}>
      <Title search={search} />
      <div className={styles.types}>
        <Types search={search} />
      </div>
      <div className={classNames(styles.columns, preferences.rightSearchLayout && styles.right)}>
        <Sidebar search={search} />
        <div className={styles.main}>
          <SearchBar search={search} />
          <ActiveFilters search={search} />
          <Results search={search} />
        </div>
      </div>
    </div>
  );
}

function Title({ search: { data } }: { search: Search }) {
  const t = useT();
  const { text, filters } = data.state;
  const words = filters.length > 0 ? 'countFiltered' : text ? 'countText' : 'countAll';
  return (
    <div className={styles.title}>
      <h1 className={styles.name}>{t('search.title', { type: data.kind })}</h1>
      <p className={styles.count} role="status">
        {t(`search.${words}`, { count: data.total, text })}
      </p>
    </div>
  );
}

/** The six types, each with what the text finds there; the text goes along. */
function Types({ search }: { search: Search }) {
  const t = useT();
  const { counts } = useRoot();
  const { data, state } = search;
  return (
    <Tabs
      label={t('search.types')}
      tabs={PROJECT_KINDS.map((kind) => {
        const query = search.href({ ...state, ...NO_FILTERS, allVersions: false }).split('?')[1];
        return {
          href: query ? `${searchHref(kind)}?${query}` : searchHref(kind),
          label: t(`shared.types.${kind}`),
          count: <TabCount count={data.tabs[kind] ?? 0} of={counts[kind] ?? 0} />,
          current: kind === data.kind,
        };
      })}
    />
  );
}

/** As wide as the largest number it can be, so that tabs stay where they are while one types. */
function TabCount({ count, of }: { count: number; of: number }) {
  const { locale } = useMessages();
  const most = formatNumber(Math.max(count, of), locale);
  return (
    <span className={styles.tabCount} style={{ minInlineSize: `${most.length}ch` }}>
      {formatNumber(count, locale)}
    </span>
  );
}

function Sidebar({ search }: { search: Search }) {
  const t = useT();
  return (
    <search className={styles.sidebar}>
      <form
        id={SEARCH_FORM}
        method="get"
        action={searchHref(search.data.kind)}
        aria-label={t('search.filters')}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        {/* The first button of a form is what Enter presses; without it that were an Exclude. */}
        <button type="submit" hidden />
        <section id={FILTERS} aria-label={t('search.filters')}>
          <h2 className="visually-hidden">{t('search.filters')}</h2>
          <FilterPanel>
            <FilterList search={search} />
          </FilterPanel>
          <noscript>
            <p className={styles.apply}>
              <Button type="submit" kind="main" wide>
                {t('search.apply')}
              </Button>
            </p>
          </noscript>
        </section>
      </form>
    </search>
  );
}
