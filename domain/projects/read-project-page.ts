import type { Viewer } from '../access/index.ts';
import { permissionsOf } from '../teams/index.ts';
import type { KnownProject, KnownProjects } from './known-projects.ts';
import { canSee, type ProjectFor } from './projects.store.ts';

export interface ProjectPage extends ProjectFor, Omit<KnownProject, 'project'> {
  /** The viewer follows it. */
  follows: boolean;
}

/**
 * A project for its page, under its id, its slug or one it had before; undefined when there is none
 * or it is hidden from this viewer. Costs the same with one version and with thousands.
 */
export async function readProjectPage(
  projects: KnownProjects,
  viewer: Viewer,
  idOrSlug: string,
): Promise<ProjectPage | undefined> {
  const known = await projects.find(idOrSlug);
  if (!known) return undefined;
  const relation = await projects.relation(known, viewer.user?.id);
  const permissions = permissionsOf(viewer, relation.membership);
  const found = { ...known, ...relation, permissions };
  return canSee(viewer, found) ? found : undefined;
}
