import type { Db } from '../database/index.ts';

export interface GalleryPicture {
  id: string;
  /** Small, for lists. */
  url: string;
  /** As it was uploaded. */
  rawUrl: string;
  width: number | null;
  height: number | null;
  featured: boolean;
  title: string | null;
  description: string | null;
  created: string;
}

/** The pictures of a project in their order; at most 64. */
export async function listGallery(db: Db, projectId: string): Promise<GalleryPicture[]> {
  const rows = await db
    .selectFrom('gallery_items')
    .select(['id', 'url', 'raw_url', 'width', 'height', 'featured', 'title', 'description'])
    .select('created')
    .where('project_id', '=', projectId)
    .orderBy('ordering')
    .orderBy('created')
    .execute();
  return rows.map(({ raw_url, created, ...row }) => ({
    ...row,
    rawUrl: raw_url,
    created: created.toISOString(),
  }));
}
