import { type ReactNode, useState } from 'react';
import { FilterGroup, type FilterGroupProps, ShowMore } from './filter-group.tsx';
import { type FilterLabels, FilterRow } from './filter-row.tsx';
import type { FilterState } from './filter-state.ts';

export type FilterOption = {
  value: string;
  label: string;
  /** Shown in place of the label. */
  content?: ReactNode;
  count?: ReactNode;
  empty?: boolean;
};

/** Groups with this many rows or more get a search field and a scroll well. */
const wellFrom = 10;

type FilterListProps = Pick<FilterGroupProps, 'title' | 'startsClosed' | 'below' | 'unlock'> & {
  options: readonly FilterOption[];
  states: Readonly<Record<string, FilterState>>;
  onChange: (value: string, state: FilterState) => void;
  excludable?: boolean;
  lockedReason?: string;
  labels: FilterLabels;
  /** The search field's name, for long groups. */
  searchLabel: string;
  /** Shows this many rows at first in place of the well, and a button with the words for the rest. */
  short?: { rows: number; more: (hidden: number) => string };
  /** The name of the form field for a form that works before scripts run. */
  field?: string;
};

/** A filter group from data: long ones get a search and a well, or are cut short. */
export function FilterList(props: FilterListProps) {
  const { options, states, onChange, short, labels } = props;
  const [query, setQuery] = useState('');
  const [all, setAll] = useState(false);
  const stateOf = (value: string): FilterState => states[value] ?? 'clear';
  const long = options.length >= wellFrom && !short;
  const words = query.trim().toLocaleLowerCase();
  const found = options.filter((option) => option.label.toLocaleLowerCase().includes(words));
  // Cut groups never hide what is chosen.
  const shown =
    short && !all
      ? found.filter((option, index) => index < short.rows || stateOf(option.value) !== 'clear')
      : found;
  const chosen = options.filter((option) => stateOf(option.value) !== 'clear');
  const hidden = found.length - shown.length;
  return (
    <FilterGroup
      title={props.title}
      startsClosed={props.startsClosed}
      unlock={props.unlock}
      chosen={chosen.map((option) => option.label)}
      well={long}
      search={long ? { label: props.searchLabel, value: query, onChange: setQuery } : undefined}
      below={
        <>
          {short && hidden > 0 && (
            <ShowMore onMore={() => setAll(true)}>{short.more(hidden)}</ShowMore>
          )}
          {props.below}
        </>
      }
    >
      {shown.map((option) => (
        <FilterRow
          key={option.value}
          name={option.label}
          state={stateOf(option.value)}
          onChange={(state) => onChange(option.value, state)}
          count={option.count}
          empty={option.empty}
          excludable={props.excludable}
          lockedReason={props.lockedReason}
          labels={labels}
          field={props.field ? { name: props.field, value: option.value } : undefined}
        >
          {option.content}
        </FilterRow>
      ))}
    </FilterGroup>
  );
}
