import type { Selectable } from 'kysely';
import type { GalleryItemsTable, ProjectsTable } from '../database/index.ts';
import { findLicense } from '../tags/index.ts';

/** What a project's versions say about it, gathered once per rendering. */
export interface ProjectAggregate {
  /** Union over listed versions, oldest game version first. */
  gameVersions: string[];
  loaders: string[];
  /** Union of the types of listed versions; the first one counts most. */
  types: string[];
  environments: string[];
  clientSide: string;
  serverSide: string;
  /** Ids of listed versions, oldest first. */
  versionIds: string[];
  updated: Date;
}

type ProjectRow = Selectable<ProjectsTable>;

/** A project as `/v2` shows it. */
export function projectView(
  project: ProjectRow,
  aggregate: ProjectAggregate,
  gallery: Selectable<GalleryItemsTable>[],
) {
  return {
    client_side: aggregate.clientSide,
    server_side: aggregate.serverSide,
    game_versions: aggregate.gameVersions,
    environment: aggregate.environments,
    id: project.id,
    slug: project.slug,
    project_type: project.project_type,
    team: project.team_id,
    organization: null,
    title: project.title,
    description: project.summary,
    body: project.body,
    body_url: null,
    published: project.published.toISOString(),
    updated: aggregate.updated.toISOString(),
    approved: project.approved?.toISOString() ?? null,
    queued: project.queued?.toISOString() ?? null,
    status: project.status,
    requested_status: project.requested_status,
    moderator_message: moderatorMessage(project),
    license: licenseView(project.license_id, project.license_url),
    downloads: project.downloads,
    followers: project.followers,
    categories: project.categories,
    additional_categories: project.additional_categories,
    loaders: aggregate.loaders,
    versions: aggregate.versionIds,
    icon_url: project.icon_url,
    raw_icon_url: project.raw_icon_url,
    issues_url: project.issues_url,
    source_url: project.source_url,
    wiki_url: project.wiki_url,
    discord_url: project.discord_url,
    donation_urls: project.donation_urls.map(({ id, url }) => ({
      id,
      platform: id.charAt(0).toUpperCase() + id.slice(1),
      url,
    })),
    gallery: gallery.map((item) => ({
      url: item.url,
      raw_url: item.raw_url,
      featured: item.featured,
      title: item.title,
      description: item.description,
      created: item.created.toISOString(),
      ordering: item.ordering,
    })),
    color: project.color,
    thread_id: project.thread_id,
    monetization_status: project.monetization_status,
  };
}

function moderatorMessage(project: ProjectRow) {
  if (project.moderation_message === null) return null;
  return { message: project.moderation_message, body: project.moderation_message_body };
}

/** Full names of all ids of an SPDX expression, joined; none for own licences. */
export function licenseView(id: string, url: string | null) {
  const names = id
    .split(/[\s()]+/)
    .map((word) => (word.startsWith('LicenseRef-') ? undefined : findLicense(word)?.name))
    .filter((name) => name !== undefined);
  return { id, name: names.join(', '), url };
}
