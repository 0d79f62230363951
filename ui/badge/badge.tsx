import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './badge.module.css';
import { type BadgeColour, recordBadges, statusBadges } from './badge-states.ts';

type BadgeProps = {
  children: ReactNode;
  color?: BadgeColour;
  icon?: IconName;
  tip?: string;
};

/** A tinted word with a picture. */
export function Badge({ children, color = 'neutral', icon, tip }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[color])} data-tip={tip}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

type StateBadgeProps = {
  /** A project status or a record's state; unknown ones look neutral. */
  state: string;
  /** The word for it. */
  children: ReactNode;
  tip?: string;
};

/** The badge of a project status or of another record's state. */
export function StateBadge({ state, children, tip }: StateBadgeProps) {
  const look = statusBadges[state] ?? recordBadges[state] ?? { icon: 'help', color: 'neutral' };
  return (
    <Badge color={look.color} icon={look.icon} tip={tip}>
      {children}
    </Badge>
  );
}
