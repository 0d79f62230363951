import Type, { type Static } from 'typebox';
import { LIMITS, Nullable } from './common.ts';
import { VersionType } from './version.ts';

export const Algorithm = Type.Union([Type.Literal('sha1'), Type.Literal('sha512')]);

const Hash = Type.String({ minLength: 1, maxLength: 128 });
const Names = Type.Optional(Nullable(Type.Array(Type.String(), { maxItems: 1000 })));

/** Which versions count as an update; null and empty lists ask for nothing. */
const filter = {
  loaders: Names,
  game_versions: Names,
  version_types: Type.Optional(Nullable(Type.Array(VersionType, { maxItems: 3 }))),
};

/** The body of `POST /v2/version_file/{hash}/update`. */
export const UpdateFilter = Type.Object(filter);

const bulk = {
  /** Absent: told by the length of each hash. */
  algorithm: Type.Optional(Nullable(Algorithm)),
  hashes: Type.Array(Hash, { maxItems: LIMITS.bulkIds }),
};

/** The body of `POST /v2/version_files` and `/v2/version_file/project`. */
export const Hashes = Type.Object(bulk);

/** The body of `POST /v2/version_files/update` and `…/update_many`. */
export const UpdateFiles = Type.Object({ ...bulk, ...filter });

/** The body of `POST /v2/version_files/update_individual`. */
export const UpdateIndividual = Type.Object({
  algorithm: bulk.algorithm,
  hashes: Type.Array(Type.Object({ hash: Hash, ...filter }), { maxItems: LIMITS.bulkIds }),
});

export type UpdateFilter = Static<typeof UpdateFilter>;
