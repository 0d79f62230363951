import type { Selectable } from 'kysely';
import type { DependenciesTable, FilesTable, VersionsTable } from '../database/index.ts';
import type { Services } from '../services.ts';

/** A version as `/v2` shows it. */
export function versionView(
  { addresses, tags }: Pick<Services, 'addresses' | 'tags'>,
  version: Selectable<VersionsTable>,
  files: Selectable<FilesTable>[],
  dependencies: Selectable<DependenciesTable>[],
) {
  return {
    id: version.id,
    project_id: version.project_id,
    author_id: version.author_id,
    featured: version.featured,
    name: version.name,
    version_number: version.version_number,
    changelog: version.changelog,
    changelog_url: null,
    date_published: version.published.toISOString(),
    downloads: version.downloads,
    version_type: version.version_type,
    status: version.status,
    requested_status: version.requested_status,
    environment: version.environment,
    files: files.map((file) => ({
      id: file.id,
      hashes: { sha512: file.sha512, sha1: file.sha1 },
      url: addresses.file(file.project_id, file.version_id, file.filename),
      filename: file.filename,
      primary: file.is_primary,
      size: file.size,
      file_type: file.file_type,
    })),
    dependencies: dependencies.map((dependency) => ({
      version_id: dependency.dependency_version_id,
      project_id: dependency.project_id,
      file_name: dependency.file_name,
      dependency_type: dependency.dependency_type,
    })),
    game_versions: inCatalogueOrder(tags, version.game_versions),
    loaders: shownLoaders(version),
  };
}

/** Oldest game version first, as the API lists them. */
export function inCatalogueOrder(
  tags: Pick<Services['tags'], 'gameVersionRank'>,
  names: readonly string[],
): string[] {
  return [...names].sort((a, b) => tags.gameVersionRank(b) - tags.gameVersionRank(a));
}

/** Loaders as people see them: a modpack's are those of the pack, not `mrpack`. */
export function shownLoaders(version: { loaders: string[]; pack_loaders: string[] }): string[] {
  return [...version.loaders.filter((name) => name !== 'mrpack'), ...version.pack_loaders];
}
