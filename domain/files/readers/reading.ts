import type {
  Environment,
  FileKind,
  FileProblem,
  NamedDependency,
  NamedProject,
  PackIndexFile,
} from '../inferred-metadata.ts';
import type { GameClaim } from '../resolve-game-versions.ts';

/** What one descriptor says. */
export interface Reading {
  kind: FileKind;
  loaders: string[];
  game: GameClaim[];
  version: string | null;
  project: NamedProject;
  environment: Environment;
  dependencies: NamedDependency[];
  packFiles?: PackIndexFile[];
  problems: FileProblem[];
}

/** What a reader may ask about the file that the descriptor lies in. */
export interface ReadingContext {
  /** Path of the descriptor. */
  path: string;
  /** Name of the file, with its ending. */
  fileName: string;
  names: readonly string[];
  has(name: string): boolean;
  /** `Implementation-Version` and the like of META-INF/MANIFEST.MF. */
  manifest: ReadonlyMap<string, string>;
  /** Text of another entry; null when it is missing or unreadable. */
  text(name: string): Promise<string | null>;
  /** Id that an embedded mod gives itself; null when it cannot be read. */
  nestedId(name: string): Promise<string | null>;
}

export interface DescriptorReader {
  /** Paths where the descriptor may lie; the first that exists is read. */
  paths: readonly string[];
  /** Null when the descriptor says nothing after all. Throws on what it cannot read. */
  read(text: string, context: ReadingContext): Promise<Reading | null> | Reading | null;
}

export const UNKNOWN_ENVIRONMENT: Environment = { clientSide: 'unknown', serverSide: 'unknown' };
export const CLIENT_ONLY: Environment = { clientSide: 'required', serverSide: 'unsupported' };
export const SERVER_ONLY: Environment = { clientSide: 'unsupported', serverSide: 'required' };

export function emptyProject(): NamedProject {
  return {
    id: null,
    name: null,
    summary: null,
    authors: [],
    license: null,
    links: {},
    iconPath: null,
  };
}

export function emptyReading(kind: FileKind, loaders: string[]): Reading {
  return {
    kind,
    loaders,
    game: [],
    version: null,
    project: emptyProject(),
    environment: UNKNOWN_ENVIRONMENT,
    dependencies: [],
    problems: [],
  };
}

/** The game, Java and loaders under the names that descriptors call them: no dependencies of ours. */
const PLATFORMS = new Set([
  'minecraft',
  'java',
  'forge',
  'neoforge',
  'fml',
  'javafml',
  'mcp',
  'fabricloader',
  'fabric-loader',
  'quilt_loader',
  'quilt-loader',
  'quiltloader',
  'liteloader',
  'riftloader',
  'spongeapi',
  'spongevanilla',
  'spongeforge',
  'bukkit',
  'velocity',
  'mod_minecraftforge',
  'mixin',
]);

export function isPlatform(id: string): boolean {
  return PLATFORMS.has(id.toLowerCase());
}
