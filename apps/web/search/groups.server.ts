import type { TagLists } from '#domain/tags/index.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import { GROUPS_OF, type GroupId } from './filter-groups.ts';

/** A value that a filter group offers. */
export interface GroupOption {
  value: string;
  /** Its own name, where it is not a word of the message catalogue. */
  name?: string;
  /** Behind "Show more" until it is chosen. */
  folded?: true;
  /** Only listed with all versions. */
  rare?: true;
}

export interface GroupOptions {
  id: GroupId;
  options: readonly GroupOption[];
}

const HEADERS: Partial<Record<GroupId, string>> = {
  category: 'categories',
  feature: 'features',
  resolution: 'resolutions',
  performance: 'performance impact',
};

/** Groups of loaders that a type's filter offers; packs are made for mod loaders. */
const LOADERS_OF: Record<ProjectKind, string> = {
  mod: 'mod',
  modpack: 'mod',
  plugin: 'plugin',
  resourcepack: 'resourcepack',
  shader: 'shader',
  datapack: 'datapack',
};

/** The filter groups of a type with everything they offer, from the tag lists as they stand. */
export function groupsOf(kind: ProjectKind, tags: TagLists): GroupOptions[] {
  const groups = GROUPS_OF[kind].map((id) => ({ id, options: optionsOf(id, kind, tags) }));
  return [...groups, { id: 'project', options: [] }];
}

function optionsOf(id: GroupId, kind: ProjectKind, tags: TagLists): GroupOption[] {
  switch (id) {
    case 'version':
      return tags.gameVersions.map(({ version, type }) => ({
        value: version,
        name: version,
        ...(type !== 'release' && { rare: true }),
      }));
    case 'loader':
      return loaders(LOADERS_OF[kind], tags).filter(
        ({ folded }) => kind !== 'modpack' || folded === undefined,
      );
    case 'platform':
      return loaders('proxy', tags);
    case 'environment':
      return [{ value: 'client' }, { value: 'server' }];
    case 'license':
      return [{ value: 'true' }];
    default:
      return tags
        .categoriesFor(kind)
        .filter(({ header }) => header === HEADERS[id])
        .map(({ name }) => ({ value: name }));
  }
}

function loaders(group: string, tags: TagLists): GroupOption[] {
  const ofGroup = tags.loaders.filter((loader) => loader.group === group);
  const named = (visibility: string, more: Partial<GroupOption>) =>
    ofGroup
      .filter((loader) => loader.visibility === visibility)
      .map(({ name, title }) => ({ value: name, name: title, ...more }));
  return [...named('shown', {}), ...named('folded', { folded: true })];
}
