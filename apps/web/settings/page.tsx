import { NavRail } from '#ui/nav-rail/nav-rail.tsx';
import { useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { Outlet, useLocation } from '../router/hooks.tsx';
import styles from './page.module.css';
import { SETTINGS_GROUPS } from './rail-groups.ts';

/** The frame of all settings pages. */
export function Component() {
  const t = useT();
  const { viewer } = useRoot();
  const path = useLocation().pathname;
  const groups = SETTINGS_GROUPS.map((group) => ({
    title: t(group.title),
    links: group.pages
      .filter((page) => viewer || !page.account)
      .filter((page) => viewer?.role === 'admin' || !page.admin)
      .map((page) => ({
        href: page.href,
        label: t(page.label),
        icon: page.icon,
        current: path === page.href,
      })),
  })).filter((group) => group.links.length > 0);
  const pages = groups.reduce((count, group) => count + group.links.length, 0);
  return (
    <div className={`content ${styles.page}`}>
      <div className={pages === 1 ? styles.alone : undefined}>
        <NavRail label={t('settings.title')} groups={groups} />
      </div>
      <Outlet />
    </div>
  );
}
