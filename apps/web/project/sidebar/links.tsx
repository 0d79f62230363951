import { LinkRow, SidebarSection } from '#ui/bed/sidebar-bed.tsx';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import type { ProjectData } from '../load.ts';

const ROWS = [
  { key: 'issues', icon: 'bug', label: 'project.links.issues' },
  { key: 'source', icon: 'code', label: 'project.links.source' },
  { key: 'wiki', icon: 'book', label: 'project.links.wiki' },
  { key: 'discord', icon: 'chat', label: 'project.links.discord' },
] as const;

/** Where the project lives elsewhere, and how to give to its makers. */
export function Links({ project }: { project: ProjectData }) {
  const t = useT();
  const { preferences } = useRoot();
  const { links } = project;
  const rows = ROWS.filter(({ key }) => links[key]);
  if (rows.length + links.donations.length === 0) return null;
  const newTab = preferences.externalLinksNewTab;
  return (
    <SidebarSection title={t('project.linksTitle')}>
      {rows.map(({ key, icon, label }) => (
        <LinkRow key={key} icon={icon} href={links[key] as string} external newTab={newTab}>
          {t(label)}
        </LinkRow>
      ))}
      {links.donations.map(({ id, name, url }) => (
        <LinkRow key={url} icon="cup" href={url} external newTab={newTab}>
          {id === 'other' ? t('project.links.donate') : t('project.links.donateOn', { name })}
        </LinkRow>
      ))}
    </SidebarSection>
  );
}
