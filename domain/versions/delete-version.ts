import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { Trx } from '../database/index.ts';
import { deleteDocuments, renderProject, renderVersions } from '../documents/index.ts';
import { lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { versionToChange } from './versions.store.ts';

/**
 * Deletes a version with its files. Versions that needed it keep needing its project; the bytes go
 * with the next sweep when nothing else has them.
 */
export async function deleteVersion(
  services: Services,
  viewer: SignedIn,
  versionId: string,
): Promise<void> {
  const missing = new Refusal('request_error', 'The version does not exist.');
  const { version } = await versionToChange(
    services.db,
    viewer,
    versionId,
    'DELETE_VERSION',
    missing,
  );
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, version.project_id);
    const dependents = await dependentsOf(trx, versionId);
    await trx.deleteFrom('versions').where('id', '=', versionId).execute();
    await deleteDocuments(trx, [versionId]);
    await renderVersions(trx, services, [versionId, ...dependents]);
    await renderProject(trx, services, version.project_id);
  });
}

/** Ids of versions that name this one as a dependency. */
async function dependentsOf(trx: Trx, versionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('dependencies')
    .select('version_id')
    .where('dependency_version_id', '=', versionId)
    .distinct()
    .execute();
  return rows.map((row) => row.version_id);
}
