import { isStaff, type Viewer } from '#domain/access/index.ts';
import type { Db } from '#domain/database/index.ts';
import { readDocuments } from '#domain/documents/index.ts';
import { LISTED_STATUSES, urlType } from '#domain/projects/index.ts';
import type { PageRequest } from '../context.server.ts';
import { PROJECT_KINDS, projectHref } from '../shared/project-kinds.ts';
import {
  environmentLabel,
  namedLoaders,
  type ProjectSummary,
  toSummary,
} from '../shared/project-summary.ts';

interface Owner {
  id: string;
  username: string;
}

/**
 * The projects that a person is an accepted member of, the most downloaded first: listed ones, and for
 * themselves and staff all others with their status.
 */
export async function profileProjects(page: PageRequest, owner: Owner): Promise<ProjectSummary[]> {
  const { services, search, viewer } = page;
  const inside = viewer.user?.id === owner.id || isStaff(viewer);
  const rows = await membershipsOf(services.db, owner.id, inside);
  const listed = new Map(
    rows.flatMap(({ id }) => {
      const document = search.engine.get(id);
      return document ? [[id, toSummary(document, services.tags)] as const] : [];
    }),
  );
  const rest = rows.filter((row) => !listed.has(row.id)).map((row) => row.id);
  const hidden = inside ? await hiddenSummaries(page, owner, rest) : new Map();
  return rows.flatMap((row) => {
    const summary = listed.get(row.id) ?? hidden.get(row.id);
    if (!summary) return [];
    return [inside ? { ...summary, status: row.status } : summary];
  });
}

function membershipsOf(db: Db, userId: string, all: boolean) {
  return db
    .selectFrom('team_members')
    .innerJoin('projects', 'projects.team_id', 'team_members.team_id')
    .select(['projects.id', 'projects.status'])
    .where('team_members.user_id', '=', userId)
    .where('accepted', '=', true)
    .$if(!all, (query) => query.where('projects.status', 'in', LISTED_STATUSES))
    .orderBy('projects.downloads', 'desc')
    .orderBy('projects.id')
    .execute();
}

/** Projects that search does not know, from what the API tells of them. */
async function hiddenSummaries(
  { services }: PageRequest,
  owner: Owner,
  ids: string[],
): Promise<Map<string, ProjectSummary>> {
  const documents = await readDocuments(services.db, 'project', ids);
  return new Map(
    documents.map(({ id, body }) => {
      const view = JSON.parse(body);
      const type = urlType(services.tags, view.project_type, view.loaders);
      const kind = PROJECT_KINDS.find((one) => one === type);
      const featured = view.gallery.find((item: { featured: boolean }) => item.featured);
      const summary: ProjectSummary = {
        id,
        // A project without versions has no type yet.
        href: projectHref(kind ?? 'project', view.slug ?? id),
        type: kind ?? 'mod',
        title: view.title,
        summary: view.description,
        author: { name: owner.username, href: `/user/${encodeURIComponent(owner.username)}` },
        iconUrl: view.icon_url,
        picture: (featured ?? view.gallery[0])?.url ?? null,
        loaders: namedLoaders(view.loaders, services.tags),
        environment:
          kind === 'mod' || kind === 'modpack'
            ? environmentLabel(view.client_side, view.server_side)
            : null,
        categories: [...view.categories, ...view.additional_categories],
        downloads: view.downloads,
        followers: view.followers,
        updated: Date.parse(view.updated),
        published: Date.parse(view.published),
      };
      return [id, summary];
    }),
  );
}

/** True when the reader is on their own page. */
export const isSelf = (viewer: Viewer, owner: Owner): boolean => viewer.user?.id === owner.id;
