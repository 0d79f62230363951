import { Refusal } from '#platform/refusal.ts';
import type { CatalogueVersion } from './catalogue.ts';
import { packDependencies as listPackDependencies } from './read-mrpack.ts';
import { refuseUnless, type Verdict, validateFile } from './validate-file.ts';

/** Largest version file (1.6), in bytes. */
export const MAX_FILE_BYTES = 500 * 2 ** 20;

/** What checking needs of the world. */
export interface FileServices {
  tags: { readonly gameVersions: readonly CatalogueVersion[] };
  policy: { packHosts: readonly string[] };
}

export interface FileToCheck {
  path: string;
  /** Bytes. */
  size: number;
  filename: string;
  fileType: string | null;
  primary: boolean;
  loaders: readonly string[];
  gameVersions: readonly string[];
}

/**
 * Checks a file that is about to become part of a version. Throws Refusal for one that may not; a
 * warning is returned when the file is not the primary one.
 */
export async function checkFile(services: FileServices, file: FileToCheck): Promise<Verdict> {
  if (file.size > MAX_FILE_BYTES) {
    throw new Refusal('too_large', `Files may have ${MAX_FILE_BYTES / 2 ** 20} MiB at most`);
  }
  const verdict = await validateFile(
    { ...file, fileName: file.filename },
    {
      catalogue: { gameVersions: services.tags.gameVersions },
      packHosts: services.policy.packHosts,
    },
  );
  return refuseUnless(verdict, file.primary);
}

/** A file that a modpack embeds: known by hash where its index lists it, else by name. */
export interface PackFile {
  fileName: string;
  sha1: string | null;
  sha512: string | null;
}

/** What a checked modpack embeds; empty for anything else. */
export function packDependencies(verdict: Verdict): PackFile[] {
  if (verdict.result !== 'pass' || !verdict.pack) return [];
  return listPackDependencies(verdict.pack.index.files, verdict.pack.names);
}
