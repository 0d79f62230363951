import type { CreateVersion, Dependency, InitialVersion } from '#contract/version.ts';
import type { StoredBlob } from '#platform/blobs/blob-store.ts';
import { Refusal } from '#platform/refusal.ts';
import { checkFile, type PackFile, packDependencies } from '../files/index.ts';
import type { Services } from '../services.ts';
import {
  chooseGameVersions,
  chooseLoaders,
  fileTypeOf,
  type LoaderChoice,
  readVersionData,
} from './version-fields.ts';

/** A file of a request, already stored under its hash, not yet part of anything. */
export interface StagedFile {
  /** Name of the multipart field, or of the upload. */
  part: string;
  filename: string;
  blob: StoredBlob;
}

/** A version whose files were inspected and whose fields were checked; ready to be written. */
export interface PreparedVersion extends LoaderChoice {
  data: ReturnType<typeof readVersionData>;
  gameVersions: string[];
  environment: string | null;
  files: (StagedFile & { fileType: string | null; primary: boolean })[];
  dependencies: Dependency[];
  /** What a modpack holds, for dependencies that nobody declared. */
  packFiles: PackFile[];
  ordering: number | null;
}

type Needs = Pick<Services, 'tags' | 'blobs' | 'policy' | 'addresses'>;

/**
 * Checks a version's fields and inspects its files, before any transaction is open.
 * @throws Refusal `invalid_input` naming the field or the file and the rule.
 */
export async function prepareVersion(
  services: Needs,
  data: CreateVersion | InitialVersion,
  staged: StagedFile[],
  options: { isPack?: boolean } = {},
): Promise<PreparedVersion> {
  if (staged.length === 0) {
    throw new Refusal('invalid_input', 'A version needs at least one file.', { field: 'files' });
  }
  const isPack =
    options.isPack === true ||
    /\.mrpack(-primary)?$/.test(data.file_parts?.[0] ?? '') ||
    staged.some((file) => file.filename.toLowerCase().endsWith('.mrpack'));
  const choice = chooseLoaders(services, data.loaders, isPack, 'invalid_input');
  const gameVersions = chooseGameVersions(services, data.game_versions, 'invalid_input');
  const primary = choosePrimary(data, staged);
  const packFiles: PackFile[] = [];
  for (const file of staged) {
    const result = await checkFile(services, {
      path: await services.blobs.localPath(file.blob.sha512),
      size: file.blob.size,
      filename: file.filename,
      fileType: fileTypeOf(data.file_types, file.part),
      primary: file === primary,
      loaders: choice.loaders,
      gameVersions,
    });
    packFiles.push(...packDependencies(result));
  }
  return {
    ...choice,
    data: readVersionData(data),
    gameVersions,
    environment: data.environment ?? null,
    files: staged.map((file) => ({
      ...file,
      fileType: fileTypeOf(data.file_types, file.part),
      primary: file === primary,
    })),
    dependencies: data.dependencies ?? [],
    packFiles,
    ordering: data.ordering ?? null,
  };
}

/** The file named by part or filename, else the first part listed, else the first file. */
function choosePrimary(data: CreateVersion | InitialVersion, staged: StagedFile[]): StagedFile {
  const named = (name: string | null | undefined) =>
    staged.find((file) => file.part === name || file.filename === name);
  return named(data.primary_file) ?? named(data.file_parts?.[0]) ?? staged[0];
}
