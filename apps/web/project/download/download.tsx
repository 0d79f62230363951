import { lazy, Suspense, useEffect, useState } from 'react';
import type { ProjectData } from '../load.ts';
import { loadDialog, useDownload } from './use-download.ts';

const DownloadDialog = lazy(async () => ({ default: (await loadDialog()).DownloadDialog }));

/** The download dialog, there from the first time it is opened. */
export function Download({ project }: { project: ProjectData }) {
  const { isOpen, close } = useDownload();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isOpen) setWanted(true);
  }, [isOpen]);
  if (!wanted || project.counts.versions === 0) return null;
  return (
    <Suspense>
      <DownloadDialog project={project} open={isOpen} onClose={close} />
    </Suspense>
  );
}
