import type { SearchDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import type { TokenField } from './fields.ts';
import { HashMultimap, hashText } from './hash-multimap.ts';

/** Fields whose values nearly all differ: looked up by hash, because a set for each would be waste. */
const LOOKED_UP = {
  name: (document: Pick<SearchDocument, 'title'>) => document.title.toLowerCase(),
  author: (document: Pick<SearchDocument, 'author'>) => document.author.toLowerCase(),
  project_id: (document: Pick<SearchDocument, 'id'>) => document.id,
};

type LookedUpField = keyof typeof LOOKED_UP;

export function isLookedUp(field: TokenField): field is LookedUpField {
  return Object.hasOwn(LOOKED_UP, field);
}

/** Which documents have a name or an author. Ids are the store's to find. */
export class LookupIndex {
  readonly #ordinals = new HashMultimap();
  readonly #store: DocumentStore;

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  add(ordinal: number, document: SearchDocument): void {
    for (const field of ['name', 'author'] as const) {
      this.#ordinals.add(hashOf(field, LOOKED_UP[field](document)), ordinal);
    }
  }

  /** Calls back with the documents, not removed, that have the (folded) value. */
  each(field: LookedUpField, value: string, visit: (ordinal: number) => void): void {
    if (field === 'project_id') {
      const ordinal = this.#store.find(value);
      if (ordinal !== undefined) visit(ordinal);
      return;
    }
    this.#ordinals.each(hashOf(field, value), (ordinal) => {
      if (this.has(field, value, ordinal)) visit(ordinal);
    });
  }

  has(field: LookedUpField, value: string, ordinal: number): boolean {
    const document = this.#store.documents[ordinal];
    return document !== null && document !== undefined && LOOKED_UP[field](document) === value;
  }

  get bytes(): number {
    return this.#ordinals.bytes;
  }
}

function hashOf(field: LookedUpField, value: string): number {
  return hashText(`${field} ${value}`);
}
