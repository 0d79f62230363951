import type { SearchDocument } from './document.ts';
import type { Interning } from './interning.ts';

/** What of a document is not in columns. */
type Described = Omit<
  SearchDocument,
  'versions' | 'downloads' | 'follows' | 'created' | 'modified'
>;

/** A document as it is kept: what searching reads by name, and the rest as one text. */
export interface StoredDocument {
  readonly id: string;
  readonly slug: string | null;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly projectTypes: string[];
  readonly categories: string[];
  readonly additionalCategories: string[];
  readonly license: string;
  readonly clientSide: string;
  readonly serverSide: string;
  /** Needed for the few that are shown; many small texts and lists would take twice the memory. */
  readonly rest: string;
}

/** Written out, not spread: objects of one fixed shape take half the memory. */
export function toStored(document: Described, interning: Interning): StoredDocument {
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    author: interning.text(document.author),
    summary: document.summary,
    projectTypes: interning.list(document.projectTypes),
    categories: interning.list(document.categories),
    additionalCategories: interning.list(document.additionalCategories),
    license: interning.text(document.license),
    clientSide: interning.text(document.clientSide),
    serverSide: interning.text(document.serverSide),
    rest: JSON.stringify(restOf(document)),
  };
}

/** The document as it was given. */
export function fromStored({ rest, ...stored }: StoredDocument): Described {
  const [authorId, organization, organizationId, openSource, iconUrl, color, ...lists] = JSON.parse(
    rest,
  ) as Rest;
  const [gallery, featuredGallery, disclosures, dependencies] = lists;
  return {
    ...stored,
    authorId,
    organization,
    organizationId,
    openSource,
    iconUrl,
    color,
    gallery,
    featuredGallery,
    disclosures: disclosures ?? undefined,
    dependencies: dependencies.map(([projectId, type]) => ({ projectId, type })),
  };
}

type Rest = ReturnType<typeof restOf>;

function restOf(document: Described) {
  const { authorId, organization, organizationId, openSource, iconUrl, color } = document;
  const { gallery, featuredGallery, disclosures, dependencies } = document;
  return [
    ...([authorId, organization, organizationId, openSource, iconUrl, color] as const),
    ...([gallery, featuredGallery, disclosures ?? null] as const),
    dependencies.map(({ projectId, type }) => [projectId, type] as const),
  ] as const;
}

/** Everything of a document that some index is built from, as one text to compare. */
export function indexedPart(document: Described): string {
  const { slug, title, summary, author, projectTypes, categories, additionalCategories } = document;
  const { license, openSource, clientSide, serverSide, dependencies, disclosures } = document;
  return JSON.stringify([
    [slug, title, summary, author, projectTypes, categories, additionalCategories],
    [license, openSource, clientSide, serverSide, dependencies, disclosures],
  ]);
}

/** About what a document's own texts and object take, in bytes. */
export function sizeOf({ id, slug, title, summary, rest }: StoredDocument): number {
  return 300 + id.length + (slug?.length ?? 0) + title.length + summary.length + rest.length;
}
