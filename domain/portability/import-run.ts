import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { Services } from '../services.ts';
import type { ExportFacts } from './format.ts';

/** What became of one project of an export. */
export interface ImportReport {
  /** Slug in the export, and here when it is another one. */
  slug: string;
  here?: string;
  outcome: 'created' | 'extended' | 'exists' | 'refused';
  /** Versions that came in. */
  versions: number;
  /** What could not be taken, each with its reason. */
  refused: string[];
}

/** An import under way. */
export interface Import {
  services: Services;
  /** Who the projects will belong to. */
  viewer: SignedIn;
  folder: string;
  facts: ExportFacts;
  /** Ids in the export → ids here, of what came in or was here. */
  projectIds: Map<string, string>;
  versionIds: Map<string, string>;
}

/** @throws what is no expected failure. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof SyntaxError) return `not JSON: ${error.message}`;
  throw error;
}
