import type { FileExtension } from './file-name.ts';

/** Something that an archive must hold: one entry, any under a folder, or any whose name has a part. */
export type Need =
  | { entry: string }
  | { under: string }
  | { contains: string }
  | { ending: string };

export interface ValidationRule {
  name: string;
  loaders: readonly string[];
  extensions: readonly FileExtension[];
  /** Applies when one of the version's game versions was released in here; seconds since the epoch. */
  released?: { after?: number; until?: number };
  /** One of these groups must be there as a whole, else a warning. */
  holds: readonly (readonly Need[])[];
  /** Packs "protected" against unpacking count when their directory names a pack.mcmeta. */
  toleratesProtection?: boolean;
  /** Warns of a modpack that is uploaded as a mod. */
  warnsOfModpack?: boolean;
  /** The index is checked as well (6.1). */
  isModpack?: boolean;
}

const MANIFEST: Need = { entry: 'META-INF/MANIFEST.MF' };
const ANY_CLASS: Need = { ending: '.class' };
const PACK_MCMETA: Need = { entry: 'pack.mcmeta' };

/** Quilt's own descriptor exists since then. */
const QUILT = 1_646_070_100;
/** Forge changed its descriptor with game version 1.13. */
const MODERN_FORGE = 1_540_122_067;
const RESOURCE_PACKS = 1_371_137_542;
const DATA_PACKS = 1_508_889_600;
const TEXTURE_PACKS = { after: 1_289_339_998, until: 1_370_651_522 };

/** What a file must hold for each loader (API reference, section 6). The first that warns wins. */
export const VALIDATION_RULES: readonly ValidationRule[] = [
  {
    name: 'Fabric',
    loaders: ['fabric'],
    extensions: ['jar'],
    holds: [[{ entry: 'fabric.mod.json' }]],
    warnsOfModpack: true,
  },
  {
    name: 'Quilt',
    loaders: ['quilt'],
    extensions: ['jar', 'zip'],
    released: { after: QUILT },
    holds: [[{ entry: 'quilt.mod.json' }], [{ entry: 'fabric.mod.json' }]],
    warnsOfModpack: true,
  },
  {
    name: 'Forge',
    loaders: ['forge'],
    extensions: ['jar', 'zip'],
    released: { after: MODERN_FORGE - 1 },
    holds: [[{ entry: 'META-INF/mods.toml' }], [MANIFEST], [ANY_CLASS]],
    warnsOfModpack: true,
  },
  {
    name: 'Forge before 1.13',
    loaders: ['forge'],
    extensions: ['jar', 'zip'],
    released: { until: MODERN_FORGE - 1 },
    holds: [[{ entry: 'mcmod.info' }], [MANIFEST], [ANY_CLASS]],
    warnsOfModpack: true,
  },
  {
    name: 'NeoForge',
    loaders: ['neoforge'],
    extensions: ['jar', 'zip'],
    holds: [
      [{ entry: 'META-INF/neoforge.mods.toml' }],
      [{ entry: 'META-INF/mods.toml' }],
      [MANIFEST],
      [ANY_CLASS],
    ],
    warnsOfModpack: true,
  },
  {
    name: 'LiteLoader',
    loaders: ['liteloader'],
    extensions: ['litemod', 'jar'],
    holds: [[{ entry: 'litemod.json' }]],
    warnsOfModpack: true,
  },
  {
    name: 'Rift',
    loaders: ['rift'],
    extensions: ['jar'],
    holds: [[{ entry: 'riftmod.json' }]],
    warnsOfModpack: true,
  },
  {
    name: 'Bukkit',
    loaders: ['bukkit', 'spigot', 'paper', 'purpur', 'folia'],
    extensions: ['jar', 'zip'],
    holds: [[{ entry: 'plugin.yml' }], [{ entry: 'paper-plugin.yml' }]],
  },
  {
    name: 'BungeeCord',
    loaders: ['bungeecord', 'waterfall'],
    extensions: ['jar', 'zip'],
    holds: [[{ entry: 'plugin.yml' }], [{ entry: 'bungee.yml' }]],
  },
  {
    name: 'Velocity',
    loaders: ['velocity'],
    extensions: ['jar', 'zip'],
    holds: [[{ entry: 'velocity-plugin.json' }]],
  },
  {
    name: 'Sponge',
    loaders: ['sponge'],
    extensions: ['jar', 'zip'],
    holds: [
      [{ entry: 'sponge_plugins.json' }],
      [{ entry: 'META-INF/sponge_plugins.json' }],
      [{ entry: 'mcmod.info' }],
    ],
  },
  {
    name: 'Resource pack',
    loaders: ['minecraft'],
    extensions: ['zip'],
    released: { after: RESOURCE_PACKS },
    holds: [[PACK_MCMETA]],
    toleratesProtection: true,
  },
  {
    name: 'Texture pack',
    loaders: ['minecraft'],
    extensions: ['zip'],
    released: TEXTURE_PACKS,
    holds: [[{ entry: 'pack.txt' }]],
  },
  {
    name: 'Data pack',
    loaders: ['datapack'],
    extensions: ['zip'],
    released: { after: DATA_PACKS },
    holds: [[PACK_MCMETA]],
    toleratesProtection: true,
  },
  {
    name: 'Shader',
    loaders: ['iris', 'optifine'],
    extensions: ['zip'],
    holds: [[{ under: 'shaders/' }]],
  },
  {
    name: 'Canvas shader',
    loaders: ['canvas'],
    extensions: ['zip'],
    holds: [[PACK_MCMETA, { contains: '/pipelines/' }]],
  },
  {
    name: 'Core shader',
    loaders: ['vanilla'],
    extensions: ['zip'],
    holds: [[PACK_MCMETA, { under: 'assets/minecraft/shaders/' }]],
    toleratesProtection: true,
  },
  {
    name: 'Modpack',
    loaders: ['mrpack'],
    extensions: ['mrpack'],
    holds: [[{ entry: 'modrinth.index.json' }]],
    isModpack: true,
  },
];

/** The one rule for files that go with a data pack as its resource pack, whatever the version's loaders. */
export const RESOURCE_PACK_RULE = VALIDATION_RULES.find(({ name }) => name === 'Resource pack')!;

/** Groups of patterns that together look like a modpack of another program. */
export const MODPACK_SIGNS: readonly (readonly RegExp[])[] = [
  [/^modlist\.html$/, /^manifest\.json$/],
  [/^mods\/[^/]*\.jar$/],
  [/^override\/mods\/[^/]*\.jar$/],
];
