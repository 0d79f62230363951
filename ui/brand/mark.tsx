import { classNames } from '../class-names.ts';
import styles from './mark.module.css';

type MarkProps = {
  /** Side in CSS px; at 16 and 32 the small cut is used. */
  size?: number;
  /** Rim and stair in the text's colour. */
  oneColour?: boolean;
  className?: string;
};

/** The mark: an open pit from above with a stair of three blocks. Decoration; name it beside it. */
export function Mark({ size = 26, oneColour, className }: MarkProps) {
  const small = size === 16 || size === 32;
  const side = `${size / 16}rem`;
  return (
    <svg
      className={classNames(styles.mark, oneColour && styles.oneColour, className)}
      viewBox={small ? '0 0 16 16' : '0 0 24 24'}
      width={side}
      height={side}
      aria-hidden="true"
    >
      <path d={small ? 'M0 0H13V10H10V3H3V10H7V13H0Z' : 'M0 0H20V16H16V4H4V16H12V20H0Z'} />
      <path
        className={styles.stair}
        d={small ? 'M7 7h3v3h3v3h3v3h-3v-3h-3v-3H7Z' : 'M12 12h4v4h4v4h4v4h-4v-4h-4v-4h-4Z'}
      />
    </svg>
  );
}

/** The lock-up: the mark and the product's name, given by the page. */
export function Wordmark({ name, size = 21 }: { name: string; size?: number }) {
  return (
    <span className={classNames(styles.lockup, size === 21 ? styles.header : styles.large)}>
      <Mark size={Math.round(size * 1.24)} />
      <span className={styles.word}>{name}</span>
    </span>
  );
}
