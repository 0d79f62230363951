import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Popout } from '#ui/popout/popout.tsx';
import { useT } from '../messages/messages.tsx';
import { PAGE_SIZES, type SearchState, SORTS } from './filters.ts';
import styles from './sort-menu.module.css';
import type { Search } from './use-search.ts';
import { ViewModes } from './view-modes.tsx';

/** On phones: sort, page size and display mode behind one button. */
export function SortMenu({ search }: { search: Search }) {
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
  children: ReactNode;
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
