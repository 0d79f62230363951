import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './tag.module.css';

type TagProps = { children: ReactNode; icon?: IconName; href?: string; tip?: string };

/** A neutral tag; with an address it is a link. */
export function Tag({ children, icon, href, tip }: TagProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </>
  );
  if (!href) {
    return (
      <span className={styles.tag} data-tip={tip}>
        {content}
      </span>
    );
  }
  return (
    <Link className={classNames(styles.tag, styles.linked)} href={href} data-tip={tip}>
      {content}
    </Link>
  );
}

/** A game version or a range of them, always left to right. */
export function VersionTag({ children, href }: { children: ReactNode; href?: string }) {
  const name = classNames(styles.version, 'ltr');
  return href ? (
    <Link className={classNames(name, styles.linked)} href={href}>
      {children}
    </Link>
  ) : (
    <span className={name}>{children}</span>
  );
}

/** A wrapping line of tags. */
export function TagLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
