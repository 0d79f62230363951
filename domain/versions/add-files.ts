import type { Static } from 'typebox';
import type { AddFile } from '#contract/version.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { checkFile } from '../files/index.ts';
import { lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import type { StagedFile } from './prepare-version.ts';
import { fileTypeOf } from './version-fields.ts';
import { insertFiles } from './version-files.ts';
import { versionToChange } from './versions.store.ts';

/** Adds files to a version; none of them becomes its primary file. */
export async function addFiles(
  services: Services,
  viewer: SignedIn,
  versionId: string,
  data: Static<typeof AddFile>,
  staged: StagedFile[],
): Promise<void> {
  const missing = new Refusal('invalid_input', 'The version does not exist.');
  const { version } = await versionToChange(
    services.db,
    viewer,
    versionId,
    'UPLOAD_VERSION',
    missing,
  );
  if (staged.length === 0) {
    throw new Refusal('invalid_input', 'Send at least one file.', { field: 'files' });
  }
  const files = staged.map((file) => ({
    ...file,
    fileType: fileTypeOf(data.file_types, file.part),
    primary: false,
  }));
  for (const file of files) {
    await checkFile(services, {
      path: await services.blobs.localPath(file.blob.sha512),
      size: file.blob.size,
      filename: file.filename,
      fileType: file.fileType,
      primary: false,
      loaders: version.loaders,
      gameVersions: version.game_versions,
    });
  }
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, version.project_id);
    await insertFiles(trx, { versionId, projectId: version.project_id }, files);
    await renderVersions(trx, services, [versionId]);
    await renderProject(trx, services, version.project_id);
  });
}
