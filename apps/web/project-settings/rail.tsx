import type { IconName } from '#ui/icons/icon.tsx';
import { NavRail } from '#ui/nav-rail/nav-rail.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useT } from '../messages/messages.tsx';
import { useLocation, useNavigate } from '../router/hooks.tsx';
import styles from './page.module.css';

/** The pages of a project's settings, by the last part of their address. */
const GROUPS = [
  {
    pages: [
      { page: '', icon: 'gear', name: 'page.general' },
      { page: 'tags', icon: 'tag', name: 'page.tags' },
      { page: 'description', icon: 'book', name: 'page.description' },
      { page: 'license', icon: 'copy', name: 'page.license' },
      { page: 'links', icon: 'external', name: 'page.links' },
      { page: 'members', icon: 'team', name: 'page.members' },
    ],
  },
  { title: 'group.view', pages: [{ page: 'analytics', icon: 'chart', name: 'page.analytics' }] },
  {
    title: 'group.upload',
    pages: [
      { page: 'gallery', icon: 'picture', name: 'page.gallery' },
      { page: 'versions', icon: 'download', name: 'page.versions' },
    ],
  },
] as const satisfies { title?: string; pages: { page: string; icon: IconName; name: string }[] }[];

function useGroups(path: string) {
  const t = useT();
  const { pathname } = useLocation();
  const current = pathname.split('/')[4] ?? '';
  return GROUPS.map((group) => ({
    title: 'title' in group ? t(`projectSettings.${group.title}`) : undefined,
    links: group.pages.map(({ page, icon, name }) => ({
      href: page ? `${path}/settings/${page}` : `${path}/settings`,
      label: t(`projectSettings.${name}`),
      icon,
      current: page === current,
    })),
  }));
}

/** The column of pages beside the settings. */
export function SettingsRail({ path }: { path: string }) {
  const t = useT();
  return <NavRail label={t('projectSettings.title')} groups={useGroups(path)} />;
}

/** The same as a select, for phones. */
export function SettingsSelect({ path }: { path: string }) {
  const t = useT();
  const navigate = useNavigate();
  const links = useGroups(path).flatMap((group) => group.links);
  return (
    <NativeSelect
      className={styles.wide}
      aria-label={t('projectSettings.pages')}
      value={links.find((link) => link.current)?.href}
      options={links.map((link) => ({ value: link.href, label: link.label }))}
      onChange={(event) => navigate(event.currentTarget.value)}
    />
  );
}
