import { SidebarPart, SidebarSection } from '#ui/bed/sidebar-bed.tsx';
import { Link } from '#ui/link/link.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { TagLine, VersionTag } from '#ui/tag/tag.tsx';
import { useT } from '../../messages/messages.tsx';
import type { ProjectData } from '../load.ts';
import styles from './sidebar.module.css';

/** Game versions, loaders and sides. */
export function WorksWith({ project }: { project: ProjectData }) {
  const t = useT();
  const { ranges, loaders, environment } = project.compatibility;
  return (
    <SidebarSection title={t('project.worksWith')}>
      <SidebarPart label={t('project.game')}>
        {ranges.length > 0 ? (
          <TagLine>
            {ranges.map((range) => (
              <VersionTag key={range}>{range}</VersionTag>
            ))}
          </TagLine>
        ) : (
          <p className={styles.nothing}>{t('project.noVersionsYet')}</p>
        )}
      </SidebarPart>
      {loaders.length > 0 && (
        <SidebarPart label={t('project.loaders')}>
          <ul className={styles.loaders}>
            {loaders.map((loader) => (
              <li key={loader.id}>
                <Link
                  className={styles.loader}
                  href={`/${project.about.type}s?g=${encodeURIComponent(`categories:${loader.id}`)}`}
                >
                  <LoaderTag loader={loader.id} name={loader.name} />
                </Link>
              </li>
            ))}
          </ul>
        </SidebarPart>
      )}
      {environment && (
        <SidebarPart label={t('project.installOn')}>
          {t(`shared.environment.${environment}`)}
        </SidebarPart>
      )}
    </SidebarSection>
  );
}
