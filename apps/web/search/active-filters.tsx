import { ButtonLink } from '#ui/button/button.tsx';
import { Chip, Chips } from '#ui/chip/chip.tsx';
import { useT } from '../messages/messages.tsx';
import { filterName } from './filter-names.ts';
import { type Filter, NO_FILTERS, withFilter } from './filters.ts';
import type { Search } from './use-search.ts';

/** The filters in force as chips that take them away. */
export function ActiveFilters({ search }: { search: Search }) {
  const t = useT();
  const { state, data, groups } = search;
  if (state.filters.length === 0) return null;
  const chip = (filter: Filter) => {
    const name = filterName(t, data, filter);
    const without = withFilter(state, groups, filter, 'clear');
    return (
      <Chip
        key={`${filter.group} ${filter.value}`}
        excluded={filter.excluded}
        removeLabel={t(filter.excluded ? 'search.removeExcluded' : 'search.remove', { name })}
        removeHref={search.href(without)}
        onRemove={(event) => {
          event.preventDefault();
          search.go(without);
        }}
      >
        {filter.excluded && <span className="visually-hidden">{t('search.exclude')} </span>}
        {name}
      </Chip>
    );
  };
  const cleared = { ...state, ...NO_FILTERS };
  return (
    <section aria-label={t('search.active')}>
      <Chips
        clear={
          <ButtonLink
            kind="quiet"
            size="small"
            href={search.href(cleared)}
            onClick={(event) => {
              event.preventDefault();
              search.go(cleared);
            }}
          >
            {t('search.clearAll')}
          </ButtonLink>
        }
      >
        {state.filters.map(chip)}
      </Chips>
    </section>
  );
}
