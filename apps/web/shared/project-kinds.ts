/** The six types that a project's address names, from the ground down. */
export const PROJECT_KINDS = [
  'mod',
  'modpack',
  'plugin',
  'resourcepack',
  'shader',
  'datapack',
] as const;

export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** Address of a type's search page. */
export const searchHref = (kind: ProjectKind): string => `/${kind}s`;

export const projectHref = (type: string, slugOrId: string): string =>
  `/${type}/${encodeURIComponent(slugOrId)}`;
