import type { Selectable } from 'kysely';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { Db, VersionsTable } from '../database/index.ts';
import { canSee, findProjectFor, type ProjectFor, requirePermission } from '../projects/index.ts';
import type { Permission } from '../teams/index.ts';

export type VersionRow = Selectable<VersionsTable>;

/**
 * The version and its project if this person holds the permission.
 * @throws Refusal `not_found` when it does not exist or is hidden from them (`missing` replaces it),
 * `auth_error` without the permission.
 */
export async function versionToChange(
  db: Db,
  viewer: SignedIn,
  versionId: string,
  permission: Permission,
  missing: Refusal = new Refusal('not_found', 'The version does not exist.'),
): Promise<ProjectFor & { version: VersionRow }> {
  const version = await db
    .selectFrom('versions')
    .selectAll()
    .where('id', '=', versionId)
    .executeTakeFirst();
  const found = version && (await findProjectFor(db, viewer, version.project_id));
  if (!version || !found || !canSee(viewer, found)) throw missing;
  requirePermission(found, permission);
  return { ...found, version };
}
