/** The six kinds of project in the order of navigation and tabs (spec section 3). */
export const PROJECT_TYPES = [
  'mod',
  'modpack',
  'resourcepack',
  'shader',
  'plugin',
  'datapack',
] as const;

export type ProjectType = (typeof PROJECT_TYPES)[number];
