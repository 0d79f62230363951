import { findPublishedFile, type PublishedFile } from '#domain/versions/index.ts';
import type { Site } from '../compose.ts';

/** Addresses kept in memory: what was asked for once is served without the database. */
const MOST_KNOWN = 10_000;

/** What files' addresses lead to, known until something about their project changes. */
export class KnownFiles {
  #files = new Map<string, PublishedFile>();
  #ofProject = new Map<string, string[]>();
  #changes = 0;
  readonly #site: Pick<Site, 'services' | 'events'>;

  constructor(site: Pick<Site, 'services' | 'events'>) {
    this.#site = site;
    site.events.onGap(() => this.#forgetAll());
    // Changes of a version are told for its project as well.
    site.events.subscribe(({ kind, id }) => {
      if (kind !== 'project') return;
      this.#changes += 1;
      for (const key of this.#ofProject.get(id) ?? []) this.#files.delete(key);
      this.#ofProject.delete(id);
    });
  }

  async find(versionId: string, filename: string): Promise<PublishedFile | undefined> {
    const key = `${versionId}/${filename}`;
    const known = this.#files.get(key);
    if (known) return known;
    const begun = this.#changes;
    const found = await findPublishedFile(this.#site.services.db, versionId, filename);
    // What changed while it was read may be told as it was before.
    if (found && begun === this.#changes) this.#keep(key, found);
    return found;
  }

  #keep(key: string, file: PublishedFile): void {
    if (this.#files.size >= MOST_KNOWN) this.#forgetAll();
    this.#files.set(key, file);
    const keys = this.#ofProject.get(file.projectId);
    if (keys) keys.push(key);
    else this.#ofProject.set(file.projectId, [key]);
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#files.clear();
    this.#ofProject.clear();
  }
}
