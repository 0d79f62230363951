import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Input } from '#ui/input/input.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './choice-list.module.css';

export interface Choice {
  id: string;
  /** What the search looks in. */
  name: string;
  content: ReactNode;
  /** At the end of the row: why it is impossible, or what it is. */
  note?: string;
  impossible?: boolean;
  /** Only there when asked for: snapshots and the like. */
  extra?: boolean;
}

type ChoiceListProps = {
  name: string;
  label: string;
  /** The search field's name; without it there is none. */
  find?: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Lists with more rows than this get a search. */
const SEARCHED_FROM = 6;

/** One of many; on phones a grid of cells. Impossible ones tell why and may be chosen all the same. */
export function ChoiceList(props: ChoiceListProps) {
  const t = useT();
  const id = useId();
  const { choices, chosen, find, label } = props;
  const [query, setQuery] = useState('');
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = rows.current?.querySelector(':checked')?.closest('label');
    if (row && rows.current) {
      rows.current.scrollTop = row.offsetTop - (rows.current.clientHeight - row.offsetHeight) / 2;
    }
  }, []);
  const words = query.trim().toLowerCase();
  const plain = choices.filter((choice) => !choice.extra || choice.id === chosen);
  const hasExtra = plain.length > 0 && plain.length < choices.length;
  const shown = (all || words || !hasExtra ? choices : plain).filter((choice) =>
    choice.name.toLowerCase().includes(words),
  );
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>{label}</legend>
      {find && choices.length > SEARCHED_FROM && (
        <div className={styles.search}>
          <Input
            icon="search"
            type="search"
            aria-label={find}
            placeholder={find}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      )}
      <div ref={rows} className={styles.rows}>
        {shown.map((choice) => (
          <label
            key={choice.id}
            className={classNames(styles.row, choice.impossible && styles.impossible)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-${props.name}`}
              checked={choice.id === chosen}
              onChange={() => props.onChoose(choice.id)}
            />
            <span className={styles.name}>{choice.content}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
            <Icon name="tick" size={18} className={styles.tick} />
          </label>
        ))}
        {shown.length === 0 && (
          <p className={styles.nothing} role="status">
            {t('project.nothingFound')}
          </p>
        )}
      </div>
      {hasExtra && (
        <div className={styles.extra}>
          <Toggle checked={all} onChange={() => setAll(!all)}>
            {t('project.showSnapshots')}
          </Toggle>
        </div>
      )}
    </fieldset>
  );
}
