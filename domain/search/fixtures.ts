import type { SearchDocument, SearchVersion } from './document.ts';

/** A document for tests: an approved mod with one fabric version, but for what is given. */
export function documentLike(
  given: Partial<Omit<SearchDocument, 'versions'>> & {
    id: string;
    versions?: Partial<SearchVersion>[];
  },
): SearchDocument {
  const projectTypes = given.projectTypes ?? ['mod'];
  const clientSide = given.clientSide ?? 'required';
  const serverSide = given.serverSide ?? 'optional';
  const versions = given.versions ?? [{}];
  return {
    slug: `project-${given.id}`,
    title: `Project ${given.id}`,
    summary: 'A project',
    author: 'User',
    authorId: '3',
    organization: null,
    organizationId: null,
    categories: [],
    additionalCategories: [],
    license: 'MIT',
    openSource: true,
    iconUrl: null,
    color: null,
    gallery: [],
    featuredGallery: null,
    downloads: 0,
    follows: 0,
    created: 0,
    modified: 0,
    dependencies: [],
    ...given,
    projectTypes,
    clientSide,
    serverSide,
    versions: versions.map((version, i) => ({
      id: `${given.id}-v${versions.length - i}`,
      published: (versions.length - i) * 1000,
      loaders: ['fabric'],
      gameVersions: ['1.20.1'],
      environment: 'unknown',
      projectTypes,
      clientSide,
      serverSide,
      ...version,
    })),
  };
}
