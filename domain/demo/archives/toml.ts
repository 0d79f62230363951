type Value = string | number | boolean;
export type TomlTable = Record<string, Value>;

/** The subset of TOML that mod descriptors use: flat keys, then arrays of flat tables. */
export function toml(root: TomlTable, tables: readonly (readonly [string, TomlTable])[]): string {
  const parts = [lines(root)];
  for (const [name, table] of tables) parts.push(`[[${name}]]\n${lines(table)}`);
  return `${parts.join('\n\n')}\n`;
}

function lines(table: TomlTable): string {
  return Object.entries(table)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join('\n');
}
