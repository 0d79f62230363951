import { classNames } from '../class-names.ts';
import styles from './loading-mark.module.css';

type LoadingMarkProps = {
  /** The word shown instead of movement, and spoken. Without it the mark is decoration. */
  label?: string;
  /** Side in CSS px. */
  size?: number;
  className?: string;
};

/** The three stair blocks of the mark, filling one after another. */
export function LoadingMark({ label, size = 24, className }: LoadingMarkProps) {
  const side = `${size / 16}rem`;
  return (
    <span className={classNames(styles.mark, className)} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 12 12" width={side} height={side} aria-hidden="true">
        <path d="M0 0h4v4H0Z" />
        <path d="M4 4h4v4H4Z" />
        <path d="M8 8h4v4H8Z" />
      </svg>
      {label && <span className={styles.word}>{label}</span>}
    </span>
  );
}
