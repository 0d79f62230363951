import type { Dependency } from '#contract/version.ts';
import { editVersion } from '../versions/index.ts';
import type { ExportedVersion } from './exported.ts';
import type { Import } from './import-run.ts';

/**
 * Dependencies between what came in, once all of it is here. One on a project that is not here keeps
 * the file name it has, if any. Versions that were here before keep theirs.
 */
export async function linkDependencies(run: Import, versions: ExportedVersion[]): Promise<void> {
  for (const version of versions) {
    const id = run.versionIds.get(version.id);
    if (!id || version.dependencies.length === 0 || (await hasDependencies(run, id))) continue;
    const dependencies = version.dependencies.flatMap((one) => toHere(run, one));
    if (dependencies.length > 0) await editVersion(run.services, run.viewer, id, { dependencies });
  }
}

function toHere(
  { projectIds, versionIds }: Import,
  { project_id, version_id, file_name, dependency_type }: ExportedVersion['dependencies'][number],
): Dependency[] {
  const project = projectIds.get(project_id ?? '') ?? null;
  const version = versionIds.get(version_id ?? '') ?? null;
  if (!project && !version && !file_name) return [];
  const type = dependency_type as Dependency['dependency_type'];
  return [
    {
      project_id: project,
      version_id: version,
      file_name: file_name ?? null,
      dependency_type: type,
    },
  ];
}

async function hasDependencies({ services }: Import, versionId: string): Promise<boolean> {
  const row = await services.db
    .selectFrom('dependencies')
    .select('version_id')
    .where('version_id', '=', versionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
