import { findUser } from '#domain/people/index.ts';
import { statusFacts } from '#domain/projects/index.ts';
import type { Load } from '../context.server.ts';
import { invalidPage, pageNotFound } from '../errors/page-errors.ts';
import { redirect } from '../router/answers.ts';
import { PROJECT_KINDS, type ProjectKind } from '../shared/project-kinds.ts';
import type { ProjectSummary } from '../shared/project-summary.ts';
import { isSelf, profileProjects } from './profile-projects.server.ts';

/** Somebody's page. */
export interface UserData {
  user: {
    id: string;
    username: string;
    bio: string | null;
    avatarUrl: string | null;
    /** ISO 8601. */
    joined: string;
    badges: UserBadge[];
  };
  /** Of the listed projects. */
  stats: { projects: number; downloads: number; followers: number };
  tabs: { kind: ProjectKind; count: number }[];
  /** The type whose tab is open; null for all. */
  kind: ProjectKind | null;
  projects: ProjectSummary[];
  page: number;
  last: number;
  total: number;
  self: boolean;
}

export type UserBadge = 'admin' | 'moderator' | 'creator';

const PER_PAGE = 40;

export const load: Load<UserData> = async ({ page, params, url }) => {
  const found = await findUser(page.services.db, params.id ?? '');
  if (!found) throw pageNotFound(url);
  const kind = kindOf(params.projectType);
  if (kind === undefined) throw invalidPage(url);
  const path = userPath(found.username, kind);
  if (url.pathname !== path) throw redirect(path + url.search, 301);

  if (page.viewer.user) page.keepPrivate();
  const all = await profileProjects(page, found);
  for (const { id } of all) page.tags.add(`project:${id}`);
  page.tags.add(`user:${found.id}`);
  const listed = all.filter(({ status }) => !status || statusFacts(status).search);
  const chosen = kind ? all.filter((project) => project.type === kind) : all;
  const last = Math.max(1, Math.ceil(chosen.length / PER_PAGE));
  const number = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(number) || number < 1 || number > last) throw invalidPage(url);
  return {
    user: {
      id: found.id,
      username: found.username,
      bio: found.bio,
      avatarUrl: found.avatar_url,
      joined: found.created.toISOString(),
      badges: [
        ...(found.role === 'developer' ? [] : [found.role]),
        ...(listed.length > 0 ? (['creator'] as const) : []),
      ],
    },
    stats: {
      projects: listed.length,
      downloads: sum(listed.map((project) => project.downloads)),
      followers: sum(listed.map((project) => project.followers)),
    },
    tabs: PROJECT_KINDS.map((type) => ({
      kind: type,
      count: all.filter((project) => project.type === type).length,
    })).filter((tab) => tab.count > 0),
    kind,
    projects: chosen.slice((number - 1) * PER_PAGE, number * PER_PAGE),
    page: number,
    last,
    total: all.length,
    self: isSelf(page.viewer, found),
  };
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** `mods` or `mod` is the type, nothing is all, anything else is no address. */
function kindOf(text: string | undefined): ProjectKind | null | undefined {
  if (text === undefined) return null;
  return PROJECT_KINDS.find((kind) => text === kind || text === `${kind}s`);
}

const userPath = (username: string, kind: ProjectKind | null): string =>
  `/user/${encodeURIComponent(username)}${kind ? `/${kind}s` : ''}`;
