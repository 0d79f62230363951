import { newId } from '#platform/crypto/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Trx } from '../database/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { renderText } from '../images/index.ts';
import { lockProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { toEnvironment } from './environment.ts';
import { packDependencyRows } from './pack-dependencies.ts';
import type { PreparedVersion } from './prepare-version.ts';
import { checkDependencies, replaceDependencies } from './version-dependencies.ts';
import { insertFiles } from './version-files.ts';

export interface VersionPlace {
  projectId: string;
  authorId: string;
  /** What a version without an environment of its own gets. */
  environment: string;
}

/**
 * Publishes a prepared version in one transaction; when it returns, the version is durable, rendered
 * and on its way to search. Returns its id.
 */
export async function publishVersion(
  services: Services,
  place: Omit<VersionPlace, 'environment'>,
  prepared: PreparedVersion,
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place.projectId))) {
      throw new Refusal('invalid_input', 'The project does not exist.');
    }
    const environment = await inheritedEnvironment(trx, place.projectId);
    const id = await insertVersion(trx, services, { ...place, environment }, prepared);
    await trx
      .updateTable('projects')
      .set({ updated: services.clock.now() })
      .where('id', '=', place.projectId)
      .execute();
    await renderVersions(trx, services, [id]);
    await renderProject(trx, services, place.projectId);
    return id;
  });
}

/** Writes a version's rows; the caller renders. `offset` milliseconds keep siblings in order. */
export async function insertVersion(
  trx: Trx,
  services: Services,
  place: VersionPlace,
  prepared: PreparedVersion,
  offset = 0,
): Promise<string> {
  const id = newId();
  const { data } = prepared;
  const declared = await checkDependencies(trx, prepared.dependencies, 'invalid_input');
  const dependencies = declared.length
    ? declared
    : await packDependencyRows(trx, prepared.packFiles);
  await trx
    .insertInto('versions')
    .values({
      id,
      project_id: place.projectId,
      author_id: place.authorId,
      name: data.name,
      version_number: data.versionNumber,
      changelog: data.changelog,
      changelog_html: await renderText(trx, services, data.changelog),
      version_type: data.versionType,
      status: data.status,
      requested_status: null,
      featured: data.featured,
      loaders: prepared.loaders,
      pack_loaders: prepared.packLoaders,
      game_versions: prepared.gameVersions,
      environment: prepared.environment ?? place.environment,
      ordering: prepared.ordering,
      published: new Date(services.clock.now().getTime() + offset),
    })
    .execute();
  await insertFiles(trx, { versionId: id, projectId: place.projectId }, prepared.files);
  await replaceDependencies(trx, id, dependencies);
  return id;
}

/** The environment of the project's oldest listed version, else what the project itself says. */
async function inheritedEnvironment(trx: Trx, projectId: string): Promise<string> {
  const oldest = await trx
    .selectFrom('versions')
    .select('environment')
    .where('project_id', '=', projectId)
    .where('status', '=', 'listed')
    .orderBy('published')
    .executeTakeFirst();
  if (oldest) return oldest.environment;
  const project = await trx
    .selectFrom('projects')
    .select(['client_side', 'server_side'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return toEnvironment(project.client_side, project.server_side);
}
