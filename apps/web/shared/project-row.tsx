import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Stat } from '#ui/stats/stats.tsx';
import { useT } from '../messages/messages.tsx';
import { NumberText } from './number-text.tsx';
import { ProjectIcon } from './project-icon.tsx';
import styles from './project-row.module.css';
import type { ProjectSummary } from './project-summary.ts';
import { ProjectTags } from './project-tags.tsx';
import { RelativeTime } from './relative-time.tsx';

interface ProjectRowProps {
  project: ProjectSummary;
  /** 2 under a page's title, 3 under a section's. */
  level?: 2 | 3;
  /** After the author: a status badge on pages of the project's own people. */
  badge?: ReactNode;
  /** The icon is below the first screen. */
  lazy?: boolean;
  /** Which date the third number is. */
  date?: 'updated' | 'published';
}

/** A project as one row of a list; a child of a `ul`. The whole row leads to its page. */
export function ProjectRow(props: ProjectRowProps) {
  const { project, level = 2, badge, lazy, date = 'updated' } = props;
  const t = useT();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.row}>
      <ProjectIcon
        id={project.id}
        iconUrl={project.iconUrl}
        size={72}
        lazy={lazy}
        className={styles.icon}
      />
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.heading}>
            <Link href={project.href} className={styles.title} dir="auto">
              {project.title}
            </Link>
          </Heading>
          <ProjectAuthor author={project.author} className={styles.author} />
          {badge}
        </div>
        <p className={styles.summary} dir="auto">
          {project.summary}
        </p>
        <ProjectTags project={project} />
      </div>
      <div className={styles.stats}>
        <Stat
          icon="download"
          value={<NumberText value={project.downloads} />}
          label={t('shared.downloads')}
        />
        <Stat
          icon="heart"
          value={<NumberText value={project.followers} />}
          label={t('shared.followers')}
        />
        <Stat
          icon="clock"
          value={<RelativeTime moment={project[date]} />}
          label={t(`shared.${date}`)}
          plain
        />
      </div>
    </li>
  );
}

interface ProjectAuthorProps {
  author: ProjectSummary['author'];
  className?: string;
}

/** "by marlpit", the name as a link. */
export function ProjectAuthor({ author, className }: ProjectAuthorProps) {
  const t = useT();
  const [before, after] = t('shared.by', { author: '\n' }).split('\n');
  return (
    <span className={className}>
      {before}
      <Link href={author.href}>
        <bdi>{author.name}</bdi>
      </Link>
      {after}
    </span>
  );
}
