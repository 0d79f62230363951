import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Input } from '../input/input.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './filter.module.css';

export type FilterGroupProps = {
  title: string;
  children: ReactNode;
  /** What is chosen, shown as tags while the group is closed. */
  chosen?: readonly string[];
  startsClosed?: boolean;
  /** Filters the rows; for ten and more. */
  search?: { label: string; value: string; onChange: (query: string) => void };
  /** Puts the rows into a 192 px scroll well. */
  well?: boolean;
  /** Below the rows or the well: "Show 9 more", "Show snapshots". */
  below?: ReactNode;
  /** For groups that a server has locked. */
  unlock?: { label: string; onUnlock: () => void };
};

/** A heading that opens and closes (native details) over filter rows. */
export function FilterGroup(props: FilterGroupProps) {
  const { title, chosen = [], search, well, below, unlock } = props;
  return (
    <div className={styles.group}>
      <details className={styles.details} open={!props.startsClosed}>
        <summary className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {!unlock && <Icon name="caret-down" size={16} className={styles.caret} />}
          {chosen.length > 0 && (
            <span className={styles.chosen}>
              {chosen.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </span>
          )}
        </summary>
        {search && (
          <div className={styles.search}>
            <Input
              size="small"
              type="search"
              icon="search"
              placeholder={search.label}
              aria-label={search.label}
              value={search.value}
              onChange={(event) => search.onChange(event.currentTarget.value)}
            />
          </div>
        )}
        {well ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be in reach
          <section className={styles.well} aria-label={title} tabIndex={0}>
            {props.children}
          </section>
        ) : (
          props.children
        )}
        {below}
      </details>
      {unlock && (
        <button type="button" className={styles.unlock} onClick={unlock.onUnlock}>
          {unlock.label}
        </button>
      )}
    </div>
  );
}

/** The panel that holds groups, divided by joints. */
export function FilterPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

/** The button "Show 9 more" at the end of a group. */
export function ShowMore({ children, onMore }: { children: ReactNode; onMore: () => void }) {
  return (
    <button type="button" className={styles.more} onClick={onMore}>
      {children}
    </button>
  );
}
