import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Input } from '#ui/input/input.tsx';
import { Link } from '#ui/link/link.tsx';
import { Popout } from '#ui/popout/popout.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { PAGE_SIZES, type SearchState, SORTS, type Sort } from './filters.ts';
import styles from './search-bar.module.css';
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
  return (
    <span className={styles.filters}>
      <ButtonLink
        href={`#${FILTERS}`}
        role="button"
        aria-haspopup="dialog"
        icon="funnel"
        wide
        onClick={(event) => {
          event.preventDefault();
          setUsed(true);
          setOpen(true);
        }}
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

/** On phones: sort, page size and display mode behind one button. */
function SortMenu({ search }: { search: Search }) {
  const t = useT();
  const { state, data } = search;
  return (
    <Popout
      eager
      placement="bottom-end"
      distance={4}
      className={styles.menu}
      aria-label={t('search.sortName')}
      trigger={
        <Button wide iconEnd="caret-down" className={styles.trigger}>
          <span className={styles.menuPrefix}>{t('search.sort')}</span>{' '}
          {t(`search.sort.${state.sort}`)}
        </Button>
      }
    >
      {(close) => (
        <>
          <ul>
            {SORTS.map((sort) => (
              <Choice
                key={sort}
                search={search}
                to={{ ...state, sort, page: 1 }}
                current={sort === state.sort}
                onChoose={close}
              >
                {t(`search.sort.${sort}`)}
              </Choice>
            ))}
          </ul>
          <p className={styles.menuHead}>{t('search.size')}</p>
          <ul className={styles.sizes}>
            {PAGE_SIZES[data.mode].map((size) => (
              <Choice
                key={size}
                search={search}
                to={{ ...state, size, page: 1 }}
                current={size === state.size}
                onChoose={close}
              >
                {size}
              </Choice>
            ))}
          </ul>
          <p className={styles.menuHead}>{t('search.view')}</p>
          <div className={styles.menuViews}>
            <ViewModes search={search} />
          </div>
        </>
      )}
    </Popout>
  );
}

interface ChoiceProps {
  search: Search;
  to: SearchState;
  current: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ search, to, current, onChoose, children }: ChoiceProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    search.go(to);
    onChoose();
  };
  return (
    <li>
      <Link
        href={search.href(to)}
        className={styles.choice}
        aria-current={current ? 'true' : undefined}
        onClick={choose}
      >
        {children}
        <Icon name="tick" size={18} className={styles.tick} />
      </Link>
    </li>
  );
}
