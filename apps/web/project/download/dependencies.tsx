import type { DownloadDependency } from '#domain/versions/index.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { Link } from '#ui/link/link.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import { projectHref } from '../../shared/project-kinds.ts';
import { filePath } from './download-address.ts';
import styles from './results.module.css';

type DependenciesProps = {
  rows: readonly DownloadDependency[];
  /** Ids of the projects that come along. */
  chosen: ReadonlySet<string>;
  onChange: (projectId: string, chosen: boolean) => void;
};

/** What comes along: required ones unless taken out, recommended ones if taken in. */
export function Dependencies({ rows, chosen, onChange }: DependenciesProps) {
  const { t, locale } = useMessages();
  return (
    <ul className={styles.dependencies} aria-label={t('project.comesAlong')}>
      {rows.map(({ project, type, of, build, reason }) => (
        <li key={project.id} className={styles.dependency}>
          <Checkbox
            checked={chosen.has(project.id)}
            aria-label={project.title}
            lockedReason={build?.file ? undefined : t('project.noneFits')}
            onChange={() => build?.file && onChange(project.id, !chosen.has(project.id))}
          />
          <ProjectIcon id={project.id} iconUrl={project.iconUrl} size={28} />
          <span className={styles.words}>
            <Link
              className={styles.name}
              href={projectHref(project.urlType, project.slug ?? project.id)}
            >
              <strong>
                <bdi>{project.title}</bdi>
              </strong>{' '}
              {build && <bdi>{build.number}</bdi>}
            </Link>
            {of && <span className={styles.facts}>{t('project.neededBy', { title: of })}</span>}
          </span>
          <span className={reason ? styles.reason : styles.kind}>
            {reason === 'conflict'
              ? t('project.conflicts')
              : reason === 'none-fits'
                ? t('project.noneFits')
                : t(type === 'required' ? 'project.required' : 'project.recommended')}
          </span>
          {build?.file && (
            <IconLink
              icon="download"
              size="small"
              href={filePath(build.file.url)}
              download
              label={t('project.downloadFile', {
                name: build.file.filename,
                size: formatBytes(build.file.size, locale),
              })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
