import type { Trx } from '../database/index.ts';
import type { PackFile } from '../files/index.ts';
import type { NewDependency } from './version-dependencies.ts';

/** Dependencies of a modpack that declares none: its files, those we know by hash linked. */
export async function packDependencyRows(trx: Trx, files: PackFile[]): Promise<NewDependency[]> {
  const hashes = files.flatMap((file) => file.sha1 ?? []);
  const known = hashes.length
    ? await trx
        .selectFrom('files')
        .select(['sha1', 'project_id', 'version_id'])
        .where('sha1', 'in', hashes)
        .execute()
    : [];
  const bySha1 = new Map(known.map((row) => [row.sha1, row]));
  return files.map((file) => {
    const match = file.sha1 ? bySha1.get(file.sha1) : undefined;
    return {
      dependency_type: 'embedded' as const,
      project_id: match?.project_id ?? null,
      dependency_version_id: match?.version_id ?? null,
      file_name: match ? null : file.fileName,
    };
  });
}
