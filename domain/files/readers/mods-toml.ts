import { parse } from 'smol-toml';
import type { Environment, FileProblem, NamedDependency } from '../inferred-metadata.ts';
import { gameVersionOfForge, gameVersionOfNeoForge } from '../loader-versions.ts';
import { parseMavenRange } from '../ranges/maven-range.ts';
import type { GameClaim } from '../resolve-game-versions.ts';
import { jarJar } from './jar-jar.ts';
import {
  CLIENT_ONLY,
  type DescriptorReader,
  emptyReading,
  isPlatform,
  type Reading,
  type ReadingContext,
  UNKNOWN_ENVIRONMENT,
} from './reading.ts';
import { type Fields, fields, items, links, people, text } from './values.ts';

/** https://docs.minecraftforge.net/en/latest/gettingstarted/modfiles/ — since game version 1.13.2. */
export const forgeModsToml: DescriptorReader = {
  paths: ['META-INF/mods.toml'],
  read: (source, context) => readModsToml(source, context, '1.13.2', forgeLoaders),
};

/** https://docs.neoforged.net/docs/gettingstarted/modfiles/ — since game version 1.20.5. */
export const neoforgeModsToml: DescriptorReader = {
  paths: ['META-INF/neoforge.mods.toml'],
  read: (source, context) => readModsToml(source, context, '1.20.5', () => ['neoforge']),
};

/**
 * NeoForge began with Forge's descriptor: one that needs `neoforge` is for it alone, one whose file says
 * so is for both.
 */
function forgeLoaders(ids: string[], fileName: string): string[] {
  if (ids.includes('neoforge') && !ids.includes('forge')) return ['neoforge'];
  return /neoforge/i.test(fileName) ? ['forge', 'neoforge'] : ['forge'];
}

async function readModsToml(
  source: string,
  context: ReadingContext,
  since: string,
  loadersOf: (ids: string[], fileName: string) => string[],
): Promise<Reading> {
  const root = fields(parse(source.replace(/^\uFEFF/, '')));
  const mod = fields(items(root.mods)[0]);
  const id = text(mod.modId);
  const depends = dependencyTables(root, id);
  const loaders = loadersOf(
    depends.map(({ modId }) => text(modId) ?? ''),
    context.fileName,
  );
  const { claims, problems } = gameClaims(depends, text(root.loaderVersion), loaders, context);
  return {
    ...emptyReading('mod', loaders),
    game: [...claims, { how: 'not-before', text: '', since }],
    version: text(jarVersion(mod.version, context)),
    project: {
      id,
      name: text(mod.displayName) ?? id,
      summary: text(mod.description),
      authors: people(mod.authors ?? root.authors),
      license: text(root.license),
      links: links({
        issues: root.issueTrackerURL ?? mod.issueTrackerURL,
        homepage: mod.displayURL ?? root.displayURL,
      }),
      iconPath: text(mod.logoFile) ?? text(root.logoFile),
    },
    environment: environment(root, depends),
    dependencies: [...toDependencies(depends), ...(await jarJar(context))],
    problems,
  };
}

/** `${file.jarVersion}` is the `Implementation-Version` of the jar's manifest. */
function jarVersion(version: unknown, { manifest }: ReadingContext): unknown {
  if (version !== `\${file.jarVersion}`) return version;
  return manifest.get('Implementation-Version') ?? manifest.get('Specification-Version') ?? null;
}

/** `[[dependencies.<id>]]` of the main mod; some write `[[dependencies]]`. */
function dependencyTables(root: Fields, id: string | null): Fields[] {
  if (Array.isArray(root.dependencies)) return root.dependencies.map(fields);
  const tables = fields(root.dependencies);
  const own = id !== null && id in tables ? tables[id] : Object.values(tables)[0];
  return items(own).map(fields);
}

function gameClaims(
  depends: Fields[],
  loaderVersion: string | null,
  loaders: string[],
  context: ReadingContext,
): { claims: GameClaim[]; problems: FileProblem[] } {
  const claims: GameClaim[] = [];
  const problems: FileProblem[] = [];
  const rangeOf = (id: string) =>
    text(depends.find((table) => text(table.modId) === id)?.versionRange);
  const range = rangeOf('minecraft');
  const intervals = range === null ? null : parseMavenRange(range);
  if (range !== null && intervals !== null) claims.push({ how: 'range', text: range, intervals });
  if (range !== null && intervals === null) {
    const path = context.path;
    problems.push({ code: 'unknown-range', text: `Cannot read the game version ${range}`, path });
  }
  const floors: [string | null, (range: string) => string | null][] = [
    [rangeOf('forge'), gameVersionOfForge],
    [rangeOf('neoforge'), gameVersionOfNeoForge],
    [loaders.includes('forge') ? loaderVersion : null, gameVersionOfForge],
  ];
  for (const [loaderRange, gameVersionOf] of floors) {
    const since = loaderRange === null ? null : gameVersionOf(loaderRange);
    if (since !== null) claims.push({ how: 'loader', text: loaderRange!, since });
  }
  return { claims, problems };
}

/**
 * Forge's own flag; or a mod that needs the game and loader on the client only, which a server then may
 * have without harm.
 */
function environment(root: Fields, depends: Fields[]): Environment {
  if (root.clientSideOnly === true) return CLIENT_ONLY;
  const platform = depends.filter(({ modId }) => isPlatform(text(modId) ?? ''));
  const onClient = platform.every(({ side }) => text(side)?.toUpperCase() === 'CLIENT');
  if (platform.length === 0 || !onClient) return UNKNOWN_ENVIRONMENT;
  return { clientSide: 'required', serverSide: 'optional' };
}

const TYPES: Record<string, NamedDependency['type']> = {
  required: 'required',
  optional: 'optional',
  incompatible: 'incompatible',
  discouraged: 'optional',
};

function toDependencies(depends: Fields[]): NamedDependency[] {
  return depends.flatMap((table) => {
    const id = text(table.modId);
    if (id === null || isPlatform(id)) return [];
    const byFlag = table.mandatory === false ? 'optional' : 'required';
    const type = TYPES[text(table.type)?.toLowerCase() ?? ''] ?? byFlag;
    return [{ id, range: text(table.versionRange), type }];
  });
}
