import { Definitions, SidebarSection } from '#ui/bed/sidebar-bed.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { useT } from '../../messages/messages.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import type { ProjectData } from '../load.ts';
import { License } from './license.tsx';
import styles from './sidebar.module.css';

/** Licence, dates and the id. */
export function Details({ project }: { project: ProjectData }) {
  const t = useT();
  const { approved, published, queued, status, updated, about } = project;
  const dates = [
    approved
      ? { label: t('project.published'), moment: approved }
      : { label: t('project.created'), moment: published },
    ...(status === 'processing' && queued
      ? [{ label: t('project.submitted'), moment: queued }]
      : []),
    { label: t('project.updated'), moment: updated },
  ];
  return (
    <SidebarSection title={t('project.details')}>
      <Definitions
        items={[
          { label: t('project.license'), value: <License license={project.license} /> },
          ...dates.map(({ label, moment }) => ({
            label,
            value: <RelativeTime moment={moment} />,
          })),
          {
            label: t('project.id'),
            value: (
              <span className={styles.id}>
                <code>{about.id}</code>
                <CopyButton
                  iconOnly
                  kind="quiet"
                  size="small"
                  text={about.id}
                  labels={{ copy: t('project.copyId'), copied: t('shared.copied') }}
                />
              </span>
            ),
          },
        ]}
      />
    </SidebarSection>
  );
}
