import type { SearchDocument } from './document.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchEngine, SearchQuery, SearchResult } from './search-query.ts';

export type { SearchEngine } from './search-query.ts';

/** Documents moved into the new generation for each changed one: it is full long before the next. */
const MOVED_PER_CHANGE = 8;

/**
 * The embedded search engine: everything in this process's memory, no files. Renewal happens in
 * small steps along with changes, so that no single change waits for a whole rebuild.
 */
export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return new EmbeddedSearchEngine(options);
}

interface SearchEngineOptions {
  /** A renewal begins when tombstones are more than this and more than a third of all; 1000. */
  toleratedTombstones?: number;
}

class EmbeddedSearchEngine implements SearchEngine {
  #index = new SearchIndex();
  #renewal: { index: SearchIndex; next: number } | null = null;
  readonly #tolerated: number;

  constructor({ toleratedTombstones = 1000 }: SearchEngineOptions) {
    this.#tolerated = toleratedTombstones;
  }

  upsert(documents: SearchDocument[]): void {
    for (const document of documents) {
      this.#index.upsert(document);
      this.#renewal?.index.upsert(document);
    }
    this.#renew(documents.length);
  }

  remove(ids: string[]): void {
    for (const id of ids) {
      this.#index.remove(id);
      this.#renewal?.index.remove(id);
    }
    this.#renew(ids.length);
  }

  search(query: SearchQuery): SearchResult {
    return this.#index.search(query);
  }

  get(id: string): SearchDocument | undefined {
    const ordinal = this.#index.store.find(id);
    return ordinal === undefined ? undefined : this.#index.store.read(ordinal);
  }

  *ids(): Iterable<string> {
    for (const document of this.#index.store.documents) if (document) yield document.id;
  }

  stats(): { documents: number; bytes: number } {
    const bytes = this.#index.bytes + (this.#renewal?.index.bytes ?? 0);
    return { documents: this.#index.store.living, bytes };
  }

  #renew(changes: number): void {
    const { store } = this.#index;
    const tombstones = store.size - store.living;
    if (!this.#renewal) {
      if (tombstones <= Math.max(this.#tolerated, store.size / 3)) return;
      this.#renewal = { index: new SearchIndex(), next: 0 };
    }
    const { index } = this.#renewal;
    const end = Math.min(store.size, this.#renewal.next + changes * MOVED_PER_CHANGE);
    for (; this.#renewal.next < end; this.#renewal.next++) {
      const id = store.documents[this.#renewal.next]?.id;
      // What changed since the renewal began is there already.
      if (id !== undefined && index.store.find(id) === undefined) {
        index.upsert(store.read(this.#renewal.next));
      }
    }
    if (this.#renewal.next < store.size) return;
    this.#index = index;
    this.#renewal = null;
  }
}
