import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Input } from '#ui/input/input.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { PAGE_SIZES, SORTS, type Sort } from './filters.ts';
import styles from './search-bar.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { Search } from './use-search.ts';
import { ViewModes } from './view-modes.tsx';

const FilterSheet = lazy(() =>
  import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
);

/** The form that the filters stand in; the bar's controls belong to it too. */
export const SEARCH_FORM = 'search-form';
export const FILTERS = 'filters';

/** Search box, filters button of small screens, sort, page size and display mode. */
export function SearchBar({ search }: { search: Search }) {
  const t = useT();
  const { state, data } = search;
  const box = t('search.box', { type: data.kind });
  return (
    <div className={styles.bar}>
      <Input
        form={SEARCH_FORM}
        name="q"
        type="search"
        icon="search"
        className={styles.box}
        placeholder={box}
        aria-label={box}
        maxLength={256}
        autoComplete="off"
        enterKeyHint="search"
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.submit();
        }}
        end={
          search.text !== '' && (
            <IconButton
              icon="close"
              size="small"
              label={t('search.clearText')}
              onClick={(event) => {
                search.clear();
                event.currentTarget.closest('div')?.querySelector('input')?.focus();
              }}
            />
          )
        }
      />
      <FiltersButton search={search} />
      <span className={styles.sort}>
        <span className={styles.prefix} aria-hidden="true">
          {t('search.sort')}
        </span>
        <NativeSelect
          form={SEARCH_FORM}
          name="s"
          aria-label={t('search.sortName')}
          value={state.sort}
          options={SORTS.map((one) => ({ value: one, label: t(`search.sort.${one}`) }))}
          onChange={(event) =>
            search.go({ ...state, sort: event.currentTarget.value as Sort, page: 1 })
          }
        />
      </span>
      <span className={styles.size}>
        {' '}
        <NativeSelect
          form={SEARCH_FORM}
          name="m"
          aria-label={t('search.size')}
          value={state.size}
          options={PAGE_SIZES[data.mode].map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) =>
            search.go({ ...state, size: Number(event.currentTarget.value), page: 1 })
          }
        />
      </span>
      <span className={styles.views}>
        <ViewModes search={search} />
      </span>
      <noscript>
        <Button type="submit" form={SEARCH_FORM} kind="main">
          {t('search.apply')}
        </Button>
      </noscript>
      <span className={styles.menuButton}>
        <SortMenu search={search} />
      </span>
    </div>
  );
}

/** Leads to the filters further up in the page; with scripts it opens them as a sheet. */
function FiltersButton({ search }: { search: Search }) {
  const t = useT();
  const { locale } = useMessages();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const active = search.state.filters.length;
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    setUsed(true);
    setOpen(true);
  };
  return (
    <span className={styles.filters}>
      <ButtonLink
        href={`#${FILTERS}`}
        role="button"
        aria-haspopup="dialog"
        icon="funnel"
        wide
        onClick={show}
        onKeyDown={(event) => event.key === ' ' && show(event)}
      >
        {t('search.filters')}
        {active > 0 && <span className={styles.active}>{formatNumber(active, locale)}</span>}
      </ButtonLink>
      {used && (
        <Suspense>
          <FilterSheet search={search} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
