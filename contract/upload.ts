import Type from 'typebox';
import { Id, LIMITS } from './common.ts';
import { AddFile, CreateVersion } from './version.ts';

/** The body of `POST /_internal/uploads`. */
export const StartUpload = Type.Object({
  project_id: Id,
  filename: Type.String({ minLength: 1, maxLength: 255 }),
  size: Type.Integer({ minimum: 1, maximum: LIMITS.fileBytes }),
});

const Uploads = Type.Array(Id, { minItems: 1, maxItems: 32 });

/** The body of `POST /_internal/versions`: a version made of uploads, the first one primary. */
export const PublishUploads = Type.Object({ uploads: Uploads, data: CreateVersion });

/** The body of `POST /_internal/versions/{id}/files`. */
export const AddUploads = Type.Object({ uploads: Uploads, ...AddFile.properties });
