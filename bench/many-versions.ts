import { renderProject, renderVersions } from '#domain/documents/index.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/crypto/ids.ts';

/** Copies the versions of a project until it has this many; they share one file's bytes. */
export async function multiplyVersions(
  services: Services,
  slug: string,
  count: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const version = await trx
      .selectFrom('versions')
      .innerJoin('project_slugs', 'project_slugs.project_id', 'versions.project_id')
      .selectAll('versions')
      .where('slug', '=', slug)
      .orderBy('published')
      .executeTakeFirstOrThrow();
    const file = await trx
      .selectFrom('files')
      .selectAll()
      .where('version_id', '=', version.id)
      .executeTakeFirstOrThrow();
    const have = await trx
      .selectFrom('versions')
      .select('id')
      .where('project_id', '=', version.project_id)
      .execute();
    const ids = Array.from({ length: Math.max(0, count - have.length) }, () => newId());
    for (let start = 0; start < ids.length; start += 500) {
      const part = ids.slice(start, start + 500);
      await trx
        .insertInto('versions')
        .values(
          part.map((id, index) => ({
            ...version,
            id,
            version_number: `0.${start + index}.0`,
            published: new Date(version.published.getTime() - (start + index + 1) * 3_600_000),
          })),
        )
        .execute();
      await trx
        .insertInto('files')
        .values(part.map((id) => ({ ...file, id: newId(), version_id: id })))
        .execute();
      await renderVersions(trx, services, part);
    }
    await renderProject(trx, services, version.project_id);
  });
}
