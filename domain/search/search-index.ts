import { type Bitset, BitsetPool, clearBit, grown, intersect, setBit, wordsFor } from './bitset.ts';
import { countValues } from './count-values.ts';
import type { SearchDocument } from './document.ts';
import { DocumentStore } from './document-store.ts';
import { FacetIndex } from './facet-index.ts';
import { Filter } from './filter.ts';
import { LookupIndex } from './lookup-index.ts';
import { rank } from './rank.ts';
import type { SearchHitRef, SearchQuery, SearchResult, SearchSort } from './search-query.ts';
import { SortOrder } from './sort-order.ts';
import { TextIndex } from './text-index.ts';
import { wordsOfQuery } from './words.ts';

type Order = Exclude<SearchSort, 'relevance'>;

/**
 * One generation of the index. Documents get ascending ordinals and keep them; a change of what is
 * indexed means a new ordinal and a tombstone on the old one. The engine starts a new generation
 * when there are too many tombstones.
 */
export class SearchIndex {
  readonly store = new DocumentStore();
  readonly text = new TextIndex();
  readonly facets = new FacetIndex(this.store);
  readonly lookups = new LookupIndex(this.store);
  readonly pools = { projects: new BitsetPool(), rows: new BitsetPool() };
  readonly filter = new Filter(this.store, this.facets, this.lookups, this.pools);
  readonly orders: Record<Order, SortOrder>;
  alive: Bitset = new Uint32Array(0);

  constructor() {
    const { downloads, follows, modified, created, published, documents } = this.store;
    /** Descending by the key, then by the newest version, then by id so that no tie is left. */
    const order = (key: { at(ordinal: number): number }) =>
      new SortOrder(
        (a, b) =>
          key.at(b) - key.at(a) ||
          published.at(b) - published.at(a) ||
          (documents[a]!.id < documents[b]!.id ? -1 : 1),
      );
    this.orders = {
      downloads: order(downloads),
      follows: order(follows),
      updated: order(modified),
      newest: order(created),
    };
  }

  upsert(document: SearchDocument): void {
    const previous = this.store.find(document.id);
    if (previous !== undefined) {
      if (this.store.replaceCounters(previous, document)) {
        this.#touch(previous);
        return;
      }
      this.remove(document.id);
    }
    const ordinal = this.store.add(document);
    this.alive = grown(this.alive, ordinal + 1);
    setBit(this.alive, ordinal);
    this.facets.add(ordinal, document);
    this.lookups.add(ordinal, document);
    this.text.add(ordinal, document);
    this.#touch(ordinal);
  }

  remove(id: string): void {
    const ordinal = this.store.find(id);
    if (ordinal === undefined) return;
    clearBit(this.alive, ordinal);
    this.store.release(ordinal);
    this.#touch(ordinal);
  }

  search(query: SearchQuery): SearchResult {
    this.pools.projects.resize(this.store.size);
    this.pools.rows.resize(this.store.rows);
    const words = wordsOfQuery(query.text);
    const candidates = this.#candidates(query);
    const ranked = rank(this, query, words, candidates);
    const result: SearchResult = {
      hits: Array.from(ranked.page, (ordinal) => this.#hit(ordinal, query)),
      total: ranked.total,
    };
    if (query.count) {
      const matches = this.pools.projects.take();
      ranked.addTo(matches);
      result.counts = countValues(this, query.where, matches, query.count);
      this.pools.projects.give(matches);
    }
    if (ranked.didYouMean !== undefined) result.didYouMean = ranked.didYouMean;
    this.pools.projects.give(candidates);
    return result;
  }

  /** The order, with all changes in it. */
  order(sort: SearchSort): SortOrder {
    const order = this.orders[sort === 'relevance' ? 'downloads' : sort];
    order.refresh(this.store.size, this.alive);
    return order;
  }

  get bytes(): number {
    const orders = Object.values(this.orders).reduce((sum, order) => sum + order.bytes, 0);
    const pools = this.pools.projects.bytes + this.pools.rows.bytes;
    const { store, text, facets, lookups } = this;
    return store.bytes + text.bytes + facets.bytes + lookups.bytes + orders + pools;
  }

  #candidates(query: SearchQuery): Bitset {
    const words = wordsFor(this.store.size);
    if (!query.where) {
      const set = this.pools.projects.take();
      set.set(this.alive.subarray(0, words));
      return set;
    }
    const set = this.filter.projects(query.where);
    intersect(set, this.alive, words);
    return set;
  }

  #hit(ordinal: number, query: SearchQuery): SearchHitRef {
    const document = this.store.read(ordinal);
    const { where } = query;
    const start = this.store.rowStart(ordinal);
    const latestVersion = where
      ? document.versions.find((_, i) => this.filter.holdsForRow(where, ordinal, start + i))
      : document.versions[0];
    return { document, latestVersion: latestVersion ?? null };
  }

  #touch(ordinal: number): void {
    for (const order of Object.values(this.orders)) order.touch(ordinal);
  }
}
