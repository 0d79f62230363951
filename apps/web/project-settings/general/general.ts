import type { T } from '../../messages/messages.tsx';
import type { ApiProject } from '../load.ts';
import type { Errors } from '../use-draft.ts';

/** The fields of the first settings page, named as the API names them. */
export interface General {
  title: string;
  slug: string;
  description: string;
  client_side: string;
  server_side: string;
  /** What the project is, or shall be after review. */
  visibility: string;
}

export const SUMMARY_LIMIT = 256;
const APPROVED_LIKE = ['approved', 'archived', 'unlisted', 'private'];

/** Whether a project has passed review: its visibility then changes at once. */
export const isApproved = (status: string) => APPROVED_LIKE.includes(status);

export function generalOf(project: ApiProject): General {
  return {
    title: project.title,
    slug: project.slug ?? project.id,
    description: project.description,
    client_side: project.client_side,
    server_side: project.server_side,
    visibility: isApproved(project.status)
      ? project.status
      : (project.requested_status ?? 'approved'),
  };
}

export function checkGeneral({ title, description }: General, t: T): Errors {
  const errors: Errors = {};
  if (title.trim().length < 3) errors.title = t('projectSettings.nameShort');
  if (description.trim().length < 3) errors.description = t('projectSettings.summaryShort');
  if (description.length > SUMMARY_LIMIT) errors.description = t('projectSettings.summaryLong');
  return errors;
}

/** The changes as the API takes them: before approval, visibility is what is asked for. */
export function toEdit({ visibility, ...changes }: Partial<General>, status: string) {
  if (visibility === undefined) return changes;
  return { ...changes, [isApproved(status) ? 'status' : 'requested_status']: visibility };
}
