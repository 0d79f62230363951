import type { SearchDocument } from './document.ts';
import type { DocumentStore, VersionKind } from './document-store.ts';
import { foldToken, type TokenField } from './fields.ts';
import { PostingSet } from './posting-set.ts';

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
  /** The document being added, and its rows that have the value. */
  document: number;
  hits: number[];
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
      if (value.hits.length > 0) continue;
      for (let row = start; row < end; row++) value.hits.push(row);
    }
    for (let row = start; row < end; row++) {
      for (const value of this.#valuesOfKind(this.#store.kindNumber(row))) {
        if (value.document !== ordinal) this.#begin(value, ordinal, touched);
        if (value.hits.at(-1) !== row && value.hits.length <= row - start) value.hits.push(row);
      }
    }
    for (const value of touched) this.#append(value, ordinal, end - start);
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

  #append(value: Indexed, ordinal: number, rows: number): void {
    if (!value.rows && value.hits.length < rows) {
      const earlier = new PostingSet();
      value.projects.each((project) => {
        const end = this.#store.rowEnd(project);
        for (let row = this.#store.rowStart(project); row < end; row++) earlier.append(row);
      });
      value.rows = earlier;
    }
    for (const row of value.rows ? value.hits : []) value.rows!.append(row);
    value.projects.append(ordinal);
    value.hits = NONE;
  }

  #addProjectFields(ordinal: number, document: SearchDocument): void {
    const tokens: [TokenField, string[]][] = [
      ['author', [document.author]],
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
    value.hits = [];
    touched.push(value);
  }

  #valuesOfKind(kind: number): Indexed[] {
    this.#ofKind[kind] ??= versionTokens(this.#store.kinds[kind]!).map(([field, value]) =>
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
      value = { value: text, projects: new PostingSet(), rows: null, document: -1, hits: NONE };
      values.set(key, value);
    }
    return value;
  }
}

const NONE: number[] = [];

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
