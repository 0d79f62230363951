import Type, { type Static } from 'typebox';
import { Environment, Id, Int32, LIMITS, Nullable } from './common.ts';

export const VersionType = Type.Union([
  Type.Literal('release'),
  Type.Literal('beta'),
  Type.Literal('alpha'),
]);

export const FileType = Type.Union([
  Type.Literal('required-resource-pack'),
  Type.Literal('optional-resource-pack'),
  Type.Literal('sources-jar'),
  Type.Literal('dev-jar'),
  Type.Literal('javadoc-jar'),
  Type.Literal('signature'),
  Type.Literal('unknown'),
]);

export const DependencyType = Type.Union([
  Type.Literal('required'),
  Type.Literal('optional'),
  Type.Literal('incompatible'),
  Type.Literal('embedded'),
]);

export const Dependency = Type.Object({
  version_id: Type.Optional(Nullable(Id)),
  project_id: Type.Optional(Nullable(Id)),
  file_name: Type.Optional(Nullable(Type.String({ maxLength: 1024 }))),
  dependency_type: DependencyType,
});

const VersionNumber = Type.String({
  minLength: 1,
  maxLength: LIMITS.versionNumber,
  pattern: '^[a-zA-Z0-9!@$()`.+,_"-]+$',
});
const VersionName = Type.String({ minLength: 1, maxLength: LIMITS.versionName, pattern: '\\S' });
const Changelog = Type.String({ maxLength: LIMITS.changelog });
const Names = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 1000 });

const fields = {
  version_number: VersionNumber,
  version_title: Type.Optional(VersionName),
  name: Type.Optional(VersionName),
  version_body: Type.Optional(Nullable(Changelog)),
  changelog: Type.Optional(Nullable(Changelog)),
  dependencies: Type.Optional(Type.Array(Dependency, { maxItems: 4096 })),
  game_versions: Names,
  environment: Type.Optional(Nullable(Environment)),
  release_channel: Type.Optional(VersionType),
  version_type: Type.Optional(VersionType),
  loaders: Names,
  featured: Type.Optional(Type.Boolean()),
  primary_file: Type.Optional(Nullable(Type.String())),
  status: Type.Optional(
    Type.Union([
      Type.Literal('listed'),
      Type.Literal('archived'),
      Type.Literal('draft'),
      Type.Literal('unlisted'),
    ]),
  ),
  file_types: Type.Optional(Nullable(Type.Record(Type.String(), Nullable(FileType)))),
  uploaded_images: Type.Optional(Type.Array(Id, { maxItems: 10 })),
  ordering: Type.Optional(Nullable(Int32)),
};

/** A version inside the creation of a project. */
export const InitialVersion = Type.Object({
  ...fields,
  file_parts: Type.Array(Type.String(), { minItems: 1, maxItems: 256 }),
});

/** The `data` part of `POST /v2/version`. */
export const CreateVersion = Type.Object({
  ...fields,
  file_parts: Type.Optional(Type.Array(Type.String(), { maxItems: 256 })),
  project_id: Type.Optional(Id),
  mod_id: Type.Optional(Id),
});

/** The body of `PATCH /v2/version/{id}`; unknown keys are ignored. */
export const EditVersion = Type.Object({
  name: Type.Optional(VersionName),
  version_number: Type.Optional(VersionNumber),
  changelog: Type.Optional(Nullable(Changelog)),
  version_type: Type.Optional(VersionType),
  dependencies: Type.Optional(Type.Array(Dependency, { maxItems: 4096 })),
  game_versions: Type.Optional(Names),
  loaders: Type.Optional(Names),
  featured: Type.Optional(Type.Boolean()),
  downloads: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  status: fields.status,
  environment: Type.Optional(Nullable(Environment)),
  file_types: Type.Optional(
    Nullable(
      Type.Array(
        Type.Object({
          algorithm: Type.Union([Type.Literal('sha1'), Type.Literal('sha512')]),
          hash: Type.String(),
          file_type: Type.Optional(Nullable(FileType)),
        }),
      ),
    ),
  ),
});

/** The `data` part of `POST /v2/version/{id}/file`. */
export const AddFile = Type.Object({
  file_types: Type.Optional(Nullable(Type.Record(Type.String(), Nullable(FileType)))),
});

export type InitialVersion = Static<typeof InitialVersion>;
export type CreateVersion = Static<typeof CreateVersion>;
export type EditVersion = Static<typeof EditVersion>;
export type Dependency = Static<typeof Dependency>;
