import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './plug-line.module.css';

/** The row of drill holes: a footer's rule, or an "or" rule around words. */
export function PlugLine({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div className={classNames(styles.plugs, className)}>
      <span className={styles.dots} aria-hidden="true" />
      {children && (
        <>
          <span className={styles.words}>{children}</span>
          <span className={styles.dots} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
