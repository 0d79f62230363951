import { SidebarBed } from '#ui/bed/sidebar-bed.tsx';
import { useT } from '../../messages/messages.tsx';
import type { ProjectData } from '../load.ts';
import { Details } from './details.tsx';
import { Links } from './links.tsx';
import { MadeBy } from './made-by.tsx';
import styles from './sidebar.module.css';
import { WorksWith } from './works-with.tsx';

/** What the project works with, where it lives, who makes it, its licence and dates. */
export function Sidebar({ project }: { project: ProjectData }) {
  const t = useT();
  return (
    <aside className={styles.aside} aria-label={t('project.about')}>
      <SidebarBed>
        <WorksWith project={project} />
        <Links project={project} />
        <MadeBy project={project} />
        <Details project={project} />
      </SidebarBed>
    </aside>
  );
}
