import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { LoaderSeed } from './seed/loaders.ts';

export interface Category {
  name: string;
  projectType: string;
  header: string;
  icon: string;
}

export type Loader = LoaderSeed;

export interface GameVersion {
  version: string;
  type: 'release' | 'snapshot' | 'beta' | 'alpha';
  /** ISO 8601, UTC. */
  date: string;
  major: boolean;
}

/** The tag lists as they stand in the database, held in memory and replaced when they change. */
export interface TagLists {
  readonly categories: readonly Category[];
  readonly loaders: readonly Loader[];
  /** Rows with an ordering first, then newest first. */
  readonly gameVersions: readonly GameVersion[];
  loader(name: string): Loader | undefined;
  gameVersion(version: string): GameVersion | undefined;
  /** Position in `gameVersions`; unknown names come last. */
  gameVersionRank(version: string): number;
  /** Categories that a project of this type may carry; plugins and data packs use the mods' set. */
  categoriesFor(projectType: string): readonly Category[];
  /** Reads the tables again. */
  reload(): Promise<void>;
}

/** @throws when the tables cannot be read. */
export async function loadTagLists(db: Db): Promise<TagLists> {
  const lists = new LoadedTagLists(db);
  await lists.reload();
  return lists;
}

class LoadedTagLists implements TagLists {
  categories: readonly Category[] = [];
  loaders: readonly Loader[] = [];
  gameVersions: readonly GameVersion[] = [];
  #loaders = new Map<string, Loader>();
  #gameVersions = new Map<string, GameVersion>();
  #ranks = new Map<string, number>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  loader(name: string) {
    return this.#loaders.get(name);
  }

  gameVersion(version: string) {
    return this.#gameVersions.get(version);
  }

  gameVersionRank(version: string) {
    return this.#ranks.get(version) ?? this.gameVersions.length;
  }

  categoriesFor(projectType: string) {
    const type = CATEGORY_TYPE[projectType] ?? projectType;
    return this.categories.filter((category) => category.projectType === type);
  }

  async reload() {
    const [categories, loaders, gameVersions] = await Promise.all([
      this.#db.selectFrom('categories').selectAll().orderBy('ordering').orderBy('name').execute(),
      this.#db.selectFrom('loaders').selectAll().orderBy('ordering').orderBy('name').execute(),
      this.#db
        .selectFrom('game_versions')
        .selectAll()
        .orderBy(sql`ordering asc nulls last`)
        .orderBy('date', 'desc')
        .orderBy('version', 'desc')
        .execute(),
    ]);
    this.categories = categories.map((row) => ({
      name: row.name,
      projectType: row.project_type,
      header: row.header,
      icon: row.icon,
    }));
    this.loaders = loaders.map((row) => ({
      name: row.name,
      title: row.title,
      group: row.loader_group as LoaderSeed['group'],
      projectType: row.project_type as LoaderSeed['projectType'],
      visibility: row.visibility as LoaderSeed['visibility'],
      icon: row.icon,
      ordering: row.ordering,
    }));
    this.gameVersions = gameVersions.map((row) => ({
      version: row.version,
      type: row.version_type,
      date: row.date.toISOString(),
      major: row.major,
    }));
    this.#loaders = new Map(this.loaders.map((loader) => [loader.name, loader]));
    this.#gameVersions = new Map(this.gameVersions.map((version) => [version.version, version]));
    this.#ranks = new Map(this.gameVersions.map(({ version }, rank) => [version, rank]));
  }
}

const CATEGORY_TYPE: Record<string, string> = { plugin: 'mod', datapack: 'mod', project: 'mod' };
