import type { KeyboardEvent, ReactNode } from 'react';
import box from '../checkbox/checkbox.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './filter.module.css';
import { type FilterState, filterKey, nextFilterState } from './filter-state.ts';

export type FilterLabels = {
  /** On the button: "Exclude". */
  exclude: string;
  /** The button's name: "Exclude Cursed", "Stop excluding Cursed". */
  excludeName: (name: string, state: FilterState) => string;
  /** The row's name while excluded: "Cursed, excluded". */
  excludedName: (name: string) => string;
};

export type FilterRowProps = {
  /** The name, spoken and shown unless `children` shows it. */
  name: string;
  children?: ReactNode;
  state: FilterState;
  onChange: (state: FilterState) => void;
  count?: ReactNode;
  /** It would leave no results. */
  empty?: boolean;
  excludable?: boolean;
  /** Set by someone else, such as a server; says why. */
  lockedReason?: string;
  labels: FilterLabels;
  /** For a form that works before scripts run: sends `value` while included, `excluded` otherwise. */
  field?: { name: string; value: string; excluded?: string };
};

/** One filter with three states on one box: clear, included, excluded. */
export function FilterRow(props: FilterRowProps) {
  const { name, state, onChange, count, empty, excludable = false, lockedReason, labels } = props;
  const locked = lockedReason !== undefined;
  const act = (action: 'toggle' | 'exclude') => {
    const next = nextFilterState(state, action, excludable);
    if (!locked && next !== state) onChange(next);
  };
  const keys = (event: KeyboardEvent) => {
    const action = filterKey(event.key);
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(action);
  };
  const look = classNames(
    styles.row,
    styles[state],
    empty && styles.empty,
    locked && styles.locked,
    excludable && !locked && styles.excludable,
  );
  const { field } = props;
  const sendsExclusion = field?.excluded !== undefined && state !== 'excluded';
  return (
    <div className={look} data-tip={lockedReason}>
      {state === 'excluded' && field?.excluded && (
        <input type="hidden" name={field.name} value={field.excluded} />
      )}
      <label className={styles.main}>
        <input
          type="checkbox"
          className={classNames(box.box, styles.box, locked && box.locked)}
          checked={state === 'included'}
          aria-label={state === 'excluded' ? labels.excludedName(name) : name}
          aria-disabled={locked || undefined}
          name={field?.name}
          value={field?.value}
          onChange={() => act('toggle')}
          onKeyDown={keys}
        />
        <span className={styles.name}>{props.children ?? name}</span>
      </label>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {excludable && !locked && (
        <button
          {...(sendsExclusion
            ? { type: 'submit', name: field.name, value: field.excluded }
            : { type: 'button' })}
          className={styles.exclude}
          aria-label={labels.excludeName(name, state)}
          onClick={(event) => {
            event.preventDefault();
            act('exclude');
          }}
          onKeyDown={keys}
        >
          <Icon name="minus" size={14} />
          <span className={styles.excludeWord}>{labels.exclude}</span>
        </button>
      )}
    </div>
  );
}
