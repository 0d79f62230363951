import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './banner.module.css';

const icons = {
  azure: 'info',
  green: 'circle-tick',
  amber: 'triangle',
  red: 'triangle',
  violet: 'bolt',
} as const satisfies Record<string, IconName>;

type BannerProps = {
  tone?: keyof typeof icons;
  icon?: IconName;
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** Spoken as soon as it appears. */
  urgent?: boolean;
  className?: string;
};

/** A strip of the full width under the header. */
export function Banner({ tone = 'azure', icon, children, action, urgent }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={urgent ? 'alert' : undefined}>
      <div className={classNames('content', styles.inner)}>
        <Icon name={icon ?? icons[tone]} size={18} className={styles.icon} />
        <div className={styles.words}>{children}</div>
        {action}
      </div>
    </div>
  );
}

/** The same inside a page. */
export function Note({ tone = 'azure', icon, children, action, urgent, className }: BannerProps) {
  return (
    <div
      className={classNames(styles.note, styles[tone], className)}
      role={urgent ? 'alert' : undefined}
    >
      <Icon name={icon ?? icons[tone]} size={18} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
