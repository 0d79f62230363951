import { sql } from 'kysely';
import { readDocuments } from '#domain/documents/index.ts';
import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load } from '../../context.server.ts';
import { PROJECT_KINDS, projectHref } from '../../shared/project-kinds.ts';

/** The reader's own projects. */
export interface OwnProject {
  id: string;
  href: string;
  slug: string;
  title: string;
  /** `project` while it has no versions. */
  type: string;
  status: string;
  iconUrl: string | null;
  versions: number;
  downloads: number;
  /** A moderator wrote something. */
  message: boolean;
  invited: boolean;
}

export interface DashboardProjectsData {
  projects: OwnProject[];
  sort: { by: ProjectSort; order: 'ascending' | 'descending' };
  /** The address asks for the dialog of a new project. */
  create: boolean;
}

export const PROJECT_SORTS = ['name', 'status', 'versions', 'downloads'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

const COLUMNS = {
  name: sql`lower(title)`,
  status: sql`projects.status`,
  versions: sql`versions`,
  downloads: sql`downloads`,
};

export const load: Load<DashboardProjectsData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  const { db } = page.services;
  const asked = url.searchParams.get('sort') ?? 'name';
  const by = PROJECT_SORTS.find((name) => name === asked.replace(/^-/, '')) ?? 'name';
  const order = asked.startsWith('-') ? 'descending' : 'ascending';
  const rows = await db
    .selectFrom('team_members')
    .innerJoin('projects', 'projects.team_id', 'team_members.team_id')
    .select(['projects.id', 'slug', 'title', 'projects.status', 'icon_url', 'downloads'])
    .select(['moderation_message', 'accepted'])
    .select((is) =>
      is
        .selectFrom('versions')
        .whereRef('versions.project_id', '=', 'projects.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('versions'),
    )
    .where('team_members.user_id', '=', user.id)
    .orderBy(COLUMNS[by], order === 'ascending' ? 'asc' : 'desc')
    .orderBy('projects.id')
    .execute();
  const types = await typesOf(
    db,
    rows.map((row) => row.id),
  );
  return {
    projects: rows.map((row) => {
      const type = types.get(row.id) ?? 'project';
      return {
        id: row.id,
        href: projectHref(type, row.slug ?? row.id),
        slug: row.slug ?? row.id,
        title: row.title,
        type,
        status: row.status,
        iconUrl: row.icon_url,
        versions: Number(row.versions),
        downloads: row.downloads,
        message: row.moderation_message !== null,
        invited: !row.accepted,
      };
    }),
    sort: { by, order },
    create: url.searchParams.get('create') === '1',
  };
};

/** The type in each project's address, as its page was rendered. */
async function typesOf(db: Parameters<typeof readDocuments>[0], ids: string[]) {
  const pages = await readDocuments(db, 'page', ids);
  return new Map(
    pages.map(({ id, body }) => {
      const type: string = JSON.parse(body).urlType;
      return [id, PROJECT_KINDS.find((kind) => kind === type) ?? 'project'];
    }),
  );
}
