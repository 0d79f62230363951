import { LIMITS } from '#contract/common.ts';
import { newId } from '#platform/crypto/ids.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { Trx } from '../database/index.ts';
import { renderProject } from '../documents/index.ts';
import { type SavedGalleryImage, saveGalleryImage } from '../images/index.ts';
import { projectToChange } from '../projects/index.ts';
import type { Services } from '../services.ts';

export interface GalleryFields {
  featured: boolean;
  title: string | null;
  description: string | null;
  ordering: number;
}

export interface NewGalleryItem extends GalleryFields {
  image: SavedGalleryImage;
}

/** Writes pictures of a project; a featured one takes that mark from the others. */
export async function insertGalleryItems(
  trx: Trx,
  projectId: string,
  items: NewGalleryItem[],
  now: Date,
): Promise<void> {
  for (const item of items) {
    if (item.featured) await unfeature(trx, projectId);
    try {
      await trx
        .insertInto('gallery_items')
        .values({
          id: newId(),
          project_id: projectId,
          url: item.image.url,
          raw_url: item.image.rawUrl,
          sha512: item.image.sha512,
          width: item.image.width,
          height: item.image.height,
          featured: item.featured,
          title: item.title,
          description: item.description,
          ordering: item.ordering,
          created: now,
        })
        .execute();
    } catch (error) {
      if (brokenUnique(error) === null) throw error;
      throw new Refusal('request_error', 'This picture is in the gallery already.');
    }
  }
}

/** @throws Refusal `request_error` past 64 pictures, for the same picture twice, for a bad one. */
export async function addGalleryItem(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
  readPicture: () => Promise<Buffer>,
  fields: GalleryFields,
): Promise<void> {
  const missing = new Refusal('request_error', 'The project does not exist.');
  const { project } = await projectToChange(services.db, viewer, idOrSlug, 'EDIT_DETAILS', missing);
  const { count } = await services.db
    .selectFrom('gallery_items')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('project_id', '=', project.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.galleryItems) {
    throw new Refusal('request_error', `A gallery holds ${LIMITS.galleryItems} pictures.`);
  }
  const image = await saveGalleryImage(services, await readPicture());
  await services.db.transaction().execute(async (trx) => {
    await insertGalleryItems(trx, project.id, [{ ...fields, image }], services.clock.now());
    await renderProject(trx, services, project.id);
  });
}

/** Changes what is given of the picture that has this address. */
export async function editGalleryItem(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
  url: string,
  fields: Partial<GalleryFields>,
): Promise<void> {
  const missing = new Refusal('request_error', 'The project does not exist.');
  const { project } = await projectToChange(services.db, viewer, idOrSlug, 'EDIT_DETAILS', missing);
  await services.db.transaction().execute(async (trx) => {
    if (fields.featured) await unfeature(trx, project.id);
    const { featured, title, description, ordering } = fields;
    const changed = await trx
      .updateTable('gallery_items')
      .set({ featured, title, description, ordering, project_id: project.id })
      .where('project_id', '=', project.id)
      .where('url', '=', url)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw unknownPicture();
    await renderProject(trx, services, project.id);
  });
}

export async function deleteGalleryItem(
  services: Services,
  viewer: SignedIn,
  idOrSlug: string,
  url: string,
): Promise<void> {
  const missing = new Refusal('request_error', 'The project does not exist.');
  const { project } = await projectToChange(services.db, viewer, idOrSlug, 'EDIT_DETAILS', missing);
  await services.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('gallery_items')
      .where('project_id', '=', project.id)
      .where('url', '=', url)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw unknownPicture();
    await renderProject(trx, services, project.id);
  });
}

function unknownPicture(): Refusal {
  return new Refusal('request_error', 'No picture of this project has that address.', {
    field: 'url',
  });
}

async function unfeature(trx: Trx, projectId: string): Promise<void> {
  await trx
    .updateTable('gallery_items')
    .set({ featured: false })
    .where('project_id', '=', projectId)
    .execute();
}
