import type { EditProject } from '#contract/project.ts';
import { Refusal } from '#platform/refusal.ts';
import { isStaff, type SignedIn } from '../access/index.ts';
import type { Db, Trx } from '../database/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { renderText } from '../images/index.ts';
import type { Services } from '../services.ts';
import { toEnvironment } from '../versions/index.ts';
import { changeStatus } from './change-status.ts';
import { checkCategories, checkDonations, checkLicense } from './project-fields.ts';
import { isProjectStatus, PROJECT_STATUSES, statusFacts } from './project-status.ts';
import {
  canSee,
  findProjectFor,
  lockProject,
  type ProjectFor,
  requirePermission,
} from './projects.store.ts';
import { claimSlug } from './slug.ts';

/**
 * Changes what is given of a project (public API, 2.3). Details need EDIT_DETAILS, the description
 * EDIT_BODY, messages of moderators a moderator.
 */
export async function editProject(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
  edit: EditProject,
): Promise<void> {
  const { id } = (await editable(services.db, viewer, idOrSlug, edit)).project;
  const bodyHtml =
    edit.body === undefined ? undefined : await renderText(services.db, services, edit.body);
  const changes = columns(services, edit, bodyHtml);
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, id);
    // Asked again: a moderator or an owner may have decided something since.
    const found = await editable(trx, viewer, id, edit);
    const { project } = found;
    if (edit.slug !== undefined) await claimSlug(trx, project.id, edit.slug);
    if (Object.values(changes).some((value) => value !== undefined)) {
      await trx.updateTable('projects').set(changes).where('id', '=', project.id).execute();
    }
    if (edit.client_side !== undefined || edit.server_side !== undefined) {
      await changeSides(trx, services, found, edit);
    }
    if (edit.status !== undefined) await changeStatus(trx, services, viewer, found, edit.status);
    await renderProject(trx, services, project.id);
  });
}

/** The project if this viewer may make this edit. */
async function editable(
  db: Db,
  viewer: SignedIn,
  idOrSlug: string,
  edit: EditProject,
): Promise<ProjectFor> {
  const found = await findProjectFor(db, viewer, idOrSlug);
  if (!found || !canSee(viewer, found)) {
    throw new Refusal('not_found', 'The project does not exist.');
  }
  checkRights(viewer, found, edit);
  return found;
}

function checkRights(viewer: SignedIn, found: ProjectFor, edit: EditProject): void {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  if (given.some(([name]) => name !== 'body') || given.length === 0) {
    requirePermission(found, 'EDIT_DETAILS');
  }
  if (edit.body !== undefined) requirePermission(found, 'EDIT_BODY');
  if ((edit.client_side ?? edit.server_side) !== undefined && !isStaff(viewer)) {
    requirePermission(found, 'UPLOAD_VERSION');
  }
  const messages = [edit.moderation_message, edit.moderation_message_body];
  const clears = messages.every((message) => message === undefined || message === null);
  const mayMessage = isStaff(viewer) || (clears && statusFacts(found.project.status).approved);
  if (messages.some((message) => message !== undefined) && !mayMessage) {
    throw new Refusal('auth_error', 'Only moderators write moderation messages.', {
      field: 'moderation_message',
    });
  }
  const money = [edit.monetization_status, found.project.monetization_status];
  if (
    edit.monetization_status !== undefined &&
    money.includes('force-demonetized') &&
    !isStaff(viewer)
  ) {
    throw new Refusal('auth_error', 'Only moderators change a forced demonetization.', {
      field: 'monetization_status',
    });
  }
  const wanted = edit.requested_status;
  if (wanted && !(isProjectStatus(wanted) && PROJECT_STATUSES[wanted].requestable)) {
    throw new Refusal('request_error', `requested_status: "${wanted}" cannot be asked for.`, {
      field: 'requested_status',
    });
  }
  if (edit.status !== undefined && !isProjectStatus(edit.status)) {
    throw new Refusal('request_error', `status: there is no status "${edit.status}".`, {
      field: 'status',
    });
  }
}

/** Columns to set; undefined ones stay as they are. */
function columns({ tags }: Services, edit: EditProject, bodyHtml: string | undefined) {
  const categories =
    edit.categories && checkCategories(tags, edit.categories, 'categories', 'drop');
  const additional =
    edit.additional_categories &&
    checkCategories(tags, edit.additional_categories, 'additional_categories', 'drop');
  return {
    title: edit.title?.trim(),
    summary: edit.description,
    body: edit.body,
    body_html: bodyHtml,
    categories,
    additional_categories: additional?.filter((name) => !categories?.includes(name)),
    license_id:
      edit.license_id === undefined ? undefined : checkLicense(edit.license_id, 'request_error'),
    license_url: edit.license_url,
    issues_url: edit.issues_url,
    source_url: edit.source_url,
    wiki_url: edit.wiki_url,
    discord_url: edit.discord_url,
    donation_urls:
      edit.donation_urls && JSON.stringify(checkDonations(edit.donation_urls, 'request_error')),
    requested_status: edit.requested_status,
    moderation_message: edit.moderation_message,
    moderation_message_body: edit.moderation_message_body,
    monetization_status: edit.monetization_status,
    client_side: edit.client_side,
    server_side: edit.server_side,
  };
}

/** Sides are told of versions: every one of the project gets them. */
async function changeSides(
  trx: Trx,
  services: Services,
  { project }: ProjectFor,
  edit: EditProject,
): Promise<void> {
  const environment = toEnvironment(
    edit.client_side ?? project.client_side,
    edit.server_side ?? project.server_side,
  );
  const changed = await trx
    .updateTable('versions')
    .set({ environment })
    .where('project_id', '=', project.id)
    .where('environment', '!=', environment)
    .returning('id')
    .execute();
  await renderVersions(
    trx,
    services,
    changed.map((row) => row.id),
  );
}
