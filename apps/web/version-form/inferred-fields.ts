import type { InferredUpload } from '#domain/uploads/index.ts';
import { projectHref } from '../shared/project-kinds.ts';
import { VERSION_LIMITS, type VersionFields } from './version-fields.ts';

/** What a file says of itself as the form's fields; where it says nothing they are empty. */
export function inferredFields(inferred: InferredUpload): VersionFields {
  return {
    name: (inferred.versionName ?? '').slice(0, VERSION_LIMITS.name),
    number: inferred.versionNumber ?? '',
    channel: inferred.channel,
    loaders: inferred.loaders,
    gameVersions: inferred.gameVersions,
    dependencies: inferred.dependencies
      .filter(({ type, project }) => type !== 'embedded' || project)
      .map(({ id, type, range, fileName, project }) => ({
        type,
        projectId: project?.id ?? null,
        versionId: null,
        fileName: fileName ?? null,
        title: project?.title ?? id,
        iconUrl: project?.icon_url ?? null,
        href: project ? projectHref('project', project.slug ?? project.id) : null,
        range,
      })),
  };
}

/** A form for a file that says nothing, with the number that its name may hold. */
export function emptyFields(filename: string): VersionFields {
  const number = /\d+(?:\.\d+)+(?:[-+.][a-z0-9.]+)*/i.exec(filename.replace(/\.\w+$/, ''))?.[0];
  return {
    name: '',
    number: (number ?? '').slice(0, VERSION_LIMITS.number),
    channel: 'release',
    loaders: [],
    gameVersions: [],
    dependencies: [],
  };
}
