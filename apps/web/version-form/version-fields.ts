export const CHANNELS = ['release', 'beta', 'alpha'] as const;
export type Channel = (typeof CHANNELS)[number];

export const DEPENDENCY_TYPES = ['required', 'optional', 'incompatible', 'embedded'] as const;
export type DependencyType = (typeof DEPENDENCY_TYPES)[number];

/** The fields of a version as people fill them in. */
export interface VersionFields {
  /** Empty while it follows the number. */
  name: string;
  number: string;
  channel: Channel;
  loaders: string[];
  gameVersions: string[];
  dependencies: DependencyField[];
}

export interface DependencyField {
  type: DependencyType;
  projectId: string | null;
  versionId: string | null;
  fileName: string | null;
  /** What people read: the project's title, or the name that the file uses. */
  title: string;
  iconUrl: string | null;
  /** Path of the project's page. */
  href: string | null;
  /** As the file says it, `>=9.1`. */
  range: string | null;
}

/** Limits of the public API (contract: versions). */
export const VERSION_LIMITS = { number: 32, name: 64, changelog: 65_536 } as const;

const NUMBER = /^[a-zA-Z0-9!@$()`.+,_"-]+$/;

export type VersionProblem =
  | 'number-missing'
  | 'number-long'
  | 'number-characters'
  | 'name-long'
  | 'loaders-missing'
  | 'game-versions-missing'
  | 'taken';

export interface TakenVersion {
  id: string;
  number: string;
  /** As `takenLoaders` tells them. */
  loaders: string[];
}

/** Loaders for comparing: a pack for a loader is not in the way of a mod for it. */
export const takenLoaders = (loaders: readonly string[], isPack: boolean): string[] =>
  loaders.map((loader) => (isPack ? `pack ${loader}` : loader));

export const isPackFile = (filename: string) => /\.mrpack$/i.test(filename);

/** What keeps a version from being published, in the order of its fields. */
export function versionProblems(
  fields: VersionFields,
  taken: readonly TakenVersion[] = [],
  isPack = false,
): VersionProblem[] {
  const problems: VersionProblem[] = [];
  if (fields.number === '') problems.push('number-missing');
  else if (fields.number.length > VERSION_LIMITS.number) problems.push('number-long');
  else if (!NUMBER.test(fields.number)) problems.push('number-characters');
  if (fields.name.length > VERSION_LIMITS.name) problems.push('name-long');
  if (fields.loaders.length === 0) problems.push('loaders-missing');
  if (fields.gameVersions.length === 0) problems.push('game-versions-missing');
  const loaders = takenLoaders(fields.loaders, isPack);
  if (takenBy({ number: fields.number, loaders }, taken)) problems.push('taken');
  return problems;
}

/** The version that has this number for one of these loaders already. */
export function takenBy(
  { number, loaders }: Pick<VersionFields, 'number' | 'loaders'>,
  taken: readonly TakenVersion[],
): TakenVersion | undefined {
  return taken.find(
    (one) =>
      number !== '' &&
      one.number === number &&
      one.loaders.some((loader) => loaders.includes(loader)),
  );
}

/** The dependencies as the API takes them; what is on no project of ours goes by its file's name. */
export function toDependencies(dependencies: readonly DependencyField[]) {
  return dependencies.flatMap(({ type, projectId, versionId, fileName }) =>
    projectId || versionId || fileName
      ? [
          {
            dependency_type: type,
            project_id: projectId,
            version_id: versionId,
            file_name: projectId || versionId ? null : fileName,
          },
        ]
      : [],
  );
}
