import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Rock } from '#ui/rock/rock.tsx';
import { Stat } from '#ui/stats/stats.tsx';
import { useT } from '../messages/messages.tsx';
import styles from './gallery-card.module.css';
import { NumberText } from './number-text.tsx';
import { ProjectIcon } from './project-icon.tsx';
import type { ProjectSummary } from './project-summary.ts';

interface GalleryCardProps {
  project: ProjectSummary;
  /** 2 under a page's title, 3 under a section's. */
  level?: 2 | 3;
  badge?: ReactNode;
  lazy?: boolean;
}

/** A project by its picture; a child of a `ul`. Without one its type's rock stands there. */
export function GalleryCard({ project, level = 2, badge, lazy }: GalleryCardProps) {
  const t = useT();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        {project.picture ? (
          <img
            src={project.picture}
            alt=""
            width={600}
            height={400}
            loading={lazy ? 'lazy' : undefined}
            decoding="async"
          />
        ) : (
          <Rock type={project.type} className={styles.rock} />
        )}
      </span>
      <div className={styles.words}>
        <ProjectIcon id={project.id} iconUrl={project.iconUrl} size={36} lazy={lazy} />
        <div>
          <Heading>
            <Link href={project.href} className={styles.title} dir="auto">
              {project.title}
            </Link>
          </Heading>
          <span className={styles.author}>
            <Link href={project.author.href}>
              <bdi>{project.author.name}</bdi>
            </Link>
          </span>
        </div>
        <div>
          {badge}
          <Stat
            icon="download"
            value={<NumberText value={project.downloads} />}
            label={t('shared.downloads')}
            plain
          />
        </div>
      </div>
    </li>
  );
}
