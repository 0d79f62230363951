import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** One sentence that says why. */
  children: ReactNode;
  /** The main action that fixes it, and perhaps a second. */
  actions?: ReactNode;
  /** Inside a bed already. */
  bare?: boolean;
  level?: 2 | 3;
};

/** What stands in the place of an empty list. */
export function EmptyState({ title, children, actions, bare, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={bare ? styles.bare : styles.bed}>
      <svg className={styles.drawing} viewBox="0 0 180 120" aria-hidden="true">
        <path className={styles.ledge} d="M10 22H68V52H108V82H168" />
        <path className={styles.below} d="M10 52H38V82H78V112H168" />
        <path className={styles.missing} d="M86 10h30v30h-30Z" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
