import { toEnvironment } from '#domain/versions/environment.ts';
import { callApi } from '../shared/call-api.ts';
import { isPackFile, toDependencies } from '../version-form/version-fields.ts';
import type { UploadRow } from './upload-row.ts';

export interface PublishOptions {
  changelog: string;
  /** `draft`: only the members see it until they publish it. */
  status: 'listed' | 'draft';
}

/** Publishes a row with its extra files as one version. @throws ApiError */
export async function publishRow(
  row: UploadRow,
  extras: readonly UploadRow[],
  { changelog, status }: PublishOptions,
): Promise<{ id: string; number: string }> {
  const { fields, uploadId, inferred } = row;
  if (!fields || !uploadId) throw new Error(`${row.filename} is not ready.`);
  const environment = inferred
    ? toEnvironment(inferred.environment.clientSide, inferred.environment.serverSide)
    : 'unknown';
  const files = extras.flatMap((extra) => (extra.uploadId ? [extra] : []));
  const isPack = isPackFile(row.filename);
  const version = await callApi<{ id: string; version_number: string }>('/_internal/versions', {
    method: 'POST',
    body: {
      uploads: [uploadId, ...files.map((extra) => extra.uploadId)],
      data: {
        version_number: fields.number,
        version_title: fields.name.trim() || fields.number,
        version_body: row.changelog ?? changelog,
        release_channel: fields.channel,
        loaders: fields.loaders,
        game_versions: fields.gameVersions,
        // What a pack needs stands in the pack.
        dependencies: isPack ? [] : toDependencies(fields.dependencies),
        featured: false,
        status,
        primary_file: uploadId,
        ...(environment === 'unknown' ? {} : { environment }),
        file_types: Object.fromEntries(files.map((extra) => [extra.uploadId, extra.extraType])),
      },
    },
  });
  return { id: version.id, number: version.version_number };
}
