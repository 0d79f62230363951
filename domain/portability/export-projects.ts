import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLineFile, type LineFile } from '#platform/lines/line-file.ts';
import { Refusal } from '#platform/refusal.ts';
import { readDocument, readDocuments } from '../documents/index.ts';
import { findProjectId, LISTED_STATUSES } from '../projects/index.ts';
import type { Services } from '../services.ts';
import {
  factsPath,
  factsText,
  filePath,
  imageNames,
  imagePath,
  PROJECTS,
  VERSIONS,
} from './format.ts';

export interface ExportOptions {
  /** Slugs or ids; every listed project without it. */
  projects?: string[];
  tell(share: number): void;
}

export interface Exported {
  projects: number;
  versions: number;
  files: number;
}

/**
 * Writes public projects with versions, files and pictures into an empty folder, as
 * docs/export-format.md says.
 * @throws Refusal `not_found` for a name that no public project has, `conflict` for a used folder.
 */
export async function exportProjects(
  services: Services,
  folder: string,
  { projects, tell }: ExportOptions,
): Promise<Exported> {
  const ids = projects ? await chosen(services, projects) : await listed(services);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Refusal('conflict', `${folder} is not empty.`);
  }
  for (const name of ['files', 'images']) await mkdir(join(folder, name));
  const lines = {
    projects: await createLineFile(join(folder, PROJECTS), 0o644),
    versions: await createLineFile(join(folder, VERSIONS), 0o644),
  };
  const done: Exported = { projects: 0, versions: 0, files: 0 };
  for (const [index, id] of ids.entries()) {
    await exportProject(services, folder, id, lines, done);
    tell((index + 1) / ids.length);
  }
  await lines.projects.close();
  await lines.versions.close();
  const made = services.clock.now().toISOString();
  // Written last: a folder without it is no export.
  await writeFile(factsPath(folder), factsText({ made, site: services.addresses.site }));
  return done;
}

async function listed({ db }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('status', 'in', LISTED_STATUSES)
    .orderBy('published')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function chosen({ db }: Services, names: string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of names) {
    const id = await findProjectId(db, name);
    const document = id && (await readDocument(db, 'project', id));
    if (!document) throw new Refusal('not_found', `There is no project "${name}".`);
    if (!document.is_public) throw new Refusal('not_found', `"${name}" is not public.`);
    ids.add(document.id);
  }
  return [...ids];
}

interface VersionBody {
  date_published: string;
  files: { hashes: { sha512: string } }[];
}

async function exportProject(
  services: Services,
  folder: string,
  id: string,
  lines: { projects: LineFile; versions: LineFile },
  done: Exported,
): Promise<void> {
  const project = await readDocument(services.db, 'project', id);
  if (!project) return;
  const rows = await services.db
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', id)
    .execute();
  const documents = await readDocuments(
    services.db,
    'version',
    rows.map((row) => row.id),
  );
  const versions = documents
    .filter((document) => document.is_public)
    .map((document) => ({ text: document.body, body: JSON.parse(document.body) as VersionBody }))
    .sort((a, b) => a.body.date_published.localeCompare(b.body.date_published));
  for (const { body } of versions) {
    for (const { hashes } of body.files) {
      const from = await services.blobs.localPath(hashes.sha512);
      if (await copyOnce(from, filePath(folder, hashes.sha512))) done.files += 1;
    }
  }
  const texts = [project.body, ...versions.map((version) => version.text)];
  for (const name of texts.flatMap((text) => imageNames(text, services.addresses.site))) {
    await copyImage(services, folder, name);
  }
  await lines.projects.write([project.body]);
  await lines.versions.write(versions.map((version) => version.text));
  done.projects += 1;
  done.versions += versions.length;
}

/** Addresses in texts may name pictures that are gone. */
async function copyImage({ db, blobs }: Services, folder: string, name: string): Promise<void> {
  const prefix = name.slice(0, 40);
  const image = await db
    .selectFrom('images')
    .select('sha512')
    .where('sha512', '>=', prefix)
    .where('sha512', '<', `${prefix}g`)
    .executeTakeFirst();
  if (image) await copyOnce(await blobs.localPath(image.sha512), imagePath(folder, name));
}

/** A real copy: people may change what lies in an export. */
async function copyOnce(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
