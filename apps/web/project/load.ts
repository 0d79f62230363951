import { isStaff } from '#domain/access/index.ts';
import { licenseView } from '#domain/projects/index.ts';
import { DONATION_PLATFORMS } from '#domain/tags/index.ts';
import { may, type Permission } from '#domain/teams/index.ts';
import type { Load } from '../context.server.ts';
import { type ChecklistData, checklistData } from '../project-settings/checklist-data.ts';
import {
  type EnvironmentLabel,
  environmentLabel,
  namedLoaders,
} from '../shared/project-summary.ts';
import { type About, aboutProject } from './about.ts';
import { versionRanges } from './game-versions.ts';
import { projectOfPage } from './project-of-page.ts';

/** What the header, the tabs and the sidebar of a project show. */
export interface ProjectData {
  about: About;
  slug: string;
  status: string;
  requestedStatus: string | null;
  downloads: number;
  followers: number;
  /** Featured ones. */
  categories: string[];
  /** ISO 8601. */
  updated: string;
  published: string;
  approved: string | null;
  queued: string | null;
  counts: { gallery: number; versions: number };
  compatibility: {
    /** Releases as ranges, newest first; the newest snapshot before them when it is newer. */
    ranges: string[];
    loaders: { id: string; name: string }[];
    environment: EnvironmentLabel | null;
  };
  links: {
    issues: string | null;
    source: string | null;
    wiki: string | null;
    discord: string | null;
    donations: { id: string; name: string; url: string }[];
  };
  members: {
    id: string;
    username: string;
    avatarUrl: string | null;
    role: string;
    isOwner: boolean;
  }[];
  license: { id: string; name: string; url: string | null };
  /** For its people, while it is not through review. */
  checklist: ChecklistData | null;
  /** What the reader is to this project. */
  viewer: {
    /** Of the team, invited ones included. */
    member: boolean;
    /** Accepted into the team. */
    accepted: boolean;
    staff: boolean;
    follows: boolean;
    may: Partial<Record<Permission, boolean>>;
  };
}

const TOLD: Permission[] = ['UPLOAD_VERSION', 'DELETE_VERSION', 'EDIT_DETAILS', 'EDIT_BODY'];

export const load: Load<ProjectData> = async (input) => {
  const found = await projectOfPage(input);
  const { project, page, membership, permissions, members } = found;
  const { viewer, services } = input.page;
  const { tags, db } = services;
  return {
    about: aboutProject(found),
    slug: project.slug ?? project.id,
    status: project.status,
    requestedStatus: project.requested_status,
    downloads: project.downloads,
    followers: project.followers,
    categories: project.categories,
    updated: page.updated,
    published: project.published.toISOString(),
    approved: project.approved?.toISOString() ?? null,
    queued: project.queued?.toISOString() ?? null,
    counts: { gallery: page.gallery.length, versions: page.versionCount },
    compatibility: {
      ranges: versionRanges(page.gameVersions, tags),
      loaders: namedLoaders(page.loaders, tags),
      environment:
        page.urlType === 'mod' || page.urlType === 'modpack'
          ? environmentLabel(page.clientSide, page.serverSide)
          : null,
    },
    links: {
      issues: project.issues_url,
      source: project.source_url,
      wiki: project.wiki_url,
      discord: project.discord_url,
      donations: project.donation_urls.map(({ id, url }) => ({
        id,
        name: DONATION_PLATFORMS.find(({ short }) => short === id)?.name ?? id,
        url,
      })),
    },
    members: members.map((member) => ({
      id: member.id,
      username: member.username,
      avatarUrl: member.avatar_url,
      role: member.member_role,
      isOwner: member.is_owner,
    })),
    license: licenseView(project.license_id, project.license_url),
    checklist: await checklistData(db, viewer, found),
    viewer: {
      member: membership !== undefined,
      accepted: membership?.accepted === true,
      staff: isStaff(viewer),
      follows: found.follows,
      may: Object.fromEntries(TOLD.map((one) => [one, may(permissions, one)])),
    },
  };
};
