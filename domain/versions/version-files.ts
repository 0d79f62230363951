import { sql } from 'kysely';
import { newId } from '#platform/crypto/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Trx } from '../database/index.ts';
import type { StagedFile } from './prepare-version.ts';

type NewFile = StagedFile & { fileType: string | null; primary: boolean };

/**
 * Writes files of a version. The same bytes may stand in other versions of the project, never in
 * another project or twice in one version (public API, 2.4).
 * @throws Refusal `invalid_input` naming the file.
 */
export async function insertFiles(
  trx: Trx,
  { versionId, projectId }: { versionId: string; projectId: string },
  files: NewFile[],
): Promise<void> {
  // First of all: who sends the same bytes at the same time waits here and then sees ours.
  const blobs = new Map(files.map(({ blob }) => [blob.sha512, blob]));
  await trx
    .insertInto('blobs')
    .values(
      [...blobs.values()]
        .map(({ sha512, sha1, size }) => ({ sha512, sha1, size }))
        .sort((a, b) => (a.sha512 < b.sha512 ? -1 : 1)),
    )
    // Bytes that nothing used for long are young again: the sweep leaves them alone.
    .onConflict((conflict) => conflict.column('sha512').doUpdateSet({ created: sql`now()` }))
    .execute();
  const stored = await trx
    .selectFrom('files')
    .innerJoin('versions', 'versions.id', 'files.version_id')
    .select(['files.sha1', 'files.sha512', 'filename', 'files.version_id', 'files.project_id'])
    .select('versions.version_number')
    .where((is) =>
      is.or([
        is(
          'files.sha1',
          'in',
          files.map((file) => file.blob.sha1),
        ),
        is('files.version_id', '=', versionId),
      ]),
    )
    .execute();
  const names = new Set(
    stored.filter((row) => row.version_id === versionId).map((row) => row.filename.toLowerCase()),
  );
  const hashes = new Set(
    stored.filter((row) => row.version_id === versionId).map((row) => row.sha1),
  );
  for (const file of files) {
    const refuse = (text: string, details?: Record<string, unknown>) =>
      new Refusal('invalid_input', `${file.filename}: ${text}`, { field: file.part, details });
    const elsewhere = stored.find(
      (row) => row.sha1 === file.blob.sha1 && row.project_id !== projectId,
    );
    if (elsewhere) {
      throw refuse('this file is part of another project already.');
    }
    if (hashes.has(file.blob.sha1)) throw refuse('the same file is in this version already.');
    if (names.has(file.filename.toLowerCase())) {
      throw refuse('the version has a file with this name already.');
    }
    hashes.add(file.blob.sha1);
    names.add(file.filename.toLowerCase());
  }
  await trx
    .insertInto('files')
    .values(
      files.map((file) => ({
        id: newId(),
        version_id: versionId,
        project_id: projectId,
        sha512: file.blob.sha512,
        sha1: file.blob.sha1,
        filename: file.filename,
        size: file.blob.size,
        is_primary: file.primary,
        file_type: file.fileType,
      })),
    )
    .execute();
}
