/**
 * The categories a fresh site starts with: spec section 3 "Tag", rows S3.120 to S3.128. `ordering`
 * sorts before the name wherever the alphabet would be wrong: sizes and speeds.
 */
export interface CategorySeed {
  name: string;
  projectType: CategoryProjectType;
  header: CategoryHeader;
  ordering: number;
  /** Name of a drawing in `icons.ts`. */
  icon: string;
}

export type CategoryProjectType = 'mod' | 'modpack' | 'resourcepack' | 'shader';

/** Filter panels show the groups in this order. */
export const CATEGORY_HEADERS = [
  'categories',
  'features',
  'resolutions',
  'performance impact',
] as const;

export type CategoryHeader = (typeof CATEGORY_HEADERS)[number];

/** Smallest to largest (S3.121). */
const RESOLUTIONS = ['8x-', '16x', '32x', '48x', '64x', '128x', '256x', '512x+'];

/** Lightest to heaviest; the spec gives the order (S9.031). */
const PERFORMANCE_IMPACTS = ['potato', 'low', 'medium', 'high', 'screenshot'];

const MOD = {
  adventure: 'map',
  cursed: 'bug',
  decoration: 'lamp',
  economy: 'coin',
  equipment: 'sword',
  food: 'apple',
  'game-mechanics': 'gear',
  library: 'book',
  magic: 'wand',
  management: 'server',
  minigame: 'crown',
  mobs: 'paw',
  optimization: 'bolt',
  social: 'chat',
  storage: 'chest',
  technology: 'chip',
  transportation: 'cart',
  utility: 'wrench',
  worldgen: 'mountain',
};

const MODPACK = {
  adventure: 'map',
  challenging: 'flag',
  combat: 'sword',
  'kitchen-sink': 'strata',
  lightweight: 'leaf',
  magic: 'wand',
  multiplayer: 'team',
  optimization: 'bolt',
  quests: 'scroll',
  technology: 'chip',
};

const RESOURCEPACK = {
  combat: 'sword',
  cursed: 'bug',
  decoration: 'lamp',
  modded: 'puzzle',
  realistic: 'camera',
  simplistic: 'block',
  themed: 'brush',
  tweaks: 'sliders',
  utility: 'wrench',
  'vanilla-like': 'cup',
};

const RESOURCEPACK_FEATURES = {
  audio: 'note',
  blocks: 'block',
  'core-shaders': 'chip',
  entities: 'paw',
  environment: 'mountain',
  equipment: 'sword',
  fonts: 'letter',
  gui: 'window',
  items: 'apple',
  locale: 'globe',
  models: 'cube',
};

const SHADER = {
  cartoon: 'brush',
  cursed: 'bug',
  fantasy: 'wand',
  realistic: 'camera',
  'semi-realistic': 'picture',
  'vanilla-like': 'cup',
};

const SHADER_FEATURES = {
  atmosphere: 'cloud',
  bloom: 'sun',
  'colored-lighting': 'lamp',
  foliage: 'leaf',
  'path-tracing': 'rays',
  pbr: 'cube',
  reflections: 'mirror',
  shadows: 'moon',
};

export const CATEGORIES: readonly CategorySeed[] = [
  ...group('mod', 'categories', MOD),
  ...group('modpack', 'categories', MODPACK),
  ...group('resourcepack', 'categories', RESOURCEPACK),
  ...group('resourcepack', 'features', RESOURCEPACK_FEATURES),
  ...ranked('resourcepack', 'resolutions', RESOLUTIONS, 'grid'),
  ...group('shader', 'categories', SHADER),
  ...group('shader', 'features', SHADER_FEATURES),
  ...ranked('shader', 'performance impact', PERFORMANCE_IMPACTS, 'chart'),
];

/** Whose categories a project type uses: plugins and data packs are filed like mods (API 2.11). */
export const CATEGORY_SOURCE: Readonly<Record<string, CategoryProjectType>> = {
  mod: 'mod',
  plugin: 'mod',
  datapack: 'mod',
  modpack: 'modpack',
  resourcepack: 'resourcepack',
  shader: 'shader',
};

function group(
  projectType: CategoryProjectType,
  header: CategoryHeader,
  icons: Record<string, string>,
): CategorySeed[] {
  return Object.entries(icons).map(([name, icon]) => ({
    name,
    projectType,
    header,
    ordering: 0,
    icon,
  }));
}

function ranked(
  projectType: CategoryProjectType,
  header: CategoryHeader,
  names: string[],
  icon: string,
): CategorySeed[] {
  return names.map((name, at) => ({ name, projectType, header, ordering: at + 1, icon }));
}
