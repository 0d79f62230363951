import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { Trx } from '../database/index.ts';
import { renderProject } from '../documents/index.ts';
import { canSee, findProjectFor, findProjectId, lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';

/** @throws Refusal `request_error` when unknown or followed already, `not_found` when hidden. */
export async function followProject(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
): Promise<void> {
  const found = await findProjectFor(services.db, viewer, idOrSlug);
  if (!found) throw new Refusal('request_error', 'The project does not exist.');
  if (!canSee(viewer, found)) throw new Refusal('not_found', 'The project does not exist.');
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, found.project.id))) {
      throw new Refusal('request_error', 'The project does not exist.');
    }
    const added = await trx
      .insertInto('follows')
      .values({ user_id: viewer.user.id, project_id: found.project.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) {
      throw new Refusal('request_error', 'You follow this project already.');
    }
    await countFollowers(trx, services, found.project.id, 1);
  });
}

/** @throws Refusal `request_error` when unknown or not followed. */
export async function unfollowProject(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
): Promise<void> {
  const id = await findProjectId(services.db, idOrSlug);
  if (!id) throw new Refusal('request_error', 'The project does not exist.');
  await services.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('follows')
      .where('user_id', '=', viewer.user.id)
      .where('project_id', '=', id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) {
      throw new Refusal('request_error', 'You do not follow this project.');
    }
    await countFollowers(trx, services, id, -1);
  });
}

async function countFollowers(
  trx: Trx,
  services: Services,
  projectId: string,
  change: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('projects')
    .set((is) => ({ followers: is('followers', '+', change) }))
    .where('id', '=', projectId)
    .execute();
  await renderProject(trx, services, projectId);
}
