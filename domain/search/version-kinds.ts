import type { SearchVersion } from './document.ts';
import type { Interning } from './interning.ts';

/** What distinguishes versions for search. */
export type VersionKind = Omit<SearchVersion, 'id' | 'published'>;

/** The different kinds of versions, numbered: far fewer than versions. */
export class VersionKinds {
  readonly #kinds: VersionKind[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #interning: Interning;

  constructor(interning: Interning) {
    this.#interning = interning;
  }

  at(number: number): VersionKind {
    return this.#kinds[number]!;
  }

  /** The number of the kind, a new one if it is new. */
  number(kind: VersionKind): number {
    const { loaders, gameVersions, projectTypes, environment, clientSide, serverSide } = kind;
    const lists = [loaders, gameVersions, projectTypes].map((list) => list.join('\0')).join('\n');
    const key = `${lists}\n${environment}\n${clientSide}\n${serverSide}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#kinds.length;
      this.#numbers.set(key, number);
      this.#kinds.push({
        loaders: this.#interning.list(loaders),
        gameVersions: this.#interning.list(gameVersions),
        projectTypes: this.#interning.list(projectTypes),
        environment,
        clientSide,
        serverSide,
      });
    }
    return number;
  }
}
