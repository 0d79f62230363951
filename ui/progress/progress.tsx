import type { CSSProperties } from 'react';
import styles from './progress.module.css';

type ProgressProps = {
  /** 0 to 1. */
  value: number;
  /** What is under way. */
  label: string;
  /** Beside the bar, such as "62 %, 8 s left". */
  text?: string;
};

/** A bar cut into blocks, with its percentage in words beside it. */
export function Progress({ value, label, text }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={styles.fill} style={{ '--part': `${percent}%` } as CSSProperties} />
      </div>
      {text && <span className={styles.text}>{text}</span>}
    </div>
  );
}
