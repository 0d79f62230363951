/** Kinds of add-on as the address bar names them. */
export type FileKind = 'mod' | 'plugin' | 'datapack' | 'resourcepack' | 'shader' | 'modpack';

export type SideSupport = 'required' | 'optional' | 'unsupported' | 'unknown';

export interface Environment {
  clientSide: SideSupport;
  serverSide: SideSupport;
}

/** A dependency as the file names it: by the id of its own loader, not by a project of ours. */
export interface NamedDependency {
  id: string;
  /** As the file says it. */
  range: string | null;
  type: 'required' | 'optional' | 'incompatible' | 'embedded';
  fileName?: string;
  sha1?: string;
  sha512?: string;
}

export interface NamedProject {
  id: string | null;
  name: string | null;
  summary: string | null;
  authors: string[];
  license: string | null;
  links: { issues?: string; source?: string; homepage?: string; discord?: string };
  /** Path inside the archive. */
  iconPath: string | null;
}

/** One file of a modpack index, for showing. Size in bytes. */
export interface PackIndexFile {
  path: string;
  sha1: string | null;
  sha512: string | null;
  env: { client: string; server: string } | null;
  downloads: string[];
  size: number | null;
}

/** Something in the file that its author may want to know; never a reason to refuse it. */
export interface FileProblem {
  code: 'unreadable' | 'unknown-range' | 'nothing-known' | 'name-disagrees' | 'not-at-root';
  text: string;
  path: string | null;
}

/** What a file says of itself. Where it says nothing the value is empty: nothing is guessed. */
export interface InferredMetadata {
  /** First is the main one. */
  kinds: FileKind[];
  /** Loaders as the site names them. A modpack's are those of the pack, without `mrpack`. */
  loaders: string[];
  /** Names of the catalogue, newest last. */
  gameVersions: string[];
  /** What the file says of game versions, word for word. */
  gameVersionRanges: string[];
  /** At most 32 characters of those that a version number may have. */
  versionNumber: string | null;
  versionName: string | null;
  channel: 'release' | 'beta' | 'alpha';
  project: NamedProject;
  environment: Environment;
  /** Without the game, Java and the loaders themselves. */
  dependencies: NamedDependency[];
  packFiles?: PackIndexFile[];
  /** Paths of the descriptors that were read. */
  sources: string[];
  problems: FileProblem[];
}
