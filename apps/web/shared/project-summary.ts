import { reportedType, urlType } from '#domain/projects/index.ts';
import type { SearchDocument } from '#domain/search/index.ts';
import type { TagLists } from '#domain/tags/index.ts';
import { PROJECT_KINDS, type ProjectKind, projectHref } from './project-kinds.ts';

/** What a row or card tells of a project; made on the server, sent to the browser. */
export interface ProjectSummary {
  id: string;
  /** Path of its page. */
  href: string;
  /** As in its address: chooses the rock and the picture's place-holder. */
  type: ProjectKind;
  title: string;
  summary: string;
  author: { name: string; href: string };
  iconUrl: string | null;
  /** The featured gallery picture, else the first one. */
  picture: string | null;
  /** Loaders as people see them, with their own names, in the order of the tag lists. */
  loaders: { id: string; name: string }[];
  environment: EnvironmentLabel | null;
  /** Featured categories first. */
  categories: string[];
  downloads: number;
  followers: number;
  /** Milliseconds since the epoch. */
  updated: number;
  published: number;
  /** Told only where it matters: on pages of the project's own people and staff. */
  status?: string;
}

export type EnvironmentLabel = 'client' | 'server' | 'both' | 'either' | 'unsupported';

export function toSummary(document: SearchDocument, tags: TagLists): ProjectSummary {
  const loaders = [...new Set(document.versions.flatMap((version) => version.loaders))];
  const type = urlType(tags, reportedType(document.projectTypes), loaders);
  return {
    id: document.id,
    href: projectHref(type, document.slug ?? document.id),
    type: PROJECT_KINDS.find((kind) => kind === type) ?? 'mod',
    title: document.title,
    summary: document.summary,
    author: author(document),
    iconUrl: document.iconUrl,
    picture: document.featuredGallery ?? document.gallery[0] ?? null,
    // On a data pack its own loader says nothing.
    loaders: namedLoaders(loaders, tags).filter(({ id }) => id !== type),
    environment:
      type === 'mod' || type === 'modpack'
        ? environmentLabel(document.clientSide, document.serverSide)
        : null,
    categories: [...new Set([...document.categories, ...document.additionalCategories])],
    downloads: document.downloads,
    followers: document.follows,
    updated: document.modified,
    published: document.created,
  };
}

function author({ author, organization, organizationId }: SearchDocument) {
  return organization && organizationId
    ? { name: organization, href: `/organization/${encodeURIComponent(organizationId)}` }
    : { name: author, href: `/user/${encodeURIComponent(author)}` };
}

/** Loaders that people are shown, with their names; what the lists do not know keeps its id. */
export function namedLoaders(
  loaders: readonly string[],
  tags: TagLists,
): ProjectSummary['loaders'] {
  return loaders
    .filter((id) => tags.loader(id)?.visibility !== 'internal' && id !== 'minecraft')
    .sort((a, b) => rank(a, tags) - rank(b, tags))
    .map((id) => ({ id, name: tags.loader(id)?.title ?? id }));
}

const rank = (id: string, tags: TagLists) => {
  const at = tags.loaders.findIndex(({ name }) => name === id);
  return at < 0 ? tags.loaders.length : at;
};

/** Both sides as one label (spec section 3); null when nothing is known. */
export function environmentLabel(client: string, server: string): EnvironmentLabel | null {
  if (client === 'required' && server === 'required') return 'both';
  if (client === 'optional' && server === 'optional') return 'either';
  if (client === 'unsupported' && server === 'unsupported') return 'unsupported';
  const wanted = (side: string) => side === 'required' || side === 'optional';
  const free = (side: string) => side === 'optional' || side === 'unsupported';
  if (wanted(client) && free(server)) return 'client';
  if (wanted(server) && free(client)) return 'server';
  return null;
}
