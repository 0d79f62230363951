import type { Db } from '../database/index.ts';
import { statusFacts } from '../projects/index.ts';
import { isVersionStatus, VERSION_STATUSES } from './version-status.ts';

/** What the address of a version's file leads to. */
export interface PublishedFile {
  projectId: string;
  sha512: string;
  /** Bytes. */
  size: number;
  /** Whoever has the link may have it: its version and its project allow that. */
  everyone: boolean;
}

export async function findPublishedFile(
  db: Db,
  versionId: string,
  filename: string,
): Promise<PublishedFile | undefined> {
  const row = await db
    .selectFrom('files')
    .innerJoin('versions', 'versions.id', 'files.version_id')
    .innerJoin('projects', 'projects.id', 'files.project_id')
    .select(['files.project_id', 'sha512', 'size'])
    .select(['versions.status', 'projects.status as project_status'])
    .where('version_id', '=', versionId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status } = row;
  const linked = isVersionStatus(status) && VERSION_STATUSES[status].link;
  return {
    projectId: row.project_id,
    sha512: row.sha512,
    size: row.size,
    everyone: linked && statusFacts(row.project_status).link,
  };
}
