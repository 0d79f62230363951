import type { NamedDependency } from '../inferred-metadata.ts';
import { parseLenientJson } from './lenient-json.ts';
import type { ReadingContext } from './reading.ts';
import { fields, items, text } from './values.ts';

/** Libraries that Forge and NeoForge load from inside the jar: META-INF/jarjar/metadata.json. */
export async function jarJar(context: ReadingContext): Promise<NamedDependency[]> {
  const source = await context.text('META-INF/jarjar/metadata.json');
  if (source === null) return [];
  return items(fields(parseLenientJson(source)).jars).flatMap((jar) => {
    const { identifier, version, path } = fields(jar);
    const id = text(fields(identifier).artifact);
    if (id === null) return [];
    const fileName = text(path)?.split('/').at(-1);
    const dependency: NamedDependency = {
      id,
      range: text(fields(version).range),
      type: 'embedded',
    };
    return [fileName === undefined ? dependency : { ...dependency, fileName }];
  });
}
