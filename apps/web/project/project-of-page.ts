import { isStaff } from '#domain/access/index.ts';
import { type ProjectPage, readProjectPage } from '#domain/projects/index.ts';
import type { LoadInput, PageRequest } from '../context.server.ts';
import { invalidPage, pageNotFound } from '../errors/page-errors.ts';
import { PageFailure, redirect } from '../router/answers.ts';
import { PROJECT_KINDS, projectHref } from '../shared/project-kinds.ts';

export interface ProjectOfPage extends ProjectPage {
  /** Path of the project's page. */
  path: string;
  /** Belongs to the project's people, invited ones included, or to the staff. */
  inside: boolean;
}

const TYPES: readonly string[] = [...PROJECT_KINDS, 'project'];
const known = new WeakMap<PageRequest, Promise<ProjectOfPage>>();

/**
 * The project that the address names; every loader of a page shares one reading. An address that is
 * not the project's own (another type, its id, an old slug, another case) leads to it for good.
 * @throws 404 for an unknown type and for what is not there or hidden, 301 to the own address
 */
export function projectOfPage(input: LoadInput): Promise<ProjectOfPage> {
  let project = known.get(input.page);
  if (!project) {
    project = find(input);
    known.set(input.page, project);
  }
  return project;
}

async function find({ page, params, url }: LoadInput): Promise<ProjectOfPage> {
  const { type = '', project: idOrSlug = '' } = params;
  if (!TYPES.includes(type)) throw invalidPage(url);
  const found = await readProjectPage(page.projects, page.viewer, idOrSlug);
  if (!found) throw pageNotFound(url);
  const { project } = found;
  page.tags.add(`project:${project.id}`);
  if (page.viewer.user) page.keepPrivate();
  const slug = project.slug ?? project.id;
  const path = projectHref(found.page.urlType, slug);
  if (type !== found.page.urlType || idOrSlug !== slug) {
    const [, , , ...rest] = url.pathname.split('/');
    throw redirect([path, ...rest].join('/') + url.search, 301);
  }
  return {
    ...found,
    path,
    members: found.members.filter((member) => member.accepted),
    inside: found.membership !== undefined || isStaff(page.viewer),
  };
}

/** What a loader throws for a part of a project that is not there; the text is told on the page. */
export function notFound(message: string) {
  return new PageFailure(404, { message });
}
