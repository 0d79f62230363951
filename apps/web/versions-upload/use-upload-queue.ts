import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Upload } from '#domain/uploads/index.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadRow } from './upload-row.ts';

/** The files of the page. On the server and until the page runs, the drafts as they are stored. */
export function useUploadQueue(projectId: string, drafts: readonly Upload[]) {
  const [queue] = useState(() => new UploadQueue(projectId, drafts));
  const [first] = useState<readonly UploadRow[]>(queue.rows);
  const rows = useSyncExternalStore(queue.subscribe, queue.rows, () => first);
  useEffect(() => {
    queue.restore();
    return queue.watchConnection();
  }, [queue]);
  return { queue, rows };
}
