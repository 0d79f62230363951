import { type ReactNode, useEffect, useRef } from 'react';
import chalk from '../chalk/chalk.module.css';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './tabs.module.css';

type TabsProps = {
  label: string;
  tabs: readonly { href: string; label: ReactNode; count?: ReactNode; current?: boolean }[];
};

/** Links to the parts of a page. The current one has the chalk stroke and is scrolled into view. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    const tab = list.current?.children[current];
    if (!(tab instanceof HTMLElement) || !list.current) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth } = list.current;
    const outside = offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth;
    if (outside) list.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={classNames(styles.tab, tab.current && chalk.stroke)}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
