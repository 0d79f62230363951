import type { Dependency } from '#contract/version.ts';
import { Refusal, type RefusalCode } from '#platform/refusal.ts';
import type { DependenciesTable, Trx } from '../database/index.ts';

export type NewDependency = Omit<DependenciesTable, 'version_id' | 'position'>;

/**
 * Dependencies as they are stored: the project of a named version is filled in.
 * @throws Refusal for what does not exist, for repeats, and for one that names nothing.
 */
export async function checkDependencies(
  trx: Trx,
  list: Dependency[],
  code: RefusalCode,
): Promise<NewDependency[]> {
  const versionIds = list.flatMap((one) => one.version_id ?? []);
  const projectIds = list.flatMap((one) => one.project_id ?? []);
  const versions = versionIds.length
    ? await trx
        .selectFrom('versions')
        .select(['id', 'project_id'])
        .where('id', 'in', versionIds)
        .execute()
    : [];
  const projects = projectIds.length
    ? await trx.selectFrom('projects').select('id').where('id', 'in', projectIds).execute()
    : [];
  const projectOf = new Map(versions.map((row) => [row.id, row.project_id]));
  const known = new Set(projects.map((row) => row.id));
  const seen = new Set<string>();
  return list.map((one, index) => {
    const field = `dependencies.${index}`;
    const refuse = (text: string) => new Refusal(code, `${field}: ${text}`, { field });
    if (one.version_id && !projectOf.has(one.version_id)) {
      throw refuse(`there is no version ${one.version_id}.`);
    }
    if (one.project_id && !known.has(one.project_id)) {
      throw refuse(`there is no project ${one.project_id}.`);
    }
    if (!one.version_id && !one.project_id && !one.file_name) {
      throw refuse('name a version, a project or a file.');
    }
    const key = JSON.stringify([one.version_id, one.project_id, one.file_name]);
    if (seen.has(key)) throw refuse('stands there twice.');
    seen.add(key);
    return {
      dependency_type: one.dependency_type,
      dependency_version_id: one.version_id ?? null,
      project_id: one.project_id ?? projectOf.get(one.version_id ?? '') ?? null,
      file_name: one.file_name ?? null,
    };
  });
}

export async function replaceDependencies(
  trx: Trx,
  versionId: string,
  list: NewDependency[],
): Promise<void> {
  await trx.deleteFrom('dependencies').where('version_id', '=', versionId).execute();
  for (let start = 0; start < list.length; start += 1000) {
    const rows = list.slice(start, start + 1000);
    await trx
      .insertInto('dependencies')
      .values(
        rows.map((row, index) => ({ ...row, version_id: versionId, position: start + index })),
      )
      .execute();
  }
}
