import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  label: string;
  /** The last one is the page itself, as text. */
  crumbs: readonly { label: ReactNode; href?: string }[];
};

/** Where the page lies, with slashes; on phones the page itself is left out. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={index} className={styles.crumb}>
            {crumb.href ? (
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
