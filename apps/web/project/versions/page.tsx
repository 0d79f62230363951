import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/index.ts';
import type { HeadOf } from '../../head.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { ListPages } from '../list-pages.tsx';
import { projectHead } from '../project-head.ts';
import { useProject } from '../use-project.ts';
import { isFiltered } from '../version-filter.ts';
import { VersionFilters } from '../version-filters.tsx';
import type { VersionsData } from './load.ts';
import { Matrix } from './matrix.tsx';
import styles from './page.module.css';
import { VersionTable } from './version-table.tsx';

export const head: HeadOf<VersionsData> = ({ data: { about }, t }) =>
  projectHead(about, t, {
    title: t('project.versions'),
    path: '/versions',
    description: t('project.versionsDescription', { title: about.title }),
  });

/** Which build for which pair, and every version. */
export function Component() {
  const { t, locale } = useMessages();
  const data = useLoaderData() as VersionsData;
  const { viewer } = useProject();
  const { about, matrix, filter, total, lastPage } = data;
  const path = `${about.path}/versions`;
  const upload = viewer.may.UPLOAD_VERSION && (
    <ButtonLink icon="upload" href={`${about.path}/versions/upload`}>
      {t('project.upload')}
    </ButtonLink>
  );
  if (total === 0 && !isFiltered(filter)) {
    return (
      <EmptyState title={t('project.noVersions')} actions={upload}>
        {t(upload ? 'project.noVersionsInside' : 'project.noVersionsText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      {matrix && <Matrix matrix={matrix} path={path} />}
      <section>
        <div className={styles.head}>
          <h2 className={styles.title}>
            {t('project.allVersions')}{' '}
            <span className={styles.count}>{formatNumber(total, locale)}</span>
          </h2>
          <div className={styles.tools}>
            <VersionFilters filter={filter} options={data.options} path={path} />
            {upload}
          </div>
        </div>
        {data.versions.length > 0 ? (
          <VersionTable data={data} path={path} />
        ) : (
          <EmptyState
            level={3}
            title={t('project.noMatch')}
            actions={<ButtonLink href={path}>{t('project.clearFilters')}</ButtonLink>}
          >
            {t('project.noMatchText')}
          </EmptyState>
        )}
        <ListPages path={path} filter={filter} last={lastPage} />
      </section>
    </div>
  );
}
