import { readFile } from 'node:fs/promises';
import { newId } from '#platform/crypto/ids.ts';
import { inspectImage } from '#platform/images/index.ts';
import { renderWhole } from '../documents/index.ts';
import { saveImage } from '../images/index.ts';
import { imageNames, imagePath } from './format.ts';
import type { Import } from './import-run.ts';

/**
 * Pictures inside a project's description and changelogs come along: stored here, with their new
 * addresses in the texts. Addresses of pictures that did not come stay as they are.
 */
export async function takeTextImages(run: Import, projectId: string): Promise<void> {
  const { services, facts } = run;
  const { db, addresses } = services;
  const project = await db
    .selectFrom('projects')
    .select('body')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('versions')
    .select(['id', 'changelog'])
    .where('project_id', '=', projectId)
    .where('changelog', 'like', `%${facts.site}/data/images/%`)
    .execute();
  const moved = new Map<string, string>();
  for (const name of imageNames(
    [project.body, ...versions.map((version) => version.changelog)].join('\n'),
    facts.site,
  )) {
    const url = await takeImage(run, projectId, name);
    if (url) moved.set(`${facts.site}/data/images/${name}`, url);
  }
  if (moved.size === 0) return;
  const replace = (text: string) =>
    [...moved].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('projects')
      .set({ body: replace(project.body) })
      .where('id', '=', projectId)
      .execute();
    for (const { id, changelog } of versions) {
      await trx
        .updateTable('versions')
        .set({ changelog: replace(changelog) })
        .where('id', '=', id)
        .execute();
    }
    await renderWhole(trx, services, projectId, addresses.site);
  });
}

async function takeImage(
  { services, viewer, folder }: Import,
  projectId: string,
  name: string,
): Promise<string | null> {
  const bytes = await readFile(imagePath(folder, name)).catch(() => null);
  const kind = bytes && (await inspectImage(bytes).catch(() => null));
  if (!bytes || !kind) return null;
  const { url, sha512, size } = await saveImage(services, bytes, kind);
  await services.db
    .insertInto('text_images')
    .values({
      id: newId(),
      owner_id: viewer.user.id,
      context: 'project',
      project_id: projectId,
      version_id: null,
      ...{ url, sha512, size },
      created: services.clock.now(),
    })
    .execute();
  return url;
}
