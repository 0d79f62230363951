import type { TagLists } from '../tags/index.ts';

/** The types that a version belongs to by its loaders, in the order of its loaders. */
export function typesOfLoaders(
  tags: Pick<TagLists, 'loader'>,
  loaders: readonly string[],
): string[] {
  const types = loaders.flatMap((name) => tags.loader(name)?.projectType ?? []);
  return [...new Set(types)];
}

/** Types that the public API reports as `mod`. */
const REPORTED_AS: Record<string, string> = { plugin: 'mod', datapack: 'mod' };

/**
 * The `project_type` of the public API: modpack if anything is one, otherwise the first type, with
 * plugins and data packs told as mods; `project` while there are no versions.
 */
export function reportedType(types: readonly string[]): string {
  if (types.includes('modpack')) return 'modpack';
  const first = types[0];
  return first ? (REPORTED_AS[first] ?? first) : 'project';
}

/**
 * The type in the address of a project's page (spec section 2): a mod with the data-pack loader is a
 * datapack, with any plugin loader a plugin, otherwise a mod; other types are kept.
 */
export function urlType(
  tags: Pick<TagLists, 'loader'>,
  projectType: string,
  loaders: readonly string[],
): string {
  if (projectType !== 'mod') return projectType;
  const types = typesOfLoaders(tags, loaders);
  if (types.includes('datapack')) return 'datapack';
  return types.includes('plugin') ? 'plugin' : 'mod';
}
