import { NavRail } from '#ui/nav-rail/nav-rail.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { Outlet, useLocation, useNavigate } from '../router/hooks.tsx';
import styles from './page.module.css';
import { SETTINGS_GROUPS } from './rail-groups.ts';

/** The frame of all settings pages. */
export function Component() {
  const t = useT();
  const { viewer } = useRoot();
  const navigate = useNavigate();
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
  const links = groups.flatMap((group) => group.links);
  return (
    <div className={`content ${styles.page}`}>
      <div className={styles.rail}>
        <NavRail label={t('settings.title')} groups={groups} />
      </div>
      {links.length > 1 && (
        <div className={styles.select}>
          <NativeSelect
            className={styles.wide}
            aria-label={t('settings.title')}
            value={path}
            options={links.map(({ href, label }) => ({ value: href, label }))}
            onChange={(event) => navigate(event.currentTarget.value)}
          />
        </div>
      )}
      <Outlet />
    </div>
  );
}
