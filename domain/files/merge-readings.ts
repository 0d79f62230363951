import type { VersionIndex } from './catalogue.ts';
import { gameVersionHints } from './file-name-hints.ts';
import type {
  Environment,
  FileKind,
  FileProblem,
  InferredMetadata,
  NamedDependency,
  NamedProject,
} from './inferred-metadata.ts';
import { namedVersion } from './ranges/snapshot-names.ts';
import { emptyProject, type Reading, UNKNOWN_ENVIRONMENT } from './readers/reading.ts';
import { type GameClaim, resolveGameVersions } from './resolve-game-versions.ts';
import { channelOf, cleanVersionNumber, readFileName, versionName } from './version-text.ts';

/** Puts together what the descriptors of one file say, the most telling one first. */
export function mergeReadings(
  found: readonly { source: string; reading: Reading }[],
  fileName: string,
  index: VersionIndex,
  problems: FileProblem[],
): InferredMetadata {
  const readings = found.map(({ reading }) => reading);
  const stem = fileName.replace(/\.(jar|zip|litemod|mrpack)$/i, '');
  const project = mergeProjects(readings.map((reading) => reading.project));
  const fromName = readFileName(stem, (text) => namedVersion(text, index) !== null);
  const nameless = readings.length > 0 && readings.every(({ version }) => version === null);
  const isPack = nameless && readings.every(({ kind }) => kind !== 'mod' && kind !== 'plugin');
  const said = readings.find(({ version }) => version !== null)?.version ?? null;
  const number = cleanVersionNumber(said ?? (isPack ? fromName.version : null));
  if (project.name === null && isPack) project.name = fromName.name;

  const claims = readings.flatMap(({ game }) => game);
  const hints = hintsOf(stem, said, index);
  const gameVersions = mergeGameVersions(readings, hints, index);
  problems.push(...readings.flatMap((reading) => reading.problems));
  problems.push(...disagreement(hints, gameVersions, fileName));
  const kinds = orderKinds(readings);
  const packFiles = readings.find((reading) => reading.packFiles)?.packFiles;
  return {
    kinds,
    loaders: unique(readings.flatMap(({ loaders }) => loaders)),
    gameVersions,
    gameVersionRanges: unique(claims.map(shownRange).filter((text) => text !== '')),
    versionNumber: number,
    versionName: versionName(project.name, number),
    channel: channelOf(number ?? stem),
    project,
    environment: mergeEnvironments(readings.filter(({ kind }) => kind === kinds[0])),
    dependencies: mergeDependencies(readings),
    ...(packFiles ? { packFiles } : {}),
    sources: found.map(({ source }) => source),
    problems,
  };
}

/** In order of the readings; of mod and plugin in one jar the one with more descriptors is the main one. */
function orderKinds(readings: readonly Reading[]): FileKind[] {
  const kinds = unique(readings.map(({ kind }): FileKind => kind));
  const count = (kind: FileKind) => readings.filter((reading) => reading.kind === kind).length;
  return kinds.join() === 'mod,plugin' && count('plugin') > count('mod')
    ? ['plugin', 'mod']
    : kinds;
}

/** The file name first; a version number counts when it plainly carries another version. */
function hintsOf(stem: string, version: string | null, index: VersionIndex): string[] {
  const hints = gameVersionHints(stem, version, index);
  if (hints.length > 0 || version === null) return hints;
  const carriesTwo = (version.match(/\d+\.\d+/g) ?? []).length > 1;
  return carriesTwo ? gameVersionHints(version, null, index) : [];
}

/** All that any descriptor says; loader versions and the file name only where none says a thing. */
function mergeGameVersions(
  readings: readonly Reading[],
  hints: readonly string[],
  index: VersionIndex,
): string[] {
  const speaking = readings.filter(({ game }) => game.some((claim) => !('since' in claim)));
  if (speaking.length === 0) {
    return resolveGameVersions(
      readings.flatMap(({ game }) => game),
      hints,
      index,
    );
  }
  return index.sort(speaking.flatMap(({ game }) => resolveGameVersions(game, hints, index)));
}

function shownRange(claim: GameClaim): string {
  return claim.how === 'loader' && claim.text !== '' ? `loader ${claim.text}` : claim.text;
}

function disagreement(hints: string[], versions: string[], fileName: string): FileProblem[] {
  if (hints.length === 0 || versions.length === 0) return [];
  if (hints.some((hint) => versions.includes(hint))) return [];
  const text = `The name of the file says ${hints.join(', ')}, its descriptor ${versions.join(', ')}`;
  return [{ code: 'name-disagrees', text, path: fileName }];
}

/** The first descriptor that says a thing is believed. */
function mergeProjects(projects: readonly NamedProject[]): NamedProject {
  const merged = emptyProject();
  for (const project of projects) {
    merged.id ??= project.id;
    merged.name ??= project.name;
    merged.summary ??= project.summary;
    merged.license ??= project.license;
    merged.iconPath ??= project.iconPath;
    merged.links = { ...project.links, ...merged.links };
    if (merged.authors.length === 0) merged.authors = project.authors;
  }
  return merged;
}

function mergeEnvironments(readings: readonly Reading[]): Environment {
  const known = readings.find(({ environment }) => environment.clientSide !== 'unknown');
  return known?.environment ?? UNKNOWN_ENVIRONMENT;
}

const STRENGTH: NamedDependency['type'][] = ['embedded', 'required', 'incompatible', 'optional'];

/** One dependency an id, whatever its case; what is carried inside needs nothing from outside. */
function mergeDependencies(readings: readonly Reading[]): NamedDependency[] {
  const byId = new Map<string, NamedDependency>();
  const rank = ({ type }: NamedDependency) => STRENGTH.indexOf(type);
  for (const dependency of readings.flatMap((reading) => reading.dependencies)) {
    const key = dependency.id.toLowerCase();
    const known = byId.get(key);
    if (known === undefined || rank(dependency) < rank(known)) byId.set(key, dependency);
  }
  return [...byId.values()];
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
