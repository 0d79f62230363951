import { Column } from './column.ts';
import type { SearchDocument, SearchVersion } from './document.ts';
import { HashMultimap, hashText } from './hash-multimap.ts';
import { Interning } from './interning.ts';
import {
  fromStored,
  indexedPart,
  type StoredDocument,
  sizeOf,
  toStored,
} from './stored-document.ts';
import { type VersionKind, VersionKinds } from './version-kinds.ts';

/**
 * The documents, compactly. Of versions that differ in nothing a search can tell, only the newest is
 * kept: it is the one that a hit would name. A row is one such version; the rows of a document lie
 * side by side, newest first. A document without versions has one row of its own types and sides.
 */
export class DocumentStore {
  readonly documents: (StoredDocument | null)[] = [];
  readonly downloads = new Column('float');
  readonly follows = new Column('float');
  readonly created = new Column('float');
  readonly modified = new Column('float');
  /** Publishing date of the newest version, 0 without one. */
  readonly published = new Column('float');
  readonly #interning = new Interning();
  readonly kinds = new VersionKinds(this.#interning);
  readonly #ordinals = new HashMultimap();
  #living = 0;
  readonly #rowStart = new Column('ordinal');
  readonly #rowProject = new Column('ordinal');
  readonly #rowKind = new Column('ordinal');
  readonly #rowPublished = new Column('float');
  /** Version ids of a document's rows, newline-joined; empty when it has no versions. */
  readonly #rowIds: string[] = [];
  #textBytes = 0;

  get size(): number {
    return this.documents.length;
  }

  get rows(): number {
    return this.#rowKind.length;
  }

  /** Stores under the next ordinal and answers it. */
  add(document: SearchDocument): number {
    const ordinal = this.documents.length;
    const rows = this.#distinctRows(document);
    for (const row of rows) {
      this.#rowPublished.set(this.rows, row.published);
      this.#rowProject.set(this.rows, ordinal);
      this.#rowKind.set(this.rows, row.kind);
    }
    this.#rowStart.set(ordinal + 1, this.rows);
    this.documents.push(null);
    this.#ordinals.add(hashText(document.id), ordinal);
    this.#living++;
    this.#write(ordinal, document, rows);
    return ordinal;
  }

  /**
   * Overwrites in place what no index depends on (numbers, dates, pictures, version ids) and answers
   * true; answers false, without a change, when the documents differ in more than that.
   */
  replaceCounters(ordinal: number, document: SearchDocument): boolean {
    const stored = this.documents[ordinal]!;
    if (indexedPart(fromStored(stored)) !== indexedPart(document)) return false;
    const rows = this.#distinctRows(document);
    const start = this.rowStart(ordinal);
    if (rows.length !== this.rowEnd(ordinal) - start) return false;
    if (rows.some((row, i) => row.kind !== this.#rowKind.at(start + i))) return false;
    rows.forEach((row, i) => {
      this.#rowPublished.set(start + i, row.published);
    });
    this.#write(ordinal, document, rows);
    return true;
  }

  /** Forgets the texts of a removed document; its ordinal is not used again. */
  release(ordinal: number): void {
    const document = this.documents[ordinal]!;
    this.#textBytes -= sizeOf(document);
    this.#living--;
    this.documents[ordinal] = null;
    this.#rowIds[ordinal] = '';
  }

  /** The ordinal that the document with this id has now. */
  find(id: string): number | undefined {
    let found: number | undefined;
    this.#ordinals.each(hashText(id), (ordinal) => {
      if (this.documents[ordinal]?.id === id) found = ordinal;
    });
    return found;
  }

  /** Documents that are not removed. */
  get living(): number {
    return this.#living;
  }

  /** First row of each document, and the end of the last one's: to read much at once. */
  get rowStarts(): Column['values'] {
    return this.#rowStart.values;
  }

  projectOfRow(row: number): number {
    return this.#rowProject.at(row);
  }

  rowStart(ordinal: number): number {
    return this.#rowStart.at(ordinal);
  }

  rowEnd(ordinal: number): number {
    return this.#rowStart.at(ordinal + 1);
  }

  kindOfRow(row: number): VersionKind {
    return this.kinds.at(this.#rowKind.at(row));
  }

  kindNumber(row: number): number {
    return this.#rowKind.at(row);
  }

  /** The document as it was given, but for versions that search cannot tell apart. */
  read(ordinal: number): SearchDocument {
    const start = this.rowStart(ordinal);
    const ids = this.#rowIds[ordinal]!;
    return {
      ...fromStored(this.documents[ordinal]!),
      downloads: this.downloads.at(ordinal),
      follows: this.follows.at(ordinal),
      created: this.created.at(ordinal),
      modified: this.modified.at(ordinal),
      versions: ids === '' ? [] : ids.split('\n').map((id, i) => this.#version(id, start + i)),
    };
  }

  get bytes(): number {
    const columns = [
      this.downloads,
      this.follows,
      this.created,
      this.modified,
      this.published,
      this.#rowStart,
      this.#rowProject,
      this.#rowKind,
      this.#rowPublished,
    ];
    return (
      this.#textBytes +
      this.#ordinals.bytes +
      columns.reduce((sum, column) => sum + column.bytes, 0)
    );
  }

  #version(id: string, row: number): SearchVersion {
    const kind = this.kindOfRow(row);
    return {
      id,
      published: this.#rowPublished.at(row),
      loaders: kind.loaders,
      gameVersions: kind.gameVersions,
      projectTypes: kind.projectTypes,
      environment: kind.environment,
      clientSide: kind.clientSide,
      serverSide: kind.serverSide,
    };
  }

  #write(ordinal: number, document: SearchDocument, rows: Row[]): void {
    const previous = this.documents[ordinal];
    if (previous) this.#textBytes -= sizeOf(previous);
    const stored = toStored(document, this.#interning);
    this.documents[ordinal] = stored;
    this.#textBytes += sizeOf(stored);
    this.#rowIds[ordinal] =
      document.versions.length === 0 ? '' : rows.map((row) => row.id).join('\n');
    this.downloads.set(ordinal, document.downloads);
    this.follows.set(ordinal, document.follows);
    this.created.set(ordinal, document.created);
    this.modified.set(ordinal, document.modified);
    this.published.set(ordinal, document.versions[0]?.published ?? 0);
  }

  #distinctRows(document: SearchDocument): Row[] {
    if (document.versions.length === 0) {
      const { projectTypes, clientSide, serverSide } = document;
      const kind = {
        loaders: [],
        gameVersions: [],
        projectTypes,
        environment: '',
        clientSide,
        serverSide,
      };
      return [{ id: '', published: 0, kind: this.kinds.number(kind) }];
    }
    const rows: Row[] = [];
    const seen = new Set<number>();
    for (const version of document.versions) {
      const kind = this.kinds.number(version);
      if (seen.has(kind)) continue;
      seen.add(kind);
      rows.push({ id: version.id, published: version.published, kind });
    }
    return rows;
  }
}

interface Row {
  id: string;
  published: number;
  kind: number;
}
