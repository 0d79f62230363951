import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { announce } from '../database/index.ts';
import { deleteDocuments, renderProject, renderVersions } from '../documents/index.ts';
import type { Services } from '../services.ts';
import { lockProject, projectToChange } from './projects.store.ts';

/**
 * Deletes a project with its versions, pictures, follows and team. Dependencies of others lose the
 * link; the bytes go with the next sweep.
 */
export async function deleteProject(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
): Promise<void> {
  const missing = new Refusal('auth_error', 'The project does not exist or is not yours.');
  const { project } = await projectToChange(
    services.db,
    viewer,
    idOrSlug,
    'DELETE_PROJECT',
    missing,
  );
  await services.db.transaction().execute(async (trx) => {
    await lockProject(trx, project.id);
    const versions = await trx
      .selectFrom('versions')
      .select('id')
      .where('project_id', '=', project.id)
      .execute();
    const dependents = await trx
      .selectFrom('dependencies')
      .innerJoin('versions', 'versions.id', 'dependencies.version_id')
      .select('dependencies.version_id')
      .where('dependencies.project_id', '=', project.id)
      .where('versions.project_id', '!=', project.id)
      .distinct()
      .execute();
    await trx.deleteFrom('projects').where('id', '=', project.id).execute();
    await trx.deleteFrom('teams').where('id', '=', project.team_id).execute();
    await deleteDocuments(
      trx,
      versions.map((row) => row.id),
    );
    for (const { id } of versions) await announce(trx, 'version', id);
    await renderVersions(
      trx,
      services,
      dependents.map((row) => row.version_id),
    );
    await renderProject(trx, services, project.id);
  });
}
