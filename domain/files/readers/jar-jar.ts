import type { NamedDependency } from '../inferred-metadata.ts';
import { parseLenientJson } from './lenient-json.ts';
import type { ReadingContext } from './reading.ts';
import { fields, items, text } from './values.ts';

const MAX_JARS = 64;

/** Libraries that Forge and NeoForge load from inside the jar: META-INF/jarjar/metadata.json. */
export async function jarJar(context: ReadingContext): Promise<NamedDependency[]> {
  const source = await context.text('META-INF/jarjar/metadata.json');
  if (source === null) return [];
  const dependencies: NamedDependency[] = [];
  for (const jar of items(fields(parseLenientJson(source)).jars).slice(0, MAX_JARS)) {
    const { identifier, version, path } = fields(jar);
    const inside = text(path);
    const own = inside !== null && context.has(inside) ? await context.nestedId(inside) : null;
    const id = own ?? text(fields(identifier).artifact);
    if (id === null) continue;
    const range = text(fields(version).range);
    const fileName = inside?.split('/').at(-1);
    dependencies.push({ id, range, type: 'embedded', ...(fileName ? { fileName } : {}) });
  }
  return dependencies;
}
