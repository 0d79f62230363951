import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './bed.module.css';

/** A plain bed. */
export function Bed({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.bed, className)} />;
}

type SectionBedProps = {
  title: ReactNode;
  /** Small text beside the title. */
  count?: ReactNode;
  /** Small or default buttons at the end of the head; never a main one. */
  actions?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  /** Gives the body padding; leave it out for rows. */
  padded?: boolean;
  /** Red-soft border, for what cannot be undone. */
  danger?: boolean;
  level?: 2 | 3;
  id?: string;
};

/** A bed with a head row and perhaps a foot row. */
export function SectionBed(props: SectionBedProps) {
  const { title, count, actions, foot, children, padded, danger, level = 2, id } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={classNames(styles.bed, danger && styles.danger)}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      <div className={padded ? styles.padded : undefined}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}

/** Rows with joints, in a bed of their own or as the body of a section bed. */
export function ListBed({ children, bare }: { children: ReactNode; bare?: boolean }) {
  return <ul className={classNames(!bare && styles.bed, styles.list)}>{children}</ul>;
}

type ListRowProps = {
  /** 36 or 40 px: a Picture, an Avatar or an ObjectSquare. */
  picture?: ReactNode;
  title: ReactNode;
  href?: string;
  text?: ReactNode;
  badge?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Current or chosen: tinted, with the rail. */
  selected?: boolean;
  /** 52 for plain choices, 44 for files, 60 otherwise. */
  size?: 'standard' | 'choice' | 'file';
};

/** One row of a list bed. */
export function ListRow(props: ListRowProps) {
  const { picture, title, href, text, badge, actions, selected, size = 'standard' } = props;
  return (
    <li className={classNames(styles.row, styles[size], selected && styles.selected)}>
      {picture}
      <div className={styles.words}>
        {href ? (
          <Link href={href} className={styles.rowTitle}>
            {title}
          </Link>
        ) : (
          <span className={styles.rowTitle}>{title}</span>
        )}
        {text && <span className={styles.rowText}>{text}</span>}
      </div>
      {(badge || actions) && (
        <div className={classNames(styles.end, badge && actions ? styles.both : undefined)}>
          {badge}
          {actions}
        </div>
      )}
    </li>
  );
}

/** Stands where a picture would when the thing has none. */
export function ObjectSquare({ icon }: { icon: IconName }) {
  return (
    <span className={styles.object}>
      <Icon name={icon} />
    </span>
  );
}

/** A note by someone: a 3 px rail at the start. */
export function QuoteRail({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}
