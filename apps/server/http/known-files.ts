import { findPublishedFile, type PublishedFile } from '#domain/versions/index.ts';
import { Known } from '#platform/known/known.ts';
import type { Site } from '../compose.ts';

/** Addresses kept in memory: what was asked for once is served without the database. */
const MOST_KNOWN = 10_000;

/** What files' addresses lead to, known until something about their project changes. */
export class KnownFiles {
  readonly #files = new Known<PublishedFile>(MOST_KNOWN);
  readonly #site: Pick<Site, 'services' | 'events'>;

  constructor(site: Pick<Site, 'services' | 'events'>) {
    this.#site = site;
    site.events.onGap(() => this.#files.clear());
    // Changes of a version are told for its project as well.
    site.events.subscribe(({ kind, id }) => {
      if (kind === 'project') this.#files.drop(id);
    });
  }

  find(versionId: string, filename: string): Promise<PublishedFile | undefined> {
    return this.#files.find(`${versionId}/${filename}`, async () => {
      const value = await findPublishedFile(this.#site.services.db, versionId, filename);
      return value && { value, tags: [value.projectId], weight: 1 };
    });
  }
}
