import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { useT } from '../messages/messages.tsx';
import { FilterList } from './filter-list.tsx';
import styles from './filter-sheet.module.css';
import { NO_FILTERS } from './filters.ts';
import type { Search } from './use-search.ts';

interface FilterSheetProps {
  search: Search;
  open: boolean;
  onClose: () => void;
}

/** The filters over the whole screen of a phone; results change behind it as one chooses. */
export function FilterSheet({ search, open, onClose }: FilterSheetProps) {
  const t = useT();
  const { state, data } = search;
  const active = state.filters.length;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      aside={active > 0 && t('search.filtersActive', { count: active })}
      closeLabel={t('search.close')}
      footer={
        <div className={styles.foot}>
          <Button
            size="large"
            disabled={active === 0}
            onClick={() => search.go({ ...state, ...NO_FILTERS })}
          >
            {t('search.clearAll')}
          </Button>
          <Button size="large" kind="main" className={styles.show} onClick={onClose}>
            <span aria-live="polite">{t('search.showResults', { count: data.total })}</span>
          </Button>
        </div>
      }
    >
      <FilterList search={search} />
    </Sheet>
  );
}
