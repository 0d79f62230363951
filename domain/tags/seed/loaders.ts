/**
 * The loaders a fresh site starts with (S3.115), plus `mrpack`, the stored loader of modpacks that
 * no list shows. Groups and who is folded away: spec section 9 (S9.025 to S9.029).
 */
export interface LoaderSeed {
  name: string;
  /** The loader's own name, not translated. */
  title: string;
  group: LoaderGroup;
  /** The project type that a version for this loader belongs to. */
  projectType: LoaderProjectType;
  visibility: LoaderVisibility;
  /** Position among its group in filters and on tags. */
  ordering: number;
  /** Name of a drawing in `icons.ts`. */
  icon: string;
}

export type LoaderGroup =
  | 'mod'
  | 'plugin'
  | 'proxy'
  | 'datapack'
  | 'resourcepack'
  | 'shader'
  | 'modpack';

export type LoaderProjectType =
  | 'mod'
  | 'plugin'
  | 'datapack'
  | 'resourcepack'
  | 'shader'
  | 'modpack';

/**
 * shown: in the search filter. folded: there after "Show more". unlisted: a version may name it, the
 * filter does not. internal: nobody outside sees it.
 */
export type LoaderVisibility = 'shown' | 'folded' | 'unlisted' | 'internal';

type Row = [name: string, title: string, visibility: LoaderVisibility];

const GROUPS: Record<LoaderGroup, { projectType: LoaderProjectType; icon: string; rows: Row[] }> = {
  mod: {
    projectType: 'mod',
    icon: 'block',
    rows: [
      ['fabric', 'Fabric', 'shown'],
      ['forge', 'Forge', 'shown'],
      ['neoforge', 'NeoForge', 'shown'],
      ['quilt', 'Quilt', 'shown'],
      ['liteloader', 'LiteLoader', 'folded'],
      ['modloader', "Risugami's ModLoader", 'folded'],
      ['rift', 'Rift', 'folded'],
      ['babric', 'Babric', 'unlisted'],
      ['bta-babric', 'BTA (Babric)', 'unlisted'],
      ['java-agent', 'Java Agent', 'unlisted'],
      ['legacy-fabric', 'Legacy Fabric', 'unlisted'],
      ['nilloader', 'NilLoader', 'unlisted'],
      ['ornithe', 'Ornithe', 'unlisted'],
    ],
  },
  plugin: {
    projectType: 'plugin',
    icon: 'plug',
    rows: [
      ['bukkit', 'Bukkit', 'shown'],
      ['spigot', 'Spigot', 'shown'],
      ['paper', 'Paper', 'shown'],
      ['purpur', 'Purpur', 'shown'],
      ['sponge', 'Sponge', 'shown'],
      ['folia', 'Folia', 'shown'],
    ],
  },
  proxy: {
    projectType: 'plugin',
    icon: 'globe',
    rows: [
      ['bungeecord', 'BungeeCord', 'shown'],
      ['waterfall', 'Waterfall', 'shown'],
      ['velocity', 'Velocity', 'shown'],
    ],
  },
  datapack: {
    projectType: 'datapack',
    icon: 'braces',
    rows: [['datapack', 'Data pack', 'shown']],
  },
  resourcepack: {
    projectType: 'resourcepack',
    icon: 'brush',
    rows: [['minecraft', 'Minecraft', 'unlisted']],
  },
  shader: {
    projectType: 'shader',
    icon: 'sun',
    rows: [
      ['iris', 'Iris', 'shown'],
      ['optifine', 'OptiFine', 'shown'],
      ['canvas', 'Canvas', 'shown'],
      ['vanilla', 'Vanilla shader', 'shown'],
    ],
  },
  modpack: {
    projectType: 'modpack',
    icon: 'strata',
    rows: [['mrpack', 'Modpack', 'internal']],
  },
};

export const LOADERS: readonly LoaderSeed[] = Object.entries(GROUPS).flatMap(
  ([group, { projectType, icon, rows }]) =>
    rows.map(([name, title, visibility], ordering) => ({
      name,
      title,
      group: group as LoaderGroup,
      projectType,
      visibility,
      ordering,
      icon,
    })),
);

/** Mod loaders that modpacks are made for (API 2.11). */
const MODPACK_LOADERS = new Set(['fabric', 'forge', 'neoforge', 'quilt']);

/** Groups whose versions the public API reports under `mod` as well as under their own type. */
const ALSO_MOD = new Set<LoaderGroup>(['plugin', 'proxy', 'datapack']);

/**
 * What the public API lists as `supported_project_types`: the type itself, then the wider ones it
 * adds (API 2.11). Every loader can carry a `project`, which is a project without versions.
 */
export function supportedProjectTypes(loader: LoaderSeed): string[] {
  const types: string[] = [loader.projectType];
  if (ALSO_MOD.has(loader.group)) types.push('mod');
  if (MODPACK_LOADERS.has(loader.name)) types.push('modpack');
  return [...types, 'project'];
}

/** Loaders of a group that the search filter offers, folded ones last. */
export function filterLoaders(group: LoaderGroup): LoaderSeed[] {
  return LOADERS.filter(
    (loader) =>
      loader.group === group && (loader.visibility === 'shown' || loader.visibility === 'folded'),
  );
}
