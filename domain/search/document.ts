/**
 * What the index knows of one project. Built from the same rows that the API serves, only for
 * projects whose status is listed in search, only from their listed versions.
 */
export interface SearchDocument {
  id: string;
  slug: string | null;
  title: string;
  summary: string;
  author: string;
  authorId: string;
  organization: string | null;
  organizationId: string | null;
  /** Types as the address bar tells them: mod, plugin, datapack, modpack, resourcepack, shader. First is the main one. */
  projectTypes: string[];
  /** Primary (featured) categories, at most 3. */
  categories: string[];
  additionalCategories: string[];
  /** First SPDX id of the licence expression. */
  license: string;
  openSource: boolean;
  clientSide: string;
  serverSide: string;
  iconUrl: string | null;
  color: number | null;
  /** Gallery image addresses in order, without the featured one. */
  gallery: string[];
  featuredGallery: string | null;
  downloads: number;
  follows: number;
  /** Milliseconds since the epoch. */
  created: number;
  modified: number;
  /** Newest first. */
  versions: SearchVersion[];
  /** Disclosure tokens (`ai_content`, `telemetry_opt_in`, `archived` …); none when left out. */
  disclosures?: string[];
  dependencies: {
    projectId: string;
    type: 'required' | 'optional' | 'incompatible' | 'embedded';
  }[];
}

export interface SearchVersion {
  id: string;
  published: number;
  /** Loaders as people see them: a modpack's pack loaders, without `mrpack`. */
  loaders: string[];
  gameVersions: string[];
  projectTypes: string[];
  environment: string;
  clientSide: string;
  serverSide: string;
}
