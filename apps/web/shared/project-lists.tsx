import type { ReactNode } from 'react';
import type { DisplayMode } from '../preferences/preferences.ts';
import { GalleryCard } from './gallery-card.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './project-lists.module.css';
import { ProjectRow } from './project-row.tsx';
import type { ProjectSummary } from './project-summary.ts';

interface ProjectListProps {
  projects: readonly ProjectSummary[];
  mode: DisplayMode;
  /** Of the titles: 2 under a page's title, 3 under a section's. */
  level?: 2 | 3;
  date?: 'updated' | 'published';
  badge?: (project: ProjectSummary) => ReactNode;
}

const ITEMS = { list: ProjectRow, grid: ProjectCard, gallery: GalleryCard };
/** How many stand on the first screen at most, and are not to wait for scrolling. */
const EAGER = { list: 8, grid: 9, gallery: 6 };

/** Projects as rows of one bed, as cards or as pictures. */
export function ProjectList({ projects, mode, badge, ...rest }: ProjectListProps) {
  const Item = ITEMS[mode];
  return (
    <ul className={styles[mode]}>
      {projects.map((project, index) => (
        <Item
          key={project.id}
          project={project}
          lazy={index >= EAGER[mode]}
          badge={badge?.(project)}
          {...rest}
        />
      ))}
    </ul>
  );
}
