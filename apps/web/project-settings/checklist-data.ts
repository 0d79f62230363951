import { isStaff, type Viewer } from '#domain/access/index.ts';
import type { Db } from '#domain/database/index.ts';
import { type ChecklistItem, type ProjectPage, readChecklist } from '#domain/projects/index.ts';
import { may } from '#domain/teams/index.ts';

/** What the bed "Before review" shows. */
export interface ChecklistData {
  projectId: string;
  status: string;
  requestedStatus: string | null;
  /** When it was sent, ISO 8601. */
  queued: string | null;
  /** The newest word of the moderators. */
  message: { title: string; text: string | null } | null;
  items: ChecklistItem[];
  maySubmit: boolean;
  mayApprove: boolean;
}

const SHOWN = new Set(['draft', 'rejected', 'withheld', 'processing']);

/** For the project's people while it is not through review; null otherwise. Runs on the server. */
export async function checklistData(
  db: Db,
  viewer: Viewer,
  found: Pick<ProjectPage, 'project' | 'page' | 'membership' | 'permissions'>,
): Promise<ChecklistData | null> {
  const { project } = found;
  const staff = isStaff(viewer);
  if (!SHOWN.has(project.status) || !(found.membership?.accepted || staff)) return null;
  return {
    projectId: project.id,
    status: project.status,
    requestedStatus: project.requested_status,
    queued: project.queued?.toISOString() ?? null,
    message: project.moderation_message
      ? { title: project.moderation_message, text: project.moderation_message_body }
      : null,
    items: await readChecklist(db, found),
    maySubmit: may(found.permissions, 'EDIT_DETAILS'),
    mayApprove: staff && project.status === 'processing',
  };
}
