import type { Db } from '../database/index.ts';
import { type PageDocument, readDocuments } from '../documents/index.ts';
import { statusFacts } from '../projects/index.ts';
import { type DownloadFile, primaryFile } from './download-file.ts';
import { buildsFor } from './download-matrix.ts';
import type { VersionDocument } from './read-version-page.ts';

export interface DownloadDependency {
  project: {
    id: string;
    slug: string | null;
    urlType: string;
    title: string;
    iconUrl: string | null;
  };
  type: 'required' | 'optional';
  /** Title of the dependency that needs it; null when the chosen version itself does. */
  of: string | null;
  build: { id: string; number: string; file: DownloadFile | null } | null;
  /** Why there is no build, or why it should not be taken. */
  reason: 'none-fits' | 'conflict' | null;
}

interface Chosen {
  version: VersionDocument;
  gameVersion: string;
  loader: string;
}

/** Where several loaders run the same files: the ones to look under as well, the nearest first. */
const RUNS_ALSO: Record<string, string[]> = {
  quilt: ['fabric'],
  folia: ['paper'],
  purpur: ['paper', 'spigot', 'bukkit'],
  paper: ['spigot', 'bukkit'],
  spigot: ['bukkit'],
  waterfall: ['bungeecord'],
};

/** Needs of needs are followed this deep, and to this many projects in all. */
const DEEPEST = 5;
const MOST = 50;

interface Wanted {
  projectId: string;
  versionId: string | null;
  type: 'required' | 'optional';
  of: string | null;
}

/**
 * What a version needs and what goes well with it, with the build of each for the same pair: level by
 * level, two queries a level. What is embedded comes with the version and is left out, and so is what
 * not everyone may see.
 */
export async function resolveDependencies(
  db: Db,
  { version, gameVersion, loader }: Chosen,
  told: Set<string>,
): Promise<DownloadDependency[]> {
  const listed = (type: string) =>
    version.dependencies
      .filter((one) => one.dependency_type === type)
      .flatMap((one) => one.project_id ?? []);
  const conflicts = new Set(listed('incompatible'));
  const seen = new Set([version.project_id, ...listed('embedded')]);
  const found: DownloadDependency[] = [];
  let level = wantedBy(version, null, ['required', 'optional']);
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const fresh = newOnes(level, seen, MOST - found.length);
    const projects = await readProjects(db, fresh);
    const chosen = fresh.map((wanted) => {
      const project = projects.get(wanted.projectId);
      const id = wanted.versionId ?? (project && pick(project.page, loader, gameVersion));
      return { wanted, project, id };
    });
    const versions = await readVersions(
      db,
      chosen.flatMap(({ id }) => id ?? []),
    );
    level = [];
    for (const { wanted, project, id } of chosen) {
      if (!project) continue;
      told.add(`project:${wanted.projectId}`);
      const build = id ? versions.get(id) : undefined;
      if (build) told.add(`version:${build.id}`);
      const conflict = conflicts.has(wanted.projectId);
      found.push({
        project: project.named,
        type: wanted.type,
        of: wanted.of,
        build: build
          ? { id: build.id, number: build.version_number, file: primaryFile(build) }
          : null,
        reason: conflict ? 'conflict' : build ? null : 'none-fits',
      });
      if (build && wanted.type === 'required' && !conflict) {
        level.push(...wantedBy(build, project.named.title, ['required']));
      }
    }
  }
  return found.sort((a, b) => Number(a.type === 'optional') - Number(b.type === 'optional'));
}

function wantedBy(version: VersionDocument, of: string | null, types: string[]): Wanted[] {
  return version.dependencies.flatMap((one) =>
    one.project_id && types.includes(one.dependency_type)
      ? [
          {
            projectId: one.project_id,
            versionId: one.version_id,
            type: one.dependency_type as 'required' | 'optional',
            of,
          },
        ]
      : [],
  );
}

/** Those whose project was not met before; what is required comes first and so wins. */
function newOnes(level: Wanted[], seen: Set<string>, room: number): Wanted[] {
  const fresh: Wanted[] = [];
  for (const wanted of level.toSorted(
    (a, b) => Number(a.type === 'optional') - Number(b.type === 'optional'),
  )) {
    if (fresh.length >= room || seen.has(wanted.projectId)) continue;
    seen.add(wanted.projectId);
    fresh.push(wanted);
  }
  return fresh;
}

function pick(page: PageDocument, loader: string, gameVersion: string): string | undefined {
  const { builds } = page.matrix;
  for (const one of [loader, ...(RUNS_ALSO[loader] ?? []), 'minecraft', 'datapack']) {
    const [first] = buildsFor(page.matrix, one, gameVersion);
    if (first !== undefined) return builds[first].id;
  }
  return undefined;
}

async function readProjects(db: Db, wanted: Wanted[]) {
  if (wanted.length === 0) return new Map<string, never>();
  const ids = wanted.map((one) => one.projectId);
  const rows = await db
    .selectFrom('projects')
    .innerJoin('documents', (join) =>
      join.on('documents.kind', '=', 'page').onRef('documents.id', '=', 'projects.id'),
    )
    .select(['projects.id', 'slug', 'title', 'icon_url', 'status', 'documents.body'])
    .where('projects.id', 'in', ids)
    .execute();
  return new Map(
    rows
      .filter((row) => statusFacts(row.status).link)
      .map(({ id, slug, title, icon_url, body }) => {
        const page = JSON.parse(body) as PageDocument;
        const named = { id, slug, title, iconUrl: icon_url, urlType: page.urlType };
        return [id, { named, page }];
      }),
  );
}

async function readVersions(db: Db, ids: string[]): Promise<Map<string, VersionDocument>> {
  const documents = await readDocuments(db, 'version', ids);
  return new Map(
    documents.filter((one) => one.is_public).map(({ id, body }) => [id, JSON.parse(body)]),
  );
}
