import { type GalleryPicture, listGallery } from '#domain/gallery/index.ts';
import type { Load } from '../../context.server.ts';
import { type About, aboutProject } from '../about.ts';
import { projectOfPage } from '../project-of-page.ts';

export interface GalleryData {
  about: About;
  pictures: GalleryPicture[];
}

export const load: Load<GalleryData> = async (input) => {
  const found = await projectOfPage(input);
  return {
    about: aboutProject(found),
    pictures: await listGallery(input.page.services.db, found.project.id),
  };
};
