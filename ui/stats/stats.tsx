import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './stats.module.css';

type StatProps = {
  icon: IconName;
  value: ReactNode;
  /** After the value in headers ("downloads"); elsewhere only for readers. */
  label: string;
  showLabel?: boolean;
  /** Dates are not emphasised. */
  plain?: boolean;
  tip?: string;
};

/** A number with its picture. */
export function Stat({ icon, value, label, showLabel, plain, tip }: StatProps) {
  return (
    <span className={styles.stat} data-tip={tip}>
      <Icon name={icon} size={16} />
      <span className={classNames(!plain && styles.value)}>{value}</span>
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

/** Stats below each other at a row's end, or in one line. */
export function Stats({ children, inline }: { children: ReactNode; inline?: boolean }) {
  return <div className={inline ? styles.line : styles.column}>{children}</div>;
}
