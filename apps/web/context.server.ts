import type { Viewer } from '#domain/access/index.ts';
import type { KnownProjects } from '#domain/projects/index.ts';
import type { LiveIndex } from '#domain/search/index.ts';
import type { Services } from '#domain/services.ts';
import type { Flags } from './preferences/flags.ts';
import type { Preferences } from './preferences/preferences.ts';
import type { Theme } from './preferences/theme.ts';
import type { Params } from './router/route.ts';

/** What the pages' loaders get: one request and the product behind it. */
export interface PageRequest {
  services: Services;
  search: LiveIndex;
  projects: KnownProjects;
  viewer: Viewer;
  preferences: Preferences;
  theme: Theme;
  flags: Flags;
  locale: string;
  links: { status: string; chat: string };
  /** Which build answers. */
  build: { id: string; time: string };
  /**
   * What the page tells of (`project:id`, `tags` …): when one changes, the kept page is dropped.
   * A loader that reads something private calls `keepPrivate`.
   */
  tags: Set<string>;
  keepPrivate(): void;
  /** Set when the request failed before its page was asked: what the error page is about. */
  failure?: unknown;
}

export interface LoadInput {
  page: PageRequest;
  params: Params;
  url: URL;
}

/** A loader of a page's data; throws `redirect(…)` or `pageError(…)`. */
export type Load<Data> = (input: LoadInput) => Promise<Data>;
