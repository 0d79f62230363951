import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LIMITS } from '#contract/common.ts';
import { Refusal } from '#platform/refusal.ts';
import { among } from '../database/index.ts';
import type { NewGalleryItem } from '../gallery/index.ts';
import { type SavedIcon, saveGalleryImage, saveIcon } from '../images/index.ts';
import { createProject, findProjectId, projectToChange } from '../projects/index.ts';
import { type PreparedVersion, prepareVersion, publishVersion } from '../versions/index.ts';
import { backdateProject, backdateVersion } from './backdate.ts';
import {
  type ExportedProject,
  type ExportedVersion,
  toCreateProject,
  toCreateVersion,
} from './exported.ts';
import { filePath, imagePath } from './format.ts';
import { type Import, type ImportReport, reason } from './import-run.ts';
import { takeTextImages } from './text-images.ts';

interface Ready {
  version: ExportedVersion;
  prepared: PreparedVersion;
}

/** Takes over one project, or the versions that it lacks here. */
export async function importProject(
  run: Import,
  project: ExportedProject,
  versions: ExportedVersion[],
): Promise<ImportReport> {
  const known = await findSame(run, project, versions);
  if (known) return extend(run, known, project, versions);
  const { ready, refused } = await prepareAll(run, versions);
  if (ready.length === 0 && versions.length > 0) {
    return { slug: project.slug, outcome: 'refused', versions: 0, refused };
  }
  const pictures = await takePictures(run, project, refused);
  const slug = await freeSlug(run, project.slug);
  const data = { ...toCreateProject(project), slug };
  const prepared = ready.map((one) => one.prepared);
  const id = await createProject(run.services, run.viewer, data, {
    versions: prepared,
    ...pictures,
  });
  const ids = await backdateProject(
    run.services,
    id,
    project,
    ready.map((one) => one.version),
  );
  run.projectIds.set(project.id, id);
  for (const [index, { version }] of ready.entries()) run.versionIds.set(version.id, ids[index]);
  await takeTextImages(run, id);
  return {
    slug: project.slug,
    ...(slug === project.slug ? {} : { here: slug }),
    outcome: 'created',
    versions: ready.length,
    refused,
  };
}

/**
 * The project here that is this one: it has one of its files, or, without any, its address and title.
 */
async function findSame(
  { services: { db } }: Import,
  project: ExportedProject,
  versions: ExportedVersion[],
): Promise<string | undefined> {
  const hashes = versions.flatMap((version) => version.files.map((file) => file.hashes.sha512));
  const row = await db
    .selectFrom('files')
    .select('project_id')
    .where(among('sha512', hashes))
    .limit(1)
    .executeTakeFirst();
  if (row || hashes.length > 0) return row?.project_id;
  const id = await findProjectId(db, project.slug);
  const same = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id ?? '')
    .where('title', '=', project.title)
    .executeTakeFirst();
  return same?.id;
}

async function extend(
  run: Import,
  id: string,
  project: ExportedProject,
  versions: ExportedVersion[],
): Promise<ImportReport> {
  const { services, viewer } = run;
  const files = await services.db
    .selectFrom('files')
    .innerJoin('projects', 'projects.id', 'files.project_id')
    .select(['sha512', 'version_id', 'slug'])
    .where('project_id', '=', id)
    .execute();
  const versionOf = new Map(files.map((file) => [file.sha512, file.version_id]));
  const here = (version: ExportedVersion) =>
    version.files.map((file) => versionOf.get(file.hashes.sha512)).find((one) => one !== undefined);
  run.projectIds.set(project.id, id);
  for (const version of versions) {
    const versionId = here(version);
    if (versionId) run.versionIds.set(version.id, versionId);
  }
  const lacking = versions.filter((version) => !here(version));
  const slug = files[0]?.slug ?? project.slug;
  const report = { slug: project.slug, ...(slug === project.slug ? {} : { here: slug }) };
  if (lacking.length === 0) return { ...report, outcome: 'exists', versions: 0, refused: [] };
  await projectToChange(services.db, viewer, id, 'UPLOAD_VERSION');
  const { ready, refused } = await prepareAll(run, lacking);
  for (const { version, prepared } of ready) {
    const place = { projectId: id, authorId: viewer.user.id };
    const versionId = await publishVersion(services, place, prepared);
    await backdateVersion(services, id, versionId, version);
    run.versionIds.set(version.id, versionId);
  }
  const outcome = ready.length > 0 ? 'extended' : 'refused';
  return { ...report, outcome, versions: ready.length, refused };
}

async function prepareAll(run: Import, versions: ExportedVersion[]) {
  const ready: Ready[] = [];
  const refused: string[] = [];
  for (const version of versions) {
    try {
      ready.push({ version, prepared: await prepare(run, version) });
    } catch (error) {
      refused.push(`${version.version_number}: ${reason(error)}`);
    }
  }
  return { ready, refused };
}

async function prepare({ services, folder }: Import, version: ExportedVersion) {
  const staged = [];
  for (const { filename, hashes } of version.files) {
    const source = createReadStream(filePath(folder, hashes.sha512));
    const blob = await services.blobs.put(source, { limit: LIMITS.fileBytes }).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Refusal('invalid_input', `${filename} is missing from the export.`);
    });
    if (blob.sha512 !== hashes.sha512) {
      throw new Refusal('invalid_input', `${filename} is damaged: it has another hash.`);
    }
    staged.push({ part: filename, filename, blob });
  }
  return prepareVersion(services, toCreateVersion(version), staged);
}

/** Icon and gallery; one that is missing or no picture is told and left out. */
async function takePictures(run: Import, project: ExportedProject, refused: string[]) {
  async function take<T>(url: string, save: (bytes: Buffer) => Promise<T>): Promise<T | null> {
    const name = url.slice(url.lastIndexOf('/') + 1);
    try {
      if (!/^[\w.-]+$/.test(name)) throw new Refusal('invalid_input', 'it has no usable name');
      const bytes = await readFile(imagePath(run.folder, name)).catch(() => null);
      if (!bytes) throw new Refusal('invalid_input', 'it is missing from the export');
      return await save(bytes);
    } catch (error) {
      refused.push(`picture ${name}: ${reason(error)}`);
      return null;
    }
  }
  const iconUrl = project.raw_icon_url ?? project.icon_url;
  const icon: SavedIcon | null = iconUrl
    ? await take(iconUrl, (bytes) => saveIcon(run.services, bytes))
    : null;
  const gallery: NewGalleryItem[] = [];
  for (const { url, raw_url, featured, title, description, ordering } of project.gallery) {
    const image = await take(raw_url ?? url, (bytes) => saveGalleryImage(run.services, bytes));
    const texts = { title: title ?? null, description: description ?? null };
    if (image) gallery.push({ image, featured, ...texts, ordering });
  }
  return { icon, gallery };
}

/** The wished address, or it with the smallest number that nobody has. */
async function freeSlug({ services: { db } }: Import, wished: string): Promise<string> {
  let slug = wished.toLowerCase();
  for (let number = 2; await findProjectId(db, slug, { past: true }); number++) {
    slug = `${wished.toLowerCase().slice(0, LIMITS.slug - 5)}-${number}`;
  }
  return slug === wished.toLowerCase() ? wished : slug;
}
