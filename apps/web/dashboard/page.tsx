import { NavRail } from '#ui/nav-rail/nav-rail.tsx';
import { useT } from '../messages/messages.tsx';
import { Outlet, useLocation } from '../router/hooks.tsx';
import styles from './page.module.css';
import { DASHBOARD_GROUPS } from './rail-groups.ts';

/** The frame of all dashboard pages. */
export function Component() {
  const t = useT();
  const path = useLocation().pathname;
  const groups = DASHBOARD_GROUPS.map(({ title, pages }) => ({
    title: title && t(title),
    links: pages.map((page) => ({
      href: page.href,
      label: t(page.label),
      icon: page.icon,
      current: path.startsWith(page.href),
    })),
  }));
  const pages = groups.reduce((count, group) => count + group.links.length, 0);
  return (
    <div className={`content ${styles.page}`}>
      <div className={pages === 1 ? styles.alone : undefined}>
        <NavRail label={t('user.dashboard')} groups={groups} />
      </div>
      <Outlet />
    </div>
  );
}
