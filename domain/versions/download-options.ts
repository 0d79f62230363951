import { readDocuments } from '../documents/index.ts';
import type { ProjectPage } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { type DownloadDependency, resolveDependencies } from './download-dependencies.ts';
import { type DownloadFile, primaryFile } from './download-file.ts';
import { buildsFor } from './download-matrix.ts';
import type { VersionDocument } from './read-version-page.ts';

export interface DownloadResult {
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  published: string;
  file: DownloadFile | null;
  dependencies: DownloadDependency[];
}

/** What the download dialog asks: what there is, and what a chosen pair gets. */
export interface DownloadOptions {
  /** Newest first. */
  gameVersions: { id: string; release: boolean }[];
  loaders: { id: string; name: string }[];
  /** Game versions that have a build, by loader. */
  pairs: Record<string, string[]>;
  /** Of the chosen pair; null while one half is missing. */
  results: DownloadResult[] | null;
}

interface Chosen {
  gameVersion: string | null;
  loader: string | null;
}

type Needs = Pick<Services, 'db' | 'tags'>;

/**
 * Reads what the project's page holds ready: at most three builds a pair, and what they need for the
 * same pair. `told` gathers the projects and versions that the answer speaks of.
 */
export async function downloadOptions(
  services: Needs,
  { project, page }: ProjectPage,
  { gameVersion, loader }: Chosen,
  told: Set<string>,
): Promise<DownloadOptions> {
  const { db, tags } = services;
  const { builds, pairs } = page.matrix;
  const pair = gameVersion !== null && loader !== null ? { gameVersion, loader } : null;
  const places = pair ? buildsFor(page.matrix, pair.loader, pair.gameVersion) : [];
  const ids = places.map((place) => builds[place].id);
  const documents = await readDocuments(db, 'version', ids);
  const versions = new Map(
    documents.map(({ id, body }) => [id, JSON.parse(body) as VersionDocument]),
  );
  const results: DownloadResult[] = [];
  for (const id of ids) {
    const version = versions.get(id);
    if (!version || !pair) continue;
    told.add(`version:${id}`);
    results.push({
      id,
      number: version.version_number,
      name: version.name,
      channel: version.version_type,
      published: version.date_published,
      file: primaryFile(version),
      dependencies: await resolveDependencies(db, { version, ...pair }, told),
    });
  }
  told.add(`project:${project.id}`);
  return {
    gameVersions: page.gameVersions
      .toSorted((a, b) => tags.gameVersionRank(a) - tags.gameVersionRank(b))
      .map((id) => ({ id, release: tags.gameVersion(id)?.type === 'release' })),
    loaders: Object.keys(pairs)
      .toSorted((a, b) => rank(a, services) - rank(b, services))
      .map((id) => ({ id, name: tags.loader(id)?.title ?? id })),
    pairs: Object.fromEntries(Object.entries(pairs).map(([id, row]) => [id, Object.keys(row)])),
    results: pair ? results : null,
  };
}

function rank(name: string, { tags }: Needs): number {
  const at = tags.loaders.findIndex((loader) => loader.name === name);
  return at < 0 ? tags.loaders.length : at;
}
