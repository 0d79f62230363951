import type { Viewer } from '../access/index.ts';
import type { Db } from '../database/index.ts';
import { type PageDocument, readDocument } from '../documents/index.ts';
import { canSee, findProjectFor, type ProjectFor } from './projects.store.ts';

export interface ProjectPage extends ProjectFor {
  page: PageDocument;
}

/**
 * A project for its page, under its id, its slug or one it had before; undefined when there is none
 * or it is hidden from this viewer. Costs the same with one version and with thousands.
 */
export async function readProjectPage(
  db: Db,
  viewer: Viewer,
  idOrSlug: string,
): Promise<ProjectPage | undefined> {
  const found = await findProjectFor(db, viewer, idOrSlug, { past: true });
  if (!found || !canSee(viewer, found)) return undefined;
  const document = await readDocument(db, 'page', found.project.id);
  return document && { ...found, page: JSON.parse(document.body) };
}
