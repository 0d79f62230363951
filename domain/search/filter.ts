import {
  type Bitset,
  type BitsetPool,
  hasAnyBit,
  intersect,
  invert,
  setBit,
  unite,
  wordsFor,
} from './bitset.ts';
import { asksOneVersion, type Condition, type NumberOperator } from './condition.ts';
import type { DocumentStore } from './document-store.ts';
import type { FacetIndex, FacetValue } from './facet-index.ts';
import { COMPARE, NUMBERS } from './facts.ts';
import type { NumberField, TokenField } from './fields.ts';
import { isLookedUp, type LookupIndex } from './lookup-index.ts';

/**
 * Finds the projects that satisfy a condition. Sets of projects do as long as at most one part of an
 * AND group distinguishes versions; otherwise these parts are joined over the rows (versions).
 * Answers may include removed projects; all sets are from the pools and go back by the caller.
 */
export class Filter {
  readonly #store: DocumentStore;
  readonly #facets: FacetIndex;
  readonly #lookups: LookupIndex;
  readonly #projectSets: BitsetPool;
  readonly #rowSets: BitsetPool;

  constructor(
    store: DocumentStore,
    facets: FacetIndex,
    lookups: LookupIndex,
    pools: { projects: BitsetPool; rows: BitsetPool },
  ) {
    this.#store = store;
    this.#facets = facets;
    this.#lookups = lookups;
    this.#projectSets = pools.projects;
    this.#rowSets = pools.rows;
  }

