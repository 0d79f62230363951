import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { Stat } from '#ui/stats/stats.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import { useT } from '../messages/messages.tsx';
import { NumberText } from './number-text.tsx';
import styles from './project-card.module.css';
import { ProjectIcon } from './project-icon.tsx';
import type { ProjectSummary } from './project-summary.ts';
import { RelativeTime } from './relative-time.tsx';

interface ProjectCardProps {
  project: ProjectSummary;
  /** 2 under a page's title, 3 under a section's. */
  level?: 2 | 3;
  badge?: ReactNode;
  lazy?: boolean;
  date?: 'updated' | 'published';
}

const LOADERS_SHOWN = 3;

/** A project as a card of a grid; a child of a `ul`. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, level = 2, badge, lazy, date = 'updated' } = props;
  const t = useT();
  const Heading = level === 2 ? 'h2' : 'h3';
  const more = project.loaders.length - LOADERS_SHOWN;
  return (
    <li className={styles.card}>
      <div className={styles.main}>
        <div className={styles.head}>
          <ProjectIcon id={project.id} iconUrl={project.iconUrl} size={48} lazy={lazy} />
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
        </div>
        <p className={styles.summary} dir="auto">
          {project.summary}
        </p>
        <div className={styles.loaders}>
          {badge}
          {project.loaders.slice(0, LOADERS_SHOWN).map(({ id, name }) => (
            <LoaderTag key={id} loader={id} name={name} />
          ))}
          {more > 0 && <Tag>+{more}</Tag>}
        </div>
      </div>
      <div className={styles.foot}>
        <Stat
          icon="download"
          value={<NumberText value={project.downloads} />}
          label={t('shared.downloads')}
          plain
        />
        <Stat
          icon="heart"
          value={<NumberText value={project.followers} />}
          label={t('shared.followers')}
          plain
        />
        <span className={styles.age}>
          <span className="visually-hidden">{t(`shared.${date}`)} </span>
          <RelativeTime moment={project[date]} />
        </span>
      </div>
    </li>
  );
}
