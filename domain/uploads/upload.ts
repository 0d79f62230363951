import type { InferredMetadata } from '../files/index.ts';

/** Drafts are kept this long after they were last touched. */
export const UPLOAD_DAYS = 7;

/** A file on its way to becoming part of a version. */
export interface Upload {
  id: string;
  project_id: string;
  filename: string;
  /** Bytes, in all and so far. */
  size: number;
  received: number;
  done: boolean;
  /** What the file says of itself, once it is here. */
  inferred: InferredUpload | null;
  /** Why it cannot be published; the rule's own words. */
  refusal: { description: string; details?: Record<string, unknown> } | null;
  updated: string;
}

/** What a file says, with the names it uses matched to projects here. */
export interface InferredUpload extends Omit<InferredMetadata, 'dependencies' | 'packFiles'> {
  dependencies: (InferredMetadata['dependencies'][number] & {
    project: { id: string; slug: string | null; title: string; icon_url: string | null } | null;
  })[];
  /** How many files a modpack lists. */
  packFileCount: number;
  /** Milliseconds that reading took. */
  readMs: number;
}
