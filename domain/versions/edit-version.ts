import type { EditVersion } from '#contract/version.ts';
import { Refusal } from '#platform/refusal.ts';
import { isStaff, type SignedIn } from '../access/index.ts';
import type { Trx } from '../database/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { renderText } from '../images/index.ts';
import { lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { checkDependencies, replaceDependencies } from './version-dependencies.ts';
import { chooseGameVersions, chooseLoaders } from './version-fields.ts';
import { versionToChange } from './versions.store.ts';

/** Changes what is given of a version; files stay as they are. */
export async function editVersion(
  services: Services,
  viewer: SignedIn,
  versionId: string,
  edit: EditVersion,
): Promise<void> {
  const { version } = await versionToChange(services.db, viewer, versionId, 'UPLOAD_VERSION');
  if (edit.downloads !== undefined && !isStaff(viewer)) {
    throw new Refusal('auth_error', 'Only moderators set downloads.', { field: 'downloads' });
  }
  const isPack = version.loaders.includes('mrpack');
  const choice = edit.loaders && chooseLoaders(services, edit.loaders, isPack, 'request_error');
  const gameVersions =
    edit.game_versions && chooseGameVersions(services, edit.game_versions, 'request_error');
  const changelog = edit.changelog === undefined ? undefined : (edit.changelog ?? '');
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, version.project_id);
    const changes = {
      name: edit.name,
      version_number: edit.version_number,
      changelog,
      changelog_html:
        changelog === undefined ? undefined : await renderText(trx, services, changelog),
      version_type: edit.version_type,
      game_versions: gameVersions,
      loaders: choice?.loaders,
      pack_loaders: choice?.packLoaders,
      featured: edit.featured,
      downloads: edit.downloads,
      status: edit.status,
      environment: edit.environment ?? undefined,
    };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await trx.updateTable('versions').set(changes).where('id', '=', versionId).execute();
    }
    if (edit.dependencies) {
      const list = await checkDependencies(trx, edit.dependencies, 'request_error');
      await replaceDependencies(trx, versionId, list);
    }
    await editFileTypes(trx, versionId, edit);
    await renderVersions(trx, services, [versionId]);
    await renderProject(trx, services, version.project_id);
  });
}

async function editFileTypes(trx: Trx, versionId: string, edit: EditVersion): Promise<void> {
  for (const [index, change] of (edit.file_types ?? []).entries()) {
    const result = await trx
      .updateTable('files')
      .set({ file_type: change.file_type ?? null })
      .where('version_id', '=', versionId)
      .where(change.algorithm, '=', change.hash.toLowerCase())
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) {
      throw new Refusal('request_error', 'file_types: no file of this version has that hash.', {
        field: `file_types.${index}.hash`,
      });
    }
  }
}
