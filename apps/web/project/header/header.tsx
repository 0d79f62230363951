import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Stat, Stats } from '#ui/stats/stats.tsx';
import { Tag, TagLine } from '#ui/tag/tag.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import { PROJECT_KINDS } from '../../shared/project-kinds.ts';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { categoryName } from '../../shared/tag-names.ts';
import { DownloadButton } from '../download/download-button.tsx';
import type { ProjectData } from '../load.ts';
import { FollowButton, useFollow } from './follow-button.tsx';
import styles from './header.module.css';
import { MoreMenu } from './more-menu.tsx';
import { ProjectBadge } from './project-badge.tsx';

type HeaderProps = { project: ProjectData; current: string };

/** What the project is, how it does, and what one can do with it. */
export function Header({ project, current }: HeaderProps) {
  const { t, locale } = useMessages();
  const { about, categories, downloads } = project;
  const follow = useFollow(project);
  return (
    <header className={styles.header}>
      <Breadcrumb label={t('project.breadcrumb')} crumbs={useCrumbs(project)} />
      <div className={styles.grid}>
        <ProjectIcon id={about.id} iconUrl={about.iconUrl} size={104} className={styles.icon} />
        <div className={styles.heading}>
          <h1 className={styles.title} dir="auto">
            {about.title}
          </h1>
          <ProjectBadge project={project} />
        </div>
        <div className={styles.text}>
          <p className={styles.summary} dir="auto">
            {about.summary}
          </p>
          <div className={styles.facts}>
            <Stats inline>
              <Stat
                icon="download"
                value={formatNumber(downloads, locale)}
                label={t('project.downloads', { count: downloads })}
                showLabel
              />
              <Stat
                icon="heart"
                value={formatNumber(follow.followers, locale)}
                label={t('project.followers', { count: follow.followers })}
                showLabel
              />
              <span className={styles.updated}>
                <Stat
                  icon="clock"
                  value={
                    <>
                      {t('project.updated')} <RelativeTime moment={project.updated} />
                    </>
                  }
                  label=""
                  plain
                />
              </span>
            </Stats>
            {categories.length > 0 && (
              <TagLine>
                {categories.map((category) => (
                  <Tag key={category} href={categoryHref(about.type, category)}>
                    {categoryName(t, category)}
                  </Tag>
                ))}
              </TagLine>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          <DownloadButton project={project} main={current !== 'project/version'} />
          <FollowButton follow={follow} />
          <MoreMenu project={project} />
        </div>
      </div>
    </header>
  );
}

function useCrumbs({ about, categories }: ProjectData) {
  const { t } = useMessages();
  const [first] = categories;
  const kind = PROJECT_KINDS.find((one) => one === about.type);
  return [
    ...(kind ? [{ label: t(`shared.types.${kind}`), href: `/${kind}s` }] : []),
    ...(kind && first ? [{ label: categoryName(t, first), href: categoryHref(kind, first) }] : []),
    { label: <bdi>{about.title}</bdi> },
  ];
}

/** The search for projects of the same kind and category. */
export const categoryHref = (type: string, category: string) =>
  // A project without versions has the categories of a mod.
  `/${type === 'project' ? 'mod' : type}s?f=${encodeURIComponent(`categories:${category}`)}`;
