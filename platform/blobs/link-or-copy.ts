import { constants } from 'node:fs';
import { copyFile, link, open } from 'node:fs/promises';

/** Failures of `link` that a copy can get around: another disk, a file system without links. */
const COPY_ON = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

/**
 * The same bytes under another path: a second name for the file where the disk allows it, else a
 * durable copy. Right for files that are never written again.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!COPY_ON.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const handle = await open(to, 'r');
    await handle.sync();
    await handle.close();
  }
}
