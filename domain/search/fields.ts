/**
 * The fields a search may filter by. `version` fields describe one version and are joined: all that
 * stand in one AND group must hold for the same version (API reference 2.2). The `minecraft_*`
 * fields belong to server listings, which this site has none of: they are accepted and match nothing.
 */
export const FIELDS = {
  categories: { scope: 'version', kind: 'text' },
  game_versions: { scope: 'version', kind: 'text' },
  project_types: { scope: 'version', kind: 'text' },
  environment: { scope: 'version', kind: 'text' },
  client_side: { scope: 'version', kind: 'text' },
  server_side: { scope: 'version', kind: 'text' },

  name: { scope: 'project', kind: 'text' },
  author: { scope: 'project', kind: 'text' },
  license: { scope: 'project', kind: 'text' },
  open_source: { scope: 'project', kind: 'boolean' },
  all_project_types: { scope: 'project', kind: 'text' },
  project_categories: { scope: 'project', kind: 'text' },
  disclosure_types: { scope: 'project', kind: 'text' },
  project_id: { scope: 'project', kind: 'id' },
  dependency_project_ids: { scope: 'project', kind: 'id' },
  compatible_dependency_project_ids: { scope: 'project', kind: 'id' },
  required_dependency_project_ids: { scope: 'project', kind: 'id' },
  optional_dependency_project_ids: { scope: 'project', kind: 'id' },
  embedded_dependency_project_ids: { scope: 'project', kind: 'id' },
  incompatible_dependency_project_ids: { scope: 'project', kind: 'id' },
  'minecraft_server.region': { scope: 'project', kind: 'text' },
  'minecraft_server.languages': { scope: 'project', kind: 'text' },
  'minecraft_java_server.content.kind': { scope: 'project', kind: 'text' },
  'minecraft_java_server.content.supported_game_versions': { scope: 'project', kind: 'text' },
  'minecraft_java_server.is_online': { scope: 'project', kind: 'boolean' },

  downloads: { scope: 'project', kind: 'number' },
  log_downloads: { scope: 'project', kind: 'number' },
  follows: { scope: 'project', kind: 'number' },
  created_timestamp: { scope: 'project', kind: 'number' },
  modified_timestamp: { scope: 'project', kind: 'number' },
  version_published_timestamp: { scope: 'project', kind: 'number' },
  'minecraft_java_server.verified_plays_2w': { scope: 'project', kind: 'number' },
} as const satisfies Record<string, FieldRule>;

interface FieldRule {
  scope: 'version' | 'project';
  /** Ids compare exactly, texts without regard to letter case, timestamps are Unix seconds. */
  kind: 'text' | 'id' | 'boolean' | 'number';
}

export type Field = keyof typeof FIELDS;
export type NumberField = {
  [F in Field]: (typeof FIELDS)[F]['kind'] extends 'number' ? F : never;
}[Field];
export type TokenField = Exclude<Field, NumberField>;

/** Old names that v2 callers use. */
const ALIASES: Record<string, Field> = {
  versions: 'game_versions',
  project_type: 'project_types',
  title: 'name',
};

/** The field that `name` means, an old name included; undefined when there is none. */
export function resolveField(name: string): Field | undefined {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name];
  return Object.hasOwn(FIELDS, name) ? (name as Field) : undefined;
}

export function isNumberField(field: Field): field is NumberField {
  return FIELDS[field].kind === 'number';
}

/** The form in which values of a field are compared. */
export function foldToken(field: TokenField, value: string): string {
  return FIELDS[field].kind === 'id' ? value : value.toLowerCase();
}
