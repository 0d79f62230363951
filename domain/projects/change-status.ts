import { Refusal } from '#platform/refusal.ts';
import { isStaff, type SignedIn } from '../access/index.ts';
import type { Trx } from '../database/index.ts';
import type { Services } from '../services.ts';
import { movesFrom, type ProjectStatus, statusFacts } from './project-status.ts';
import type { ProjectFor } from './projects.store.ts';

/**
 * Moves a project to a status (public API, 5.1). Submitting for review needs a listed version,
 * clears the moderators' message and notes the time; where projects need no review it approves at
 * once. The first time in the approved family is remembered.
 */
export async function changeStatus(
  trx: Trx,
  { clock, policy }: Services,
  viewer: SignedIn,
  { project }: ProjectFor,
  wanted: string,
): Promise<void> {
  if (wanted === project.status) return;
  if (!movesFrom(project.status, viewer).includes(wanted as ProjectStatus)) {
    throw new Refusal(
      'auth_error',
      `You cannot move a project from ${project.status} to ${wanted}.`,
      { field: 'status' },
    );
  }
  const submitted = wanted === 'processing';
  if (submitted) await requireVersion(trx, project.id);
  const approved = submitted && policy.autoApprove && !isStaff(viewer);
  const status = approved ? (project.requested_status ?? 'approved') : wanted;
  const now = clock.now();
  await trx
    .updateTable('projects')
    .set({
      status,
      queued: submitted ? now : undefined,
      approved: statusFacts(status).approved && !project.approved ? now : undefined,
      ...(submitted ? { moderation_message: null, moderation_message_body: null } : {}),
    })
    .where('id', '=', project.id)
    .execute();
}

async function requireVersion(trx: Trx, projectId: string): Promise<void> {
  const version = await trx
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'listed')
    .limit(1)
    .executeTakeFirst();
  if (!version) {
    throw new Refusal('request_error', 'Upload a version before you submit the project.', {
      field: 'status',
    });
  }
}
