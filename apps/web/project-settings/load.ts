import { readDocument } from '#domain/documents/index.ts';
import type { projectView } from '#domain/projects/index.ts';
import { may, type Permission } from '#domain/teams/index.ts';
import type { Load, LoadInput } from '../context.server.ts';
import { notFound, projectOfPage } from '../project/project-of-page.ts';
import { redirect } from '../router/answers.ts';
import { type ChecklistData, checklistData } from './checklist-data.ts';

/** What every page of a project's settings knows. */
export interface SettingsData {
  project: ApiProject;
  /** Path of the project's page. */
  path: string;
  /** The type in its address; `project` without versions. */
  type: string;
  /** How many versions it has. */
  versions: number;
  owner: string;
  may: Record<Right, boolean>;
  checklist: ChecklistData | null;
}

/** A project as the public API tells it, without its long parts. */
export type ApiProject = Omit<ReturnType<typeof projectView>, 'body' | 'versions'>;

const RIGHTS = [
  'EDIT_DETAILS',
  'EDIT_BODY',
  'UPLOAD_VERSION',
  'DELETE_VERSION',
  'DELETE_PROJECT',
  'VIEW_ANALYTICS',
] as const satisfies Permission[];

type Right = (typeof RIGHTS)[number];

/** For the project's members and the staff; others find nothing here. */
export const load: Load<SettingsData> = async (input) => {
  const found = await settingsProject(input);
  const { db } = input.page.services;
  const document = await readDocument(db, 'project', found.project.id);
  if (!document) throw notFound('Project not found');
  const { body, versions, ...project } = JSON.parse(document.body);
  return {
    project,
    path: found.path,
    type: found.page.urlType,
    versions: found.page.versionCount,
    owner: found.members.find((member) => member.is_owner)?.username ?? '',
    may: Object.fromEntries(
      RIGHTS.map((right) => [right, may(found.permissions, right)]),
    ) as SettingsData['may'],
    checklist: await checklistData(db, input.page.viewer, found),
  };
};

/**
 * The project of a settings page, for those who belong there.
 * @throws a redirect to sign-in for visitors, 404 for everybody else
 */
export async function settingsProject(input: LoadInput) {
  const { viewer } = input.page;
  input.page.keepPrivate();
  if (!viewer.user) {
    const target = encodeURIComponent(input.url.pathname + input.url.search);
    throw redirect(`/auth/sign-in?redirect=${target}`);
  }
  const found = await projectOfPage(input);
  if (!found.inside) throw notFound('Project not found');
  return found;
}
