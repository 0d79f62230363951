import { renderProject, renderVersions } from '../documents/index.ts';
import { statusFacts } from '../projects/index.ts';
import type { Services } from '../services.ts';
import type { ExportedProject, ExportedVersion } from './exported.ts';

/**
 * Gives a project that was just made its dates and the status that it had; answers its version ids in
 * the order of the versions.
 */
export function backdateProject(
  services: Services,
  id: string,
  project: ExportedProject,
  versions: ExportedVersion[],
): Promise<string[]> {
  const { link } = statusFacts(project.status);
  return services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('projects')
      .set({
        // What was hidden stays a draft, for its owner to decide.
        ...(link
          ? { status: project.status, approved: project.approved ?? project.published }
          : {}),
        published: project.published,
        updated: project.updated,
      })
      .where('id', '=', id)
      .execute();
    const rows = await trx
      .selectFrom('versions')
      .select('id')
      .where('project_id', '=', id)
      .orderBy('published')
      .execute();
    const ids = rows.map((row) => row.id);
    for (const [index, versionId] of ids.entries()) {
      await trx
        .updateTable('versions')
        .set({ published: versions[index].date_published })
        .where('id', '=', versionId)
        .execute();
    }
    for (const { ordering, created } of project.gallery) {
      await trx
        .updateTable('gallery_items')
        .set({ created })
        .where('project_id', '=', id)
        .where('ordering', '=', ordering)
        .execute();
    }
    await renderVersions(trx, services, ids);
    await renderProject(trx, services, id);
    return ids;
  });
}

/** The same for one version of a project that was here. */
export async function backdateVersion(
  services: Services,
  projectId: string,
  versionId: string,
  version: ExportedVersion,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('projects').select('id').where('id', '=', projectId).forUpdate().execute();
    await trx
      .updateTable('versions')
      .set({ published: version.date_published })
      .where('id', '=', versionId)
      .execute();
    await renderVersions(trx, services, [versionId]);
    await renderProject(trx, services, projectId);
  });
}
