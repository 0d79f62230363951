import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { versionToChange } from './versions.store.ts';

/**
 * Takes a file out of its version; another one becomes primary when it was. A version keeps at
 * least one file.
 */
export async function deleteFile(
  services: Services,
  viewer: SignedIn,
  file: { algorithm: 'sha1' | 'sha512'; hash: string; versionId: string },
): Promise<void> {
  const row = await services.db
    .selectFrom('files')
    .select(['id', 'version_id', 'project_id', 'is_primary'])
    .where(file.algorithm, '=', file.hash)
    .where('version_id', '=', file.versionId)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'No file has that hash.');
  await versionToChange(services.db, viewer, row.version_id, 'DELETE_VERSION');
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, row.project_id);
    const rest = await trx
      .selectFrom('files')
      .select('id')
      .where('version_id', '=', row.version_id)
      .where('id', '!=', row.id)
      .orderBy('filename')
      .forUpdate()
      .execute();
    if (rest.length === 0) {
      throw new Refusal('request_error', 'A version keeps at least one file.');
    }
    await trx.deleteFrom('files').where('id', '=', row.id).execute();
    if (row.is_primary) {
      await trx
        .updateTable('files')
        .set({ is_primary: true })
        .where('id', '=', rest[0].id)
        .execute();
    }
    await renderVersions(trx, services, [row.version_id]);
    await renderProject(trx, services, row.project_id);
  });
}
