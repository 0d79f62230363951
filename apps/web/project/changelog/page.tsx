import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { ListPages } from '../list-pages.tsx';
import { projectHead } from '../project-head.ts';
import { isFiltered } from '../version-filter.ts';
import { VersionFilters } from '../version-filters.tsx';
import { ChangelogEntry } from './entry.tsx';
import type { ChangelogData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<ChangelogData> = ({ data: { about }, t }) =>
  projectHead(about, t, {
    title: t('project.changelog'),
    path: '/changelog',
    description: t('project.changelogDescription', { title: about.title }),
  });

/** What changed from version to version, the newest first. */
export function Component() {
  const t = useT();
  const { about, filter, options, entries, lastPage } = useLoaderData() as ChangelogData;
  const path = `${about.path}/changelog`;
  const filtered = isFiltered(filter);
  return (
    <>
      <h2 className="visually-hidden">{t('project.changelog')}</h2>
      <div className={styles.tools}>
        <VersionFilters filter={filter} options={options} path={path} />
      </div>
      {entries.length > 0 ? (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <ChangelogEntry key={entry.id} entry={entry} projectPath={about.path} />
          ))}
        </ol>
      ) : (
        <EmptyState
          title={t(filtered ? 'project.noMatch' : 'project.noVersions')}
          actions={filtered && <ButtonLink href={path}>{t('project.clearFilters')}</ButtonLink>}
        >
          {t(filtered ? 'project.noMatchText' : 'project.noVersionsText')}
        </EmptyState>
      )}
      <ListPages path={path} filter={filter} last={lastPage} />
    </>
  );
}
