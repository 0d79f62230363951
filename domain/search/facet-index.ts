import type { SearchDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import { foldToken, type TokenField } from './fields.ts';
import { PostingSet } from './posting-set.ts';
import type { VersionKind } from './version-kinds.ts';

/**
 * One value of one field. `rows` is there only once some project has the value in a part of its
 * versions: until then project and version say the same and nothing needs to be joined.
 */
export interface FacetValue {
  value: string;
  projects: PostingSet;
  rows: PostingSet | null;
}

type Indexed = FacetValue & {
  /** The document being added, how many of its rows have the value, and the last that has. */
  document: number;
  hits: number;
  lastHit: number;
};

const DEPENDENCY_FIELDS: Record<SearchDocument['dependencies'][number]['type'], TokenField[]> = {
  required: ['required_dependency_project_ids', 'compatible_dependency_project_ids'],
  optional: ['optional_dependency_project_ids', 'compatible_dependency_project_ids'],
  embedded: ['embedded_dependency_project_ids', 'compatible_dependency_project_ids'],
  incompatible: ['incompatible_dependency_project_ids'],
};

/** Which projects, and where it matters which of their versions, have which value in which field. */
export class FacetIndex {
  readonly #fields = new Map<TokenField, Map<string, Indexed>>();
  readonly #ofKind: Indexed[][] = [];
  readonly #store: DocumentStore;

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /** Files the document that the store holds under this ordinal, the highest so far. */
  add(ordinal: number, document: SearchDocument): void {
    const touched: Indexed[] = [];
    const start = this.#store.rowStart(ordinal);
    const end = this.#store.rowEnd(ordinal);
    for (const category of [...document.categories, ...document.additionalCategories]) {
      const value = this.#touch('categories', category, ordinal, touched);
      for (let row = start; row < end && value.hits < end - start; row++) this.#hit(value, row);
    }
    for (let row = start; row < end; row++) {
      for (const value of this.#valuesOfKind(this.#store.kindNumber(row))) {
        if (value.document !== ordinal) this.#begin(value, ordinal, touched);
        if (value.hits < end - start && value.lastHit !== row) this.#hit(value, row);
      }
    }
    for (const value of touched) {
      if (!value.rows && value.hits < end - start) this.#part(value, start, end);
      value.projects.append(ordinal);
    }
    this.#addProjectFields(ordinal, document);
  }

  find(field: TokenField, value: string): FacetValue | undefined {
    return this.#fields.get(field)?.get(value);
  }

  values(field: TokenField): Iterable<FacetValue> {
    return this.#fields.get(field)?.values() ?? [];
  }

  get bytes(): number {
    let total = 0;
    for (const values of this.#fields.values()) {
      for (const value of values.values()) {
        total += value.projects.bytes + (value.rows?.bytes ?? 0) + 200;
      }
    }
    return total;
  }

  #hit(value: Indexed, row: number): void {
    value.hits++;
    value.lastHit = row;
    value.rows?.append(row);
  }

  /** The first document that has the value in a part of its rows: from now on rows are kept. */
  #part(value: Indexed, start: number, end: number): void {
    const rows = new PostingSet();
    value.projects.each((project) => {
      const last = this.#store.rowEnd(project);
      for (let row = this.#store.rowStart(project); row < last; row++) rows.append(row);
    });
    for (let row = start; row < end; row++) {
      if (this.#valuesOfKind(this.#store.kindNumber(row)).includes(value)) rows.append(row);
    }
    value.rows = rows;
  }

  #addProjectFields(ordinal: number, document: SearchDocument): void {
    const tokens: [TokenField, string[]][] = [
      ['license', [document.license]],
      ['open_source', [String(document.openSource)]],
      ['all_project_types', document.projectTypes],
      ['project_categories', [...document.categories, ...document.additionalCategories]],
      ['disclosure_types', document.disclosures ?? []],
    ];
    for (const { projectId, type } of document.dependencies) {
      for (const field of DEPENDENCY_FIELDS[type]) tokens.push([field, [projectId]]);
      tokens.push(['dependency_project_ids', [projectId]]);
    }
    const touched: Indexed[] = [];
    for (const [field, values] of tokens) {
      for (const value of values) this.#touch(field, value, ordinal, touched);
    }
    for (const value of touched) value.projects.append(ordinal);
  }

  #touch(field: TokenField, text: string, ordinal: number, touched: Indexed[]): Indexed {
    const value = this.#value(field, text);
    if (value.document !== ordinal) this.#begin(value, ordinal, touched);
    return value;
  }

  #begin(value: Indexed, ordinal: number, touched: Indexed[]): void {
    value.document = ordinal;
    value.hits = 0;
    value.lastHit = -1;
    touched.push(value);
  }

  #valuesOfKind(kind: number): Indexed[] {
    this.#ofKind[kind] ??= versionTokens(this.#store.kinds.at(kind)).map(([field, value]) =>
      this.#value(field, value),
    );
    return this.#ofKind[kind]!;
  }

  #value(field: TokenField, text: string): Indexed {
    let values = this.#fields.get(field);
    if (!values) {
      values = new Map();
      this.#fields.set(field, values);
    }
    const key = foldToken(field, text);
    let value = values.get(key);
    if (!value) {
      const nowhere = { document: -1, hits: 0, lastHit: -1 };
      value = { value: text, projects: new PostingSet(), rows: null, ...nowhere };
      values.set(key, value);
    }
    return value;
  }
}

function versionTokens(kind: VersionKind): [TokenField, string][] {
  return [
    ...kind.loaders.map((loader): [TokenField, string] => ['categories', loader]),
    ...kind.gameVersions.map((version): [TokenField, string] => ['game_versions', version]),
    ...kind.projectTypes.map((type): [TokenField, string] => ['project_types', type]),
    ...(kind.environment === ''
      ? []
      : ([['environment', kind.environment]] as [TokenField, string][])),
    ['client_side', kind.clientSide],
    ['server_side', kind.serverSide],
  ];
}
