import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Radio, type RadioProps } from '../radio/radio.tsx';
import styles from './option-row.module.css';

type OptionRowProps = Omit<RadioProps, 'title'> & {
  title: ReactNode;
  /** The second line; for an impossible option, the reason. */
  text?: ReactNode;
  /** At the end: a price, a number. */
  end?: ReactNode;
  /** Shown dashed and locked. */
  impossible?: boolean;
};

/** A radio as a block with two lines and an end column. */
export function OptionRow({ title, text, end, impossible, ...radio }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={classNames(styles.row, impossible && styles.impossible)}>
      <Radio {...radio} disabled={impossible || radio.disabled} />
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.second}>{text}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
