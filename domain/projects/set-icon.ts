import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { renderProject } from '../documents/index.ts';
import type { SavedIcon } from '../images/index.ts';
import type { Services } from '../services.ts';
import { projectToChange } from './projects.store.ts';

/** Sets or (with null) removes a project's icon and the colour taken from it. */
export async function setProjectIcon(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
  makeIcon: () => Promise<SavedIcon | null>,
): Promise<void> {
  const missing = new Refusal('request_error', 'The project does not exist.');
  const { project } = await projectToChange(services.db, viewer, idOrSlug, 'EDIT_DETAILS', missing);
  const icon = await makeIcon();
  await services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('projects')
      .set({
        icon_url: icon?.url ?? null,
        raw_icon_url: icon?.rawUrl ?? null,
        color: icon?.color ?? null,
      })
      .where('id', '=', project.id)
      .execute();
    await renderProject(trx, services, project.id);
  });
}
