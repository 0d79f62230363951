import type { NamedDependency } from '../inferred-metadata.ts';
import type { ReadingContext } from './reading.ts';

const MAX_OPENED = 64;

/** Mods that a jar carries inside, by the id they give themselves, else by their file name. */
export async function embeddedJars(
  paths: readonly string[],
  context: ReadingContext,
): Promise<NamedDependency[]> {
  const dependencies: NamedDependency[] = [];
  for (const [index, path] of paths.entries()) {
    if (path === '') continue;
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const id = index < MAX_OPENED && context.has(path) ? await context.nestedId(path) : null;
    dependencies.push({ id: id ?? artifactOf(fileName), range: null, type: 'embedded', fileName });
  }
  return dependencies;
}

/** `fabric-api-base-0.4.29+b04edc7a27.jar` without its version. */
function artifactOf(fileName: string): string {
  const stem = fileName.replace(/\.jar$/i, '');
  return stem.replace(/[-_]v?\d+(\.|$)[\s\S]*$/, '') || stem;
}
