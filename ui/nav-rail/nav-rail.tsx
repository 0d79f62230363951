import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './nav-rail.module.css';

type RailLink = {
  href: string;
  label: ReactNode;
  icon: IconName;
  current?: boolean;
  end?: ReactNode;
};

type NavRailProps = {
  label: string;
  groups: readonly { title?: ReactNode; links: readonly RailLink[] }[];
};

/** The column of links beside dashboard and settings pages. */
export function NavRail({ label, groups }: NavRailProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          {group.title && <p className={styles.title}>{group.title}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className={styles.link}
                  aria-current={link.current ? 'page' : undefined}
                >
                  <Icon name={link.icon} size={18} />
                  <span className={styles.word}>{link.label}</span>
                  {link.end}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
