import { Refusal } from '#platform/refusal.ts';
import { among, type Db } from '../database/index.ts';

export type HashAlgorithm = 'sha1' | 'sha512';

/** One thing to look up: the text as it was sent, which answers repeat, and what it means. */
export interface WantedHash {
  key: string;
  algorithm: HashAlgorithm;
  hash: string;
}

/** A version that has the file. */
export interface FoundFile {
  versionId: string;
  projectId: string;
  filename: string;
}

/**
 * What a sent hash means: letter case does not count, and without an algorithm its length tells it
 * (public API, 2.5).
 */
export function wantedHash(key: string, algorithm?: string | null): WantedHash {
  const hash = key.toLowerCase();
  if (!algorithm) return { key, hash, algorithm: hash.length >= 128 ? 'sha512' : 'sha1' };
  if (algorithm === 'sha1' || algorithm === 'sha512') return { key, hash, algorithm };
  throw new Refusal('request_error', 'algorithm must be sha1 or sha512.', { field: 'algorithm' });
}

/** Who has each file, in one look-up, the earliest published first; keys of unknown ones are absent. */
export async function findFiles(db: Db, wanted: WantedHash[]): Promise<Map<string, FoundFile[]>> {
  if (wanted.length === 0) return new Map();
  const of = (algorithm: HashAlgorithm) =>
    wanted.filter((one) => one.algorithm === algorithm).map((one) => one.hash);
  const rows = await db
    .selectFrom('files')
    .innerJoin('versions', 'versions.id', 'files.version_id')
    .select(['sha1', 'sha512', 'files.version_id', 'files.project_id', 'filename'])
    .where((is) => is.or([among('sha1', of('sha1')), among('sha512', of('sha512'))]))
    .orderBy('versions.published')
    .orderBy('versions.id')
    .execute();
  const byHash = new Map<string, FoundFile[]>();
  for (const row of rows) {
    const file = {
      versionId: row.version_id,
      projectId: row.project_id,
      filename: row.filename,
    };
    for (const hash of [row.sha1, row.sha512]) {
      const known = byHash.get(hash);
      if (known) known.push(file);
      else byHash.set(hash, [file]);
    }
  }
  return new Map(wanted.flatMap(({ key, hash }) => entry(key, byHash.get(hash))));
}

function entry<T>(key: string, value: T | undefined): [string, T][] {
  return value === undefined ? [] : [[key, value]];
}
