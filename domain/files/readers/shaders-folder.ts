import { CLIENT_ONLY, emptyReading, type Reading } from './reading.ts';

/** Iris and OptiFine shaders have no descriptor but their folder. */
export function readShadersFolder(names: readonly string[]): Reading | null {
  if (!names.some((name) => name.startsWith('shaders/'))) return null;
  return { ...emptyReading('shader', ['iris', 'optifine']), environment: CLIENT_ONLY };
}
