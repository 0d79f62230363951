import type { SearchDocument } from './document.ts';
import type { SearchHitRef } from './search-query.ts';

/** A hit as `GET /v2/search` shows it, fields in this order (API reference 2.1). */
export interface SearchHitView {
  project_id: string;
  project_type: string;
  all_project_types: string[];
  slug: string | null;
  author: string;
  author_id: string | null;
  organization: string | null;
  organization_id: string | null;
  title: string;
  description: string;
  categories: string[];
  display_categories: string[];
  versions: string[];
  downloads: number;
  follows: number;
  icon_url: string;
  date_created: string;
  date_modified: string;
  latest_version: string;
  license: string;
  client_side: string;
  server_side: string;
  environment: string[];
  disclosure_types: string[];
  gallery: string[];
  featured_gallery: string | null;
  color: number | null;
}

export function searchHitView({ document, latestVersion }: SearchHitRef): SearchHitView {
  const oldestFirst = document.versions.toReversed();
  const loaders = oldestFirst.flatMap((version) => version.loaders);
  return {
    project_id: document.id,
    project_type: projectType(document),
    all_project_types: document.projectTypes,
    slug: document.slug,
    author: document.author,
    author_id: document.authorId,
    organization: document.organization,
    organization_id: document.organizationId,
    title: document.title,
    description: document.summary,
    categories: sorted([...document.categories, ...document.additionalCategories, ...loaders]),
    display_categories: sorted([...document.categories, ...ownLoaders(document)]),
    versions: [...new Set(oldestFirst.flatMap((version) => version.gameVersions))],
    downloads: document.downloads,
    follows: document.follows,
    icon_url: document.iconUrl ?? '',
    date_created: date(document.created),
    date_modified: date(document.modified),
    latest_version: latestVersion?.id ?? '',
    license: document.license,
    client_side: document.clientSide,
    server_side: document.serverSide,
    environment: [...new Set(oldestFirst.map((version) => version.environment))],
    disclosure_types: document.disclosures ?? [],
    gallery: document.gallery,
    featured_gallery: document.featuredGallery,
    color: document.color,
  };
}

/** v2 knows neither plugins nor data packs, and calls what is partly a modpack a modpack. */
function projectType({ projectTypes }: SearchDocument): string {
  if (projectTypes.includes('modpack')) return 'modpack';
  const first = projectTypes[0] ?? 'project';
  return first === 'plugin' || first === 'datapack' ? 'mod' : first;
}

/** A pack's loaders count as categories but are not displayed ones (API reference, section 7). */
function ownLoaders(document: SearchDocument): string[] {
  return document.versions
    .filter((version) => !version.projectTypes.includes('modpack'))
    .flatMap((version) => version.loaders);
}

function sorted(values: string[]): string[] {
  return [...new Set(values)].sort();
}

/** RFC 3339 with the offset written as hits have it. */
function date(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00');
}
