import type { CreateVersion } from '#contract/version.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { projectToChange } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { addFiles, prepareVersion, publishVersion, type StagedFile } from '../versions/index.ts';
import { ownUpload } from './uploads.ts';

/** Publishes uploads of one project as a version; the first is its primary file. Returns its id. */
export async function publishUploads(
  services: Services,
  viewer: SignedIn,
  uploadIds: string[],
  data: CreateVersion,
): Promise<string> {
  const staged = await stageUploads(services, viewer, uploadIds);
  const { project } = await projectToChange(
    services.db,
    viewer,
    staged.projectId,
    'UPLOAD_VERSION',
  );
  const prepared = await prepareVersion(services, data, staged.files);
  const place = { projectId: project.id, authorId: viewer.user.id };
  const id = await publishVersion(services, place, prepared);
  await markPublished(services, uploadIds, id);
  return id;
}

/** Adds uploads to a version that exists. */
export async function addUploads(
  services: Services,
  viewer: SignedIn,
  versionId: string,
  uploadIds: string[],
  fileTypes: CreateVersion['file_types'],
): Promise<void> {
  const { files } = await stageUploads(services, viewer, uploadIds);
  await addFiles(services, viewer, versionId, { file_types: fileTypes }, files);
  await markPublished(services, uploadIds, versionId);
}

async function stageUploads(services: Services, viewer: SignedIn, uploadIds: string[]) {
  const files: StagedFile[] = [];
  let projectId = '';
  for (const id of uploadIds) {
    const upload = await ownUpload(services, viewer, id);
    if (!upload.sha512 || !upload.sha1) {
      throw new Refusal('invalid_input', `${upload.filename} has not arrived yet.`, {
        field: 'uploads',
      });
    }
    if (projectId && upload.project_id !== projectId) {
      throw new Refusal('invalid_input', 'All files of a version belong to one project.', {
        field: 'uploads',
      });
    }
    projectId = upload.project_id;
    const blob = { sha512: upload.sha512, sha1: upload.sha1, size: upload.size };
    files.push({ part: id, filename: upload.filename, blob });
  }
  return { files, projectId };
}

function markPublished({ db }: Services, uploadIds: string[], versionId: string) {
  return db
    .updateTable('uploads')
    .set({ version_id: versionId })
    .where('id', 'in', uploadIds)
    .execute();
}