  /** Projects that match. */
  projects(condition: Condition): Bitset {
    switch (condition.kind) {
      case 'equals':
        return this.#projectsWith(condition.field, condition.values);
      case 'number':
        return this.#projectsWhere(condition.field, condition.op, condition.value);
      case 'not': {
        const set = this.projects(condition.of);
        invert(set, this.#store.size);
        return set;
      }
      case 'any': {
        const set = this.#projectSets.take();
        for (const part of condition.of) this.#take(this.projects(part), set, unite);
        return set;
      }
      case 'all': {
        const [first, ...others] = condition.of;
        const set = first ? this.projects(first) : this.#everyProject();
        this.#keepProjects(set, others);
        const ofVersions = condition.of.filter((part) => this.needsRows(part));
        if (ofVersions.length > 1) this.#keepJoined(set, ofVersions);
        return set;
      }
    }
  }

  /** Versions, as rows, that make the condition true. */
  rows(condition: Condition): Bitset {
    if (!this.needsRows(condition)) return this.#spread(this.projects(condition));
    if (condition.kind === 'equals') return this.#rowsWith(condition.field, condition.values);
    const { kind, of } = condition as { kind: 'all' | 'any'; of: Condition[] };
    // What holds for whole projects is spread over their rows once, not part by part.
    const ofVersions = of.filter((part) => this.needsRows(part));
    const ofProjects = of.filter((part) => !ofVersions.includes(part));
    // A single value can be intersected as it is; what needs a set of its own begins.
    const begin = ofVersions.find((part) => !this.#onlyValue(part)) ?? ofVersions[0]!;
    const set = this.rows(begin);
    const rest = ofVersions.filter((part) => part !== begin);
    if (ofProjects.length > 0) rest.push({ kind, of: ofProjects });
    const words = wordsFor(this.#store.rows);
    for (const part of rest) {
      if (kind === 'all' && this.#onlyValue(part)?.rows?.tryIntersect(set, words)) continue;
      const other = this.rows(part);
      (kind === 'all' ? intersect : unite)(set, other, words);
      this.#rowSets.give(other);
    }
    return set;
  }

  /** Whether this version of the project makes the condition true. */
  holdsForRow(condition: Condition, project: number, row: number): boolean {
    switch (condition.kind) {
      case 'all':
        return condition.of.every((part) => this.holdsForRow(part, project, row));
      case 'any':
        return condition.of.some((part) => this.holdsForRow(part, project, row));
      case 'not':
        return !this.#holdsForProject(condition.of, project);
      case 'number':
        return COMPARE[condition.op](
          NUMBERS[condition.field](this.#store, project),
          condition.value,
        );
      case 'equals':
        if (isLookedUp(condition.field)) {
          const { field, values } = condition;
          return values.some((value) => this.#lookups.has(field, value, project));
        }
        return this.#values(condition.field, condition.values).some((value) =>
          value.rows ? value.rows.has(row) : value.projects.has(project),
        );
    }
  }

  /** Whether the condition distinguishes between versions of one project. */
  needsRows(condition: Condition): boolean {
    if (!asksOneVersion(condition)) return false;
    if (condition.kind === 'equals') {
      return this.#values(condition.field, condition.values).some((value) => value.rows !== null);
    }
    return (condition as { of: Condition[] }).of.some((part) => this.needsRows(part));
  }

  #keepProjects(set: Bitset, parts: Condition[]): void {
    const words = wordsFor(this.#store.size);
    for (const part of parts) {
      if (this.#onlyValue(part)?.projects.tryIntersect(set, words)) continue;
      this.#take(this.projects(part), set, intersect);
    }
  }

  #take(part: Bitset, into: Bitset, combine: typeof unite): void {
    combine(into, part, wordsFor(this.#store.size));
    this.#projectSets.give(part);
  }

  /** The value that the condition asks for, when it is one of those that have sets. */
  #onlyValue(condition: Condition): FacetValue | undefined {
    if (condition.kind !== 'equals' || condition.values.length !== 1) return undefined;
    return this.#facets.find(condition.field, condition.values[0]!);
  }

  /** Of projects that satisfy each part somehow, keeps those with a row that satisfies all. */
  #keepJoined(set: Bitset, parts: Condition[]): void {
    const rows = this.rows({ kind: 'all', of: parts });
    const words = wordsFor(this.#store.size);
    const starts = this.#store.rowStarts;
    for (let i = 0; i < words; i++) {
      let kept = set[i]!;
      for (let word = kept; word !== 0; word &= word - 1) {
        const lowest = word & -word;
        const project = (i << 5) | (31 - Math.clz32(lowest));
        if (!hasAnyBit(rows, starts[project]!, starts[project + 1]!)) {
          kept &= ~lowest;
        }
      }
      set[i] = kept;
    }
    this.#rowSets.give(rows);
  }

  #spread(projects: Bitset): Bitset {
    const rows = this.#rowSets.take();
    const words = wordsFor(this.#store.size);
    for (let i = 0; i < words; i++) {
      for (let word = projects[i]!; word !== 0; word &= word - 1) {
        const project = (i << 5) | (31 - Math.clz32(word & -word));
        const end = this.#store.rowEnd(project);
        for (let row = this.#store.rowStart(project); row < end; row++) setBit(rows, row);
      }
    }
    this.#projectSets.give(projects);
    return rows;
  }

  #projectsWith(field: TokenField, values: string[]): Bitset {
    const set = this.#projectSets.take();
    if (isLookedUp(field)) {
      for (const value of values) {
        this.#lookups.each(field, value, (project) => setBit(set, project));
      }
    } else {
      for (const value of this.#values(field, values)) value.projects.addTo(set);
    }
    return set;
  }

  #rowsWith(field: TokenField, values: string[]): Bitset {
    const set = this.#rowSets.take();
    for (const value of this.#values(field, values)) {
      if (value.rows) {
        value.rows.addTo(set);
        continue;
      }
      const projects = this.#projectSets.take();
      value.projects.addTo(projects);
      const rows = this.#spread(projects);
      unite(set, rows, wordsFor(this.#store.rows));
      this.#rowSets.give(rows);
    }
    return set;
  }

  #projectsWhere(field: NumberField, op: NumberOperator, wanted: number): Bitset {
    const set = this.#projectSets.take();
    const holds = COMPARE[op];
    const read = NUMBERS[field];
    for (let project = 0; project < this.#store.size; project++) {
      if (holds(read(this.#store, project), wanted)) setBit(set, project);
    }
    return set;
  }

  #values(field: TokenField, values: string[]): FacetValue[] {
    return values
      .map((value) => this.#facets.find(field, value))
      .filter((value) => value !== undefined);
  }

  #holdsForProject(condition: Condition, project: number): boolean {
    const end = this.#store.rowEnd(project);
    for (let row = this.#store.rowStart(project); row < end; row++) {
      if (this.holdsForRow(condition, project, row)) return true;
    }
    return false;
  }

  #everyProject(): Bitset {
    const set = this.#projectSets.take();
    invert(set, this.#store.size);
    return set;
  }
}
