import type { Selectable } from 'kysely';
import { announce, type ProjectsTable, type Trx, type VersionsTable } from '../database/index.ts';
import {
  type ProjectAggregate,
  projectView,
  reportedType,
  statusFacts,
  typesOfLoaders,
  urlType,
} from '../projects/index.ts';
import type { SearchDocument, SearchVersion } from '../search/index.ts';
import type { Services } from '../services.ts';
import { findLicense } from '../tags/index.ts';
import {
  downloadMatrix,
  inCatalogueOrder,
  LISTED_VERSION_STATUSES,
  shownLoaders,
  sidesOf,
} from '../versions/index.ts';
import { deleteDocuments, writeDocuments } from './documents.store.ts';
import type { PageDocument } from './page-document.ts';

type Needs = Pick<Services, 'addresses' | 'tags'>;
type VersionFacts = Pick<
  Selectable<VersionsTable>,
  | ('id' | 'loaders' | 'pack_loaders' | 'game_versions' | 'environment' | 'published' | 'status')
  | ('version_number' | 'version_type')
>;

/**
 * Writes a project's documents anew and announces it. Called in every transaction that changes a
 * project, its versions, gallery or owner, so that reading never computes.
 */
export async function renderProject(trx: Trx, services: Needs, projectId: string): Promise<void> {
  const project = await trx
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    // Whoever changes the project at the same time waits, then renders what both have changed.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!project) {
    await deleteDocuments(trx, [projectId]);
    await announce(trx, 'project', projectId);
    return;
  }
  const versions: VersionFacts[] = await trx
    .selectFrom('versions')
    .select(['id', 'loaders', 'pack_loaders', 'game_versions', 'environment', 'published'])
    .select(['status', 'version_number', 'version_type'])
    .where('project_id', '=', projectId)
    .where('status', 'in', LISTED_VERSION_STATUSES)
    .orderBy('published', 'desc')
    .orderBy('id')
    .execute();
  const gallery = await trx
    .selectFrom('gallery_items')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('ordering')
    .orderBy('created')
    .execute();

  const aggregate = aggregateVersions(services, project, versions);
  const projectType = reportedType(aggregate.types);
  if (projectType !== project.project_type) {
    await trx
      .updateTable('projects')
      .set({ project_type: projectType })
      .where('id', '=', projectId)
      .execute();
    project.project_type = projectType;
  }
  const view = projectView(project, aggregate, gallery);
  const facts = statusFacts(project.status);
  const page: PageDocument = {
    urlType: urlType(services.tags, projectType, aggregate.loaders),
    types: aggregate.types,
    bodyHtml: project.body_html,
    gallery: gallery.map((item) => ({ id: item.id, width: item.width, height: item.height })),
    versionCount: versions.length,
    gameVersions: aggregate.gameVersions,
    loaders: aggregate.loaders,
    clientSide: aggregate.clientSide,
    serverSide: aggregate.serverSide,
    updated: aggregate.updated.toISOString(),
    matrix: downloadMatrix(versions),
  };
  await writeDocuments(trx, [
    { kind: 'project', id: projectId, isPublic: facts.link, body: JSON.stringify(view) },
    { kind: 'page', id: projectId, isPublic: facts.link, body: JSON.stringify(page) },
  ]);
  if (facts.search) {
    const document = await searchDocument(trx, services, project, aggregate, versions, gallery);
    await writeDocuments(trx, [
      { kind: 'search', id: projectId, isPublic: true, body: JSON.stringify(document) },
    ]);
  } else {
    await trx
      .deleteFrom('documents')
      .where('kind', '=', 'search')
      .where('id', '=', projectId)
      .execute();
  }
  await announce(trx, 'project', projectId);
}

function aggregateVersions(
  { tags }: Pick<Services, 'tags'>,
  project: Selectable<ProjectsTable>,
  versions: VersionFacts[],
): ProjectAggregate {
  const union = (lists: string[][]) => [...new Set(lists.flat())];
  const oldest = versions.at(-1);
  const sides = oldest
    ? sidesOf(typesOfLoaders(tags, oldest.loaders), oldest.environment)
    : { client: project.client_side, server: project.server_side };
  const oldestFirst = versions.toReversed();
  return {
    gameVersions: inCatalogueOrder(tags, union(versions.map((version) => version.game_versions))),
    loaders: union(oldestFirst.map(shownLoaders)),
    types: typesOfLoaders(tags, union(oldestFirst.map((version) => version.loaders))),
    environments: union(oldestFirst.map((version) => [version.environment])),
    clientSide: sides.client,
    serverSide: sides.server,
    versionIds: oldestFirst.map((version) => version.id),
    updated: versions[0]?.published ?? project.updated,
  };
}

async function searchDocument(
  trx: Trx,
  { tags }: Pick<Services, 'tags'>,
  project: Selectable<ProjectsTable>,
  aggregate: ProjectAggregate,
  versions: VersionFacts[],
  gallery: { url: string; featured: boolean }[],
): Promise<SearchDocument> {
  const owner = await trx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['users.id', 'users.username'])
    .where('team_id', '=', project.team_id)
    .where('is_owner', '=', true)
    .executeTakeFirst();
  const dependencies = await trx
    .selectFrom('dependencies')
    .innerJoin('versions', 'versions.id', 'dependencies.version_id')
    .select(['dependencies.project_id', 'dependency_type'])
    .where('versions.project_id', '=', project.id)
    .where('dependencies.project_id', 'is not', null)
    .distinct()
    .execute();
  const license = project.license_id.split(/\s+/)[0];
  const featured = gallery.find((item) => item.featured);
  const main = urlType(tags, project.project_type, aggregate.loaders);
  return {
    id: project.id,
    slug: project.slug,
    title: project.title,
    summary: project.summary,
    author: owner?.username ?? '',
    authorId: owner?.id ?? '',
    organization: null,
    organizationId: null,
    projectTypes: [main, ...aggregate.types.filter((type) => type !== main)],
    categories: project.categories,
    additionalCategories: project.additional_categories,
    license,
    openSource: findLicense(license)?.osiApproved ?? false,
    clientSide: aggregate.clientSide,
    serverSide: aggregate.serverSide,
    iconUrl: project.icon_url,
    color: project.color,
    gallery: gallery.filter((item) => item !== featured).map((item) => item.url),
    featuredGallery: featured?.url ?? null,
    downloads: project.downloads,
    follows: project.followers,
    created: (project.approved ?? project.published).getTime(),
    modified: aggregate.updated.getTime(),
    versions: versions.map((version) => searchVersion(tags, version)),
    dependencies: dependencies.map((row) => ({
      projectId: row.project_id as string,
      type: row.dependency_type,
    })),
  };
}

function searchVersion(tags: Services['tags'], version: VersionFacts): SearchVersion {
  const projectTypes = typesOfLoaders(tags, version.loaders);
  const sides = sidesOf(projectTypes, version.environment);
  return {
    id: version.id,
    published: version.published.getTime(),
    loaders: shownLoaders(version),
    gameVersions: inCatalogueOrder(tags, version.game_versions),
    projectTypes,
    environment: version.environment,
    clientSide: sides.client,
    serverSide: sides.server,
  };
}
