import { openArchive } from '#platform/archive/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Db } from '../database/index.ts';
import { inferMetadata, readFileName } from '../files/index.ts';
import type { Services } from '../services.ts';
import type { InferredUpload, Upload } from './upload.ts';

interface ArrivedFile {
  projectId: string;
  filename: string;
  sha512: string;
  sha1: string;
}

/** Inspects a file that has arrived and infers what it says; a refusal is told, not thrown. */
export async function readUpload(
  { db, blobs, tags }: Pick<Services, 'db' | 'blobs' | 'tags'>,
  file: ArrivedFile,
): Promise<Pick<Upload, 'inferred' | 'refusal'>> {
  try {
    readFileName(file.filename);
    await refuseKnown(db, file);
    const started = performance.now();
    const archive = await openArchive(await blobs.localPath(file.sha512));
    try {
      const { packFiles, dependencies, ...rest } = await inferMetadata(
        archive,
        file.filename,
        tags,
      );
      const inferred: InferredUpload = {
        ...rest,
        dependencies: await matchProjects(db, dependencies.slice(0, 200)),
        packFileCount: packFiles?.length ?? 0,
        readMs: Math.round(performance.now() - started),
      };
      return { inferred, refusal: null };
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { inferred: null, refusal: { description: error.message, details: error.details } };
  }
}

/** @throws Refusal when the same bytes are published already, here or elsewhere. */
async function refuseKnown(db: Db, { sha1, projectId }: ArrivedFile): Promise<void> {
  const known = await db
    .selectFrom('files')
    .innerJoin('versions', 'versions.id', 'files.version_id')
    .select(['files.project_id', 'versions.id', 'version_number'])
    .where('files.sha1', '=', sha1)
    .executeTakeFirst();
  if (!known) return;
  if (known.project_id !== projectId) {
    throw new Refusal('invalid_input', 'This file is part of another project already.');
  }
  throw new Refusal(
    'invalid_input',
    `The same file is on version ${known.version_number} already.`,
    { details: { versionId: known.id, versionNumber: known.version_number } },
  );
}

/** Loaders name mods by ids of their own; a project here with that slug is most likely it. */
async function matchProjects<T extends { id: string }>(db: Db, named: T[]) {
  const slugs = [...new Set(named.flatMap(({ id }) => slugsOf(id)))];
  const rows = slugs.length
    ? await db
        .selectFrom('project_slugs')
        .innerJoin('projects', 'projects.id', 'project_slugs.project_id')
        .select([
          'project_slugs.slug as named',
          'projects.id',
          'projects.slug',
          'title',
          'icon_url',
        ])
        .where('project_slugs.slug', 'in', slugs)
        .where('projects.status', 'in', ['approved', 'archived', 'unlisted'])
        .execute()
    : [];
  const bySlug = new Map(rows.map(({ named, ...project }) => [named, project]));
  return named.map((one) => ({
    ...one,
    project:
      slugsOf(one.id)
        .map((slug) => bySlug.get(slug))
        .find((project) => project !== undefined) ?? null,
  }));
}

const SLUG = /^[a-z0-9._-]{3,64}$/;

/** `fabric_api` and `FabricApi` stand on sites as `fabric-api`. */
function slugsOf(id: string): string[] {
  const kebab = id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/_/g, '-');
  return [...new Set([id.toLowerCase(), kebab])].filter((slug) => SLUG.test(slug));
}
