import type { DownloadMatrix } from '../versions/index.ts';

/** What a project's page needs beyond its row, made when the project or a version changes. */
export interface PageDocument {
  /** The type in the page's address. */
  urlType: string;
  types: string[];
  bodyHtml: string;
  gallery: { id: string; width: number | null; height: number | null }[];
  /** Listed ones. */
  versionCount: number;
  /** Union over listed versions, oldest game version first. */
  gameVersions: string[];
  loaders: string[];
  clientSide: string;
  serverSide: string;
  /** When the newest listed version came out, ISO 8601. */
  updated: string;
  matrix: DownloadMatrix;
}
