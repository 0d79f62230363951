import { isStaff } from '#domain/access/index.ts';
import { statusFacts } from '#domain/projects/index.ts';
import { may } from '#domain/teams/index.ts';
import type { Load } from '../../context.server.ts';
import { pageNotFound } from '../../errors/page-errors.ts';
import { type About, aboutProject } from '../about.ts';
import { projectOfPage } from '../project-of-page.ts';

export interface ModerationData {
  about: About;
  status: string;
  requestedStatus: string | null;
  message: { text: string; body: string | null } | null;
  /** Where people find the project as it stands. */
  visible: { search: boolean; profiles: boolean; link: boolean };
  /** What this reader may do now. */
  may: { submit: boolean; approve: boolean };
  /** A version is there, which review needs. */
  ready: boolean;
}

/** Statuses from which a project is sent to review. */
const SUBMITTABLE = new Set(['draft', 'rejected', 'withheld']);

export const load: Load<ModerationData> = async (input) => {
  const found = await projectOfPage(input);
  if (!found.inside) throw pageNotFound(input.url);
  input.page.keepPrivate();
  const { project, permissions, page } = found;
  const facts = statusFacts(project.status);
  const staff = isStaff(input.page.viewer);
  return {
    about: aboutProject(found),
    status: project.status,
    requestedStatus: project.requested_status,
    message:
      project.moderation_message === null
        ? null
        : { text: project.moderation_message, body: project.moderation_message_body },
    visible: { search: facts.search, profiles: facts.search, link: facts.link },
    may: {
      submit: SUBMITTABLE.has(project.status) && may(permissions, 'EDIT_DETAILS'),
      approve: staff && !facts.approved,
    },
    ready: page.versionCount > 0,
  };
};
