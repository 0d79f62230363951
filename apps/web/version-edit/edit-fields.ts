import {
  toDependencies,
  type VersionFields,
  type VersionProblem,
} from '../version-form/version-fields.ts';

/** Everything that the page changes together. */
export interface VersionEdit extends VersionFields {
  changelog: string;
  status: string;
}

/** The field that each problem belongs to. */
export const FILE_FIELDS: Record<VersionProblem, keyof VersionEdit> = {
  'number-missing': 'number',
  'number-long': 'number',
  'number-characters': 'number',
  taken: 'number',
  'name-long': 'name',
  'loaders-missing': 'loaders',
  'game-versions-missing': 'gameVersions',
};

/** The changes as the API takes them. */
export function toEdit(changes: Partial<VersionEdit>): Record<string, unknown> {
  const { number, channel, gameVersions, dependencies, name, ...same } = changes;
  return {
    ...same,
    ...(name === undefined ? {} : { name: name.trim() || number }),
    ...(number === undefined ? {} : { version_number: number }),
    ...(channel === undefined ? {} : { version_type: channel }),
    ...(gameVersions === undefined ? {} : { game_versions: gameVersions }),
    ...(dependencies === undefined ? {} : { dependencies: toDependencies(dependencies) }),
  };
}
