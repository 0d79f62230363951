import {
  findLatestVersion,
  findVersionOf,
  readVersionPage,
  type VersionPage,
} from '#domain/versions/index.ts';
import type { Load, LoadInput } from '../../context.server.ts';
import { projectHref } from '../../shared/project-kinds.ts';
import { namedLoaders } from '../../shared/project-summary.ts';
import { type About, aboutProject } from '../about.ts';
import { rangesOf } from '../game-versions.ts';
import { notFound, type ProjectOfPage, projectOfPage } from '../project-of-page.ts';
import { pathOf } from '../versions/load.ts';

export interface VersionData {
  about: About;
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  status: string;
  featured: boolean;
  published: string;
  downloads: number;
  author: { id: string; username: string; avatarUrl: string | null };
  ranges: string[];
  loaders: { id: string; name: string }[];
  /** Safe HTML; empty when nothing was written. */
  changelogHtml: string;
  dependencies: DependencyRow[];
  /** The primary one first. */
  files: FileRow[];
}

export interface DependencyRow {
  type: 'required' | 'optional' | 'incompatible' | 'embedded';
  project: { id: string; title: string; href: string; iconUrl: string | null } | null;
  /** The one version that it must be. */
  version: { number: string; href: string } | null;
  filename: string | null;
}

export interface FileRow {
  id: string;
  href: string;
  name: string;
  size: number;
  primary: boolean;
  type: string | null;
  sha1: string;
  sha512: string;
}

export const load: Load<VersionData> = async (input) => {
  const found = await projectOfPage(input);
  const { db, tags } = input.page.services;
  const id = await findVersion(input, found);
  const page = id && (await readVersionPage(db, input.page.viewer, id));
  if (!page) throw notFound('Version not found');
  const { version } = page;
  input.page.tags.add(`version:${version.id}`);
  for (const { project } of page.dependencies) {
    if (project) input.page.tags.add(`project:${project.id}`);
  }
  return {
    about: aboutProject(found),
    id: version.id,
    number: version.version_number,
    name: version.name,
    channel: version.version_type,
    status: version.status,
    featured: version.featured,
    published: version.date_published,
    downloads: version.downloads,
    author: page.author,
    ranges: rangesOf(version.game_versions, tags),
    loaders: namedLoaders(version.loaders, tags),
    changelogHtml: page.changelogHtml,
    dependencies: page.dependencies.map(dependencyRow),
    files: version.files.map((file) => ({
      id: file.id,
      href: pathOf(file.url),
      name: file.filename,
      size: file.size,
      primary: file.primary,
      type: file.file_type,
      sha1: file.hashes.sha1,
      sha512: file.hashes.sha512,
    })),
  };
};

/** Ends the address of the page that shows a version in its new layout, which is the only one. */
const NEW_LAYOUT = '-new';

/** By id, else by number, where the oldest keeps the address; `latest` is the newest that fits. */
async function findVersion({ page, params, url }: LoadInput, { project, inside }: ProjectOfPage) {
  const { db } = page.services;
  const name = params.version ?? '';
  if (name === 'latest') {
    const loader = url.searchParams.get('loader');
    const gameVersion = url.searchParams.get('version');
    const latest = await findLatestVersion(db, project.id, { loader, gameVersion });
    if (!latest) throw notFound('No version matches the filters');
    return latest;
  }
  const where = { projectId: project.id, hidden: inside };
  const named = await findVersionOf(db, where, name);
  if (named || !name.endsWith(NEW_LAYOUT)) return named;
  return findVersionOf(db, where, name.slice(0, -NEW_LAYOUT.length));
}

function dependencyRow({
  type,
  project,
  version,
  filename,
}: VersionPage['dependencies'][number]): DependencyRow {
  const href = project && projectHref(project.urlType, project.slug ?? project.id);
  return {
    type,
    project: project && {
      id: project.id,
      title: project.title,
      href: href as string,
      iconUrl: project.iconUrl,
    },
    version: project &&
      version && { number: version.number, href: `${href}/version/${version.id}` },
    filename,
  };
}
