import { isStaff, type Viewer } from '../access/index.ts';
import { among, type Db } from '../database/index.ts';
import { memberOf, statusFacts } from '../projects/index.ts';

export interface ReadVersion {
  id: string;
  project_id: string;
  body: string;
  etag: string;
  /** Everyone may see it: its own status and its project's allow that. */
  everyone: boolean;
}

/** The documents of these versions that the viewer may see (public API, 2.4 "Visibility"). */
export async function visibleVersions(
  db: Db,
  viewer: Viewer,
  ids: string[],
): Promise<ReadVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .innerJoin('versions', 'versions.id', 'documents.id')
    .innerJoin('projects', 'projects.id', 'versions.project_id')
    .select(['documents.id', 'documents.body', 'etag', 'is_public', 'project_id'])
    .select('projects.status')
    .where('kind', '=', 'version')
    .where(among('documents.id', ids))
    .execute();
  const read = rows.map((row) => ({
    id: row.id,
    project_id: row.project_id,
    body: row.body,
    etag: row.etag,
    everyone: row.is_public && statusFacts(row.status).link,
  }));
  const hidden = read.filter((version) => !version.everyone);
  if (hidden.length === 0 || isStaff(viewer)) return read;
  const own = await memberOf(db, viewer, [...new Set(hidden.map((row) => row.project_id))]);
  return read.filter((version) => version.everyone || own.has(version.project_id));
}
