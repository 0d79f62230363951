import { may } from '#domain/teams/index.ts';
import { findVersionOf, readVersionPage } from '#domain/versions/index.ts';
import type { Load } from '../context.server.ts';
import { notFound } from '../project/project-of-page.ts';
import { settingsProject } from '../project-settings/load.ts';
import { projectHref } from '../shared/project-kinds.ts';
import { type FormOptions, formOptions } from '../version-form/form-options.ts';
import type { VersionFields } from '../version-form/version-fields.ts';

export interface VersionEditData {
  project: { id: string; title: string };
  /** Path of the project's page. */
  path: string;
  id: string;
  fields: VersionFields;
  changelog: string;
  status: string;
  /** The primary one first. */
  files: VersionFile[];
  options: FormOptions;
  owner: string;
  mayEdit: boolean;
  mayRemove: boolean;
}

export interface VersionFile {
  name: string;
  size: number;
  primary: boolean;
  type: string | null;
  sha512: string;
}

/** For the project's members and the staff. */
export const load: Load<VersionEditData> = async (input) => {
  const found = await settingsProject(input);
  const { db, tags } = input.page.services;
  const id = await findVersionOf(
    db,
    { projectId: found.project.id, hidden: true },
    input.params.version ?? '',
  );
  const page = id && (await readVersionPage(db, input.page.viewer, id));
  if (!page) throw notFound('Version not found');
  const { version } = page;
  return {
    project: { id: found.project.id, title: found.project.title },
    path: found.path,
    id: version.id,
    fields: {
      name: version.name,
      number: version.version_number,
      channel: version.version_type,
      loaders: version.loaders.filter((loader) => loader !== 'mrpack'),
      gameVersions: version.game_versions,
      dependencies: page.dependencies.map(({ type, project, version: pinned, filename }) => ({
        type,
        projectId: project?.id ?? null,
        versionId: pinned?.id ?? null,
        fileName: filename,
        title: project?.title ?? filename ?? '',
        iconUrl: project?.iconUrl ?? null,
        href: project ? projectHref(project.urlType, project.slug ?? project.id) : null,
        range: pinned?.number ?? null,
      })),
    },
    changelog: version.changelog ?? '',
    status: version.status,
    files: version.files.map((file) => ({
      name: file.filename,
      size: file.size,
      primary: file.primary,
      type: file.file_type,
      sha512: file.hashes.sha512,
    })),
    options: formOptions(tags),
    owner: found.members.find((member) => member.is_owner)?.username ?? '',
    mayEdit: may(found.permissions, 'UPLOAD_VERSION'),
    mayRemove: may(found.permissions, 'DELETE_VERSION'),
  };
};
