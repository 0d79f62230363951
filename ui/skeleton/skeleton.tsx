import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths; the height defaults to a line of text. */
  width?: string;
  height?: string;
  round?: boolean;
};

/** A block where something is about to be. */
export function Skeleton({ width = '100%', height = '0.75rem', round }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.block, round && styles.round)}
      style={{ inlineSize: width, blockSize: height } as CSSProperties}
    />
  );
}

/** Holds skeletons: appears after 200 ms and says what is awaited. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Rows of a list bed to come. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="2.25rem" height="2.25rem" />
          <div className={styles.words}>
            <Skeleton width={`${40 - (row % 3) * 8}%`} />
            <Skeleton width={`${70 - (row % 4) * 9}%`} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
