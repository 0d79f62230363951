import { Dialog } from '#ui/dialog/dialog.tsx';
import { useT } from '../../messages/messages.tsx';
import type { ProjectData } from '../load.ts';

type DownloadDialogProps = { project: ProjectData; open: boolean; onClose: () => void };

/** Chooses what to download. */
export function DownloadDialog({ project, open, onClose }: DownloadDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={project.about.title}
      closeLabel={t('shared.close')}
    >
      {t('project.download')}
    </Dialog>
  );
}
