import type { Db } from '../database/index.ts';

export type HashAlgorithm = 'sha1' | 'sha512';

/** The algorithm asked for, else told by the length (public API, 2.5). */
export function algorithmOf(given: string | undefined, hash: string): HashAlgorithm {
  if (given === 'sha1' || given === 'sha512') return given;
  return hash.length >= 128 ? 'sha512' : 'sha1';
}

/** Version ids by hash, the earliest published where several share a file. */
export async function findVersionsByHash(
  db: Db,
  algorithm: HashAlgorithm,
  hashes: string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .innerJoin('versions', 'versions.id', 'files.version_id')
    .select([`files.${algorithm} as hash`, 'files.version_id'])
    .where(`files.${algorithm}`, 'in', hashes)
    .orderBy('versions.published', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.hash, row.version_id]));
}
