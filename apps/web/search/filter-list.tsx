import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FilterGroup } from '#ui/filter/filter-group.tsx';
import { type FilterLabels, FilterRow } from '#ui/filter/filter-row.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { type T, useMessages, useT } from '../messages/messages.tsx';
import { GROUP_RULES } from './filter-groups.ts';
import styles from './filter-list.module.css';
import { optionName } from './filter-names.ts';
import { filterState, filterToken, withFilter } from './filters.ts';
import type { GroupView, OptionView } from './load.ts';
import type { Search } from './use-search.ts';

/** Groups with this many rows or more get a field to find one and a well to scroll in. */
const WELL_FROM = 10;

/** The filter groups of a type, top to bottom. */
export function FilterList({ search }: { search: Search }) {
  return search.data.groups.map((group) => (
    <Group key={`${search.data.kind} ${group.id}`} group={group} search={search} />
  ));
}

function Group({ group, search }: { group: GroupView; search: Search }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { id, options } = group;
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = rows.current
      ?.querySelector<HTMLElement>(':checked')
      ?.closest<HTMLElement>('div');
    const well = rows.current?.parentElement;
    // What is chosen further down the well comes into sight, with a row above it.
    if (chosen && well) well.scrollTop = Math.max(0, chosen.offsetTop - chosen.offsetHeight);
  }, []);
  const well = id === 'version' && options.length >= WELL_FROM;
  const found = well
    ? options.filter(({ value }) => value.toLowerCase().includes(query.trim().toLowerCase()))
    : options;
  const stateOf = (option: OptionView) => filterState(search.state, id, option.value);
  // What is chosen is never folded away.
  const folded = found.filter((one) => one.folded && stateOf(one) === 'clear');
  const row = (option: OptionView) => (
    <Row key={option.value} group={group} option={option} search={search} />
  );
  return (
    <FilterGroup
      title={t(`search.group.${id}`, { type: search.data.kind })}
      chosen={options
        .filter((option) => stateOf(option) !== 'clear')
        .map((option) => optionName(t, id, option.value, option.name))}
      well={well}
      search={
        well ? { label: t('search.findVersion'), value: query, onChange: setQuery } : undefined
      }
      below={
        <>
          {folded.length > 0 && (
            <details className={styles.folded}>
              <summary className={styles.more}>
                <span className={styles.whenClosed}>
                  {t('search.showMore', { count: folded.length })}
                </span>
                <span className={styles.whenOpen}>{t('search.showFewer')}</span>
              </summary>
              <div>{folded.map(row)}</div>
            </details>
          )}
          {id === 'version' && <AllVersions search={search} />}
        </>
      }
    >
      <div ref={rows}>{found.filter((option) => !folded.includes(option)).map(row)}</div>
      {found.length === 0 && <p className={styles.nothing}>{t('search.noVersion')}</p>}
    </FilterGroup>
  );
}

interface RowProps {
  group: GroupView;
  option: OptionView;
  search: Search;
}

function Row({ group: { id }, option, search }: RowProps) {
  const t = useT();
  const { locale } = useMessages();
  const { parameter, excludable } = GROUP_RULES[id];
  const { value, name, count } = option;
  const state = filterState(search.state, id, value);
  const token = (excluded: boolean) => filterToken({ group: id, value, excluded });
  return (
    <FilterRow
      name={optionName(t, id, value, name)}
      state={state}
      onChange={(next) =>
        search.go(withFilter(search.state, search.groups, { group: id, value }, next))
      }
      count={formatNumber(count, locale)}
      empty={count === 0 && state === 'clear'}
      excludable={excludable}
      labels={rowLabels(t)}
      field={{
        name: parameter,
        value: token(false),
        excluded: excludable ? token(true) : undefined,
      }}
    />
  );
}

const rowLabels = (t: T): FilterLabels => ({
  exclude: t('search.exclude'),
  excludeName: (name, state) =>
    t(state === 'excluded' ? 'search.removeExcluded' : 'search.excludeName', { name }),
  excludedName: (name) => t('search.excluded', { name }),
});

/** Snapshots, betas and alphas are listed only when asked for. */
function AllVersions({ search }: { search: Search }) {
  const t = useT();
  const { state } = search;
  return (
    <div className={styles.all}>
      <Checkbox
        name="h"
        value="true"
        checked={state.allVersions}
        onChange={() => search.go({ ...state, allVersions: !state.allVersions })}
      >
        {t('search.showSnapshots')}
      </Checkbox>
    </div>
  );
}
