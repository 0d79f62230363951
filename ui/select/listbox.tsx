import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Input } from '../input/input.tsx';
import { nextItem, typeAhead } from '../menu/move.ts';
import styles from './listbox.module.css';
import { filterFrom, filterOptions, type Option } from './options.ts';

export type ListboxLabels = {
  /** The filter field's name. */
  find: string;
  /** Shown when nothing fits the filter. */
  nothing: string;
};

type ListboxProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  multiple?: boolean;
  labels: ListboxLabels;
};

/** The list of a select: arrow keys, type-ahead, a filter field from eight options on. */
export function Listbox({ label, options, chosen, onChoose, multiple, labels }: ListboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => chosen.includes(option.value)),
    ),
  );
  const shown = filterOptions(options, query);
  const hasFilter = options.length >= filterFrom;
  const active = Math.min(current, shown.length - 1);

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, [role="listbox"]')?.focus();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(option: Option | undefined) {
    if (option && !option.disabled) onChoose(option.value);
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Enter' || (event.key === ' ' && !hasFilter)) {
      event.preventDefault();
      return choose(shown[active]);
    }
    const inField = hasFilter && (event.key === 'Home' || event.key === 'End');
    let next = inField ? undefined : nextItem(event.key, active, { count: shown.length });
    if (next === undefined && !hasFilter && event.key.length === 1) {
      const texts = shown.map((option) => option.label);
      next = typeAhead(event.key, texts, active);
    }
    if (next === undefined || next < 0) return;
    event.preventDefault();
    setCurrent(next);
  }

  const activeId = shown[active] ? `${id}-${active}` : undefined;
  return (
    <div ref={root}>
      {hasFilter && (
        <div className={styles.filter}>
          <Input
            size="small"
            icon="search"
            role="combobox"
            aria-label={labels.find}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setCurrent(0);
            }}
            onKeyDown={keys}
          />
        </div>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple}
        aria-activedescendant={hasFilter ? undefined : activeId}
        tabIndex={hasFilter ? -1 : 0}
        onKeyDown={hasFilter ? undefined : keys}
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            aria-disabled={option.disabled}
            className={classNames(styles.option, index === active && styles.active)}
            onClick={() => choose(option)}
          >
            <span className={styles.name}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
            <Icon name="tick" size={18} className={styles.tick} />
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.nothing} role="status">
          {labels.nothing}
        </p>
      )}
    </div>
  );
}
