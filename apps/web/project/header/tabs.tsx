import { formatNumber } from '#ui/format/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { ProjectData } from '../load.ts';
import styles from './header.module.css';

/** The parts of a project that this reader can open. */
export function ProjectTabs({ project, current }: { project: ProjectData; current: string }) {
  const { t, locale } = useMessages();
  const { about, counts, viewer } = project;
  const inside = viewer.member || viewer.staff;
  const count = (value: number) => (value > 0 ? formatNumber(value, locale) : undefined);
  const tabs = [
    { id: 'project/description', path: '', label: t('project.description'), shown: true },
    {
      id: 'project/gallery',
      path: '/gallery',
      label: t('project.gallery'),
      count: count(counts.gallery),
      shown: counts.gallery > 0 || inside,
    },
    {
      id: 'project/changelog',
      path: '/changelog',
      label: t('project.changelog'),
      shown: counts.versions > 0,
    },
    {
      id: 'project/versions',
      path: '/versions',
      label: t('project.versions'),
      count: count(counts.versions),
      shown: counts.versions > 0 || inside,
    },
    {
      id: 'project/moderation',
      path: '/moderation',
      label: t('project.moderation'),
      shown: inside,
    },
  ];
  const active = current === 'project/version' ? 'project/versions' : current;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('project.parts')}
        tabs={tabs
          .filter((tab) => tab.shown || tab.id === active)
          .map((tab) => ({
            href: about.path + tab.path,
            label: tab.label,
            count: tab.count,
            current: tab.id === active,
          }))}
      />
    </div>
  );
}
