import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from '../header/header.module.css';
import type { ProjectData } from '../load.ts';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = { project: ProjectData; main: boolean };

/** Opens the download dialog; before scripts run it leads to the versions. */
export function DownloadButton({ project, main }: DownloadButtonProps) {
  const t = useT();
  const { open, prepare } = useDownload();
  if (project.counts.versions === 0) {
    return (
      <Button icon="download" className={styles.download} disabledReason={t('project.noVersions')}>
        {t('project.download')}
      </Button>
    );
  }
  return (
    <ButtonLink
      kind={main ? 'main' : 'default'}
      icon="download"
      className={styles.download}
      href={`${project.about.path}/versions`}
      onMouseEnter={prepare}
      onPointerDown={prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      }}
    >
      {t('project.download')}
    </ButtonLink>
  );
}
