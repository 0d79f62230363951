import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  excluded?: boolean;
  /** The name of the remove button, such as "Remove Fabric". */
  removeLabel: string;
  /** Prevent the event's default where `removeHref` is not to be followed. */
  onRemove?: (event: MouseEvent) => void;
  /** The address without this filter: the chip then works before scripts run. */
  removeHref?: string;
};

/** An active filter that can be taken away. */
export function Chip({ children, excluded, removeLabel, onRemove, removeHref }: ChipProps) {
  const cross = <Icon name="close" size={14} />;
  return (
    <span className={classNames(styles.chip, excluded && styles.excluded)}>
      <Icon name={excluded ? 'minus' : 'tick'} size={14} className={styles.mark} />
      <span className={styles.label}>{children}</span>
      {removeHref ? (
        <Link
          href={removeHref}
          className={styles.remove}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          {cross}
        </Link>
      ) : (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          {cross}
        </button>
      )}
    </span>
  );
}

type ChipsProps = {
  children: readonly ReactNode[];
  /** "Clear all", shown from two chips up. */
  clear: ReactNode;
};

/** A wrapping line of chips. */
export function Chips({ children, clear }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {children}
      {children.length >= 2 && clear}
    </div>
  );
}
