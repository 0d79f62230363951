import type { ProjectKind } from '../shared/project-kinds.ts';

/** What one can filter by; `project` is only in addresses, never in the panel. */
export type GroupId =
  | 'version'
  | 'loader'
  | 'platform'
  | 'category'
  | 'feature'
  | 'resolution'
  | 'performance'
  | 'environment'
  | 'license'
  | 'project';

/** Parameters of the address that hold filters (reference: screens, A2). */
export type FilterParameter = 'v' | 'g' | 'f' | 'e' | 'l' | 'pid';

export interface GroupRule {
  parameter: FilterParameter;
  /** Stands before the value in the address, `categories:fabric`; none for plain values. */
  prefix: 'categories' | 'open_source' | 'project_id' | null;
  /**
   * How several chosen values go together. `sides`: one side alone means that the other is not needed,
   * both mean that both are required.
   */
  combine: 'any' | 'all' | 'sides';
  excludable: boolean;
}

const CATEGORY = { parameter: 'f', prefix: 'categories', excludable: true } as const;
const LOADER = { parameter: 'g', prefix: 'categories', combine: 'any', excludable: true } as const;

export const GROUP_RULES: Record<GroupId, GroupRule> = {
  version: { parameter: 'v', prefix: null, combine: 'any', excludable: false },
  loader: LOADER,
  platform: LOADER,
  category: { ...CATEGORY, combine: 'all' },
  feature: { ...CATEGORY, combine: 'all' },
  resolution: { ...LOADER },
  performance: { ...CATEGORY, combine: 'all' },
  environment: { parameter: 'e', prefix: null, combine: 'sides', excludable: false },
  license: { parameter: 'l', prefix: 'open_source', combine: 'all', excludable: true },
  project: { parameter: 'pid', prefix: 'project_id', combine: 'any', excludable: true },
};

/** The groups of each type's panel, from the top. */
export const GROUPS_OF: Record<ProjectKind, readonly GroupId[]> = {
  mod: ['version', 'loader', 'category', 'environment', 'license'],
  modpack: ['category', 'version', 'loader', 'environment', 'license'],
  plugin: ['category', 'loader', 'platform', 'version', 'license'],
  resourcepack: ['category', 'feature', 'resolution', 'version', 'license'],
  shader: ['category', 'feature', 'performance', 'loader', 'version', 'license'],
  datapack: ['category', 'version', 'license'],
};

/** The values that a group knows; others in an address mean nothing. */
export interface GroupValues {
  id: GroupId;
  values: readonly string[];
}

/** Whether a group knows a value. Project ids are not listed: any that could be one is known. */
export function knowsValue({ id, values }: GroupValues, value: string): boolean {
  return id === 'project' ? /^[0-9A-Za-z]{1,32}$/.test(value) : values.includes(value);
}
