import { isStaff, type Viewer } from '../access/index.ts';
import { among, type Db } from '../database/index.ts';
import { readDocuments, type StoredDocument } from '../documents/index.ts';

/** Of these projects' documents, those the viewer may see: public ones, own ones, all for staff. */
export async function visibleProjects(
  db: Db,
  viewer: Viewer,
  ids: string[],
): Promise<StoredDocument[]> {
  const documents = await readDocuments(db, 'project', ids);
  const hidden = documents.filter((document) => !document.is_public);
  if (hidden.length === 0 || isStaff(viewer)) return documents;
  const own = await memberOf(
    db,
    viewer,
    hidden.map((document) => document.id),
  );
  return documents.filter((document) => document.is_public || own.has(document.id));
}

/** The same documents in the order of the ids. */
export function inOrderOf<T extends { id: string }>(ids: readonly string[], documents: T[]): T[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which of the projects the viewer is a member or invitee of. */
export async function memberOf(db: Db, viewer: Viewer, ids: string[]): Promise<Set<string>> {
  if (!viewer.user || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('projects')
    .innerJoin('team_members', 'team_members.team_id', 'projects.team_id')
    .select('projects.id')
    .where(among('projects.id', ids))
    .where('user_id', '=', viewer.user.id)
    .execute();
  return new Set(rows.map((row) => row.id));
}
