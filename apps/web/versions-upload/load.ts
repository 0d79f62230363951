import type { SignedIn } from '#domain/access/index.ts';
import { may } from '#domain/teams/index.ts';
import type { Upload } from '#domain/uploads/index.ts';
import { listUploads } from '#domain/uploads/uploads.ts';
import type { Load } from '../context.server.ts';
import { notFound } from '../project/project-of-page.ts';
import { settingsProject } from '../project-settings/load.ts';
import { type FormOptions, formOptions } from '../version-form/form-options.ts';
import { type TakenVersion, takenLoaders } from '../version-form/version-fields.ts';

export interface VersionsUploadData {
  project: { id: string; title: string; type: string };
  /** Path of the project's page. */
  path: string;
  options: FormOptions;
  /** Files of earlier visits that wait to be published. */
  drafts: Upload[];
  existing: TakenVersion[];
}

/** For members who may upload; others find nothing here. */
export const load: Load<VersionsUploadData> = async (input) => {
  const found = await settingsProject(input);
  if (!may(found.permissions, 'UPLOAD_VERSION')) throw notFound('Page not found');
  const { services } = input.page;
  const viewer = input.page.viewer as SignedIn;
  const { project } = found;
  const versions = await services.db
    .selectFrom('versions')
    .select(['id', 'version_number', 'loaders', 'pack_loaders'])
    .where('project_id', '=', project.id)
    .execute();
  return {
    project: { id: project.id, title: project.title, type: found.page.urlType },
    path: found.path,
    options: formOptions(services.tags),
    drafts: await listUploads(services, viewer, project.id),
    existing: versions.map((row) => ({
      id: row.id,
      number: row.version_number,
      loaders: row.loaders.includes('mrpack') ? takenLoaders(row.pack_loaders, true) : row.loaders,
    })),
  };
};
