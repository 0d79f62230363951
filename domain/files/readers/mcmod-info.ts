import type { NamedDependency } from '../inferred-metadata.ts';
import { parseMavenRange } from '../ranges/maven-range.ts';
import type { GameClaim } from '../resolve-game-versions.ts';
import { parseLenientJson } from './lenient-json.ts';
import { type DescriptorReader, emptyReading, isPlatform, SERVER_ONLY } from './reading.ts';
import { fields, iconPath, items, links, people, text, texts } from './values.ts';

const PLUGIN_DESCRIPTORS = ['plugin.yml', 'bungee.yml', 'velocity-plugin.json'];
const MODERN_DESCRIPTORS = ['META-INF/mods.toml', 'META-INF/neoforge.mods.toml'];

/**
 * Forge up to 1.12 and old Sponge: a list of mods, or `{ modListVersion, modList }`. Beside a modern
 * descriptor it is a leftover. A plugin's is Sponge's.
 */
export const mcmodInfo: DescriptorReader = {
  paths: ['mcmod.info'],
  read(source, context) {
    if (MODERN_DESCRIPTORS.some((path) => context.has(path))) return null;
    const root = parseLenientJson(source);
    const mod = fields(items(fields(root).modList ?? root)[0]);
    const needs = [...texts(mod.requiredMods), ...texts(mod.dependencies)];
    const isSponge =
      needs.some((need) => idOf(need).startsWith('sponge')) ||
      PLUGIN_DESCRIPTORS.some((path) => context.has(path));
    return {
      ...emptyReading(isSponge ? 'plugin' : 'mod', [isSponge ? 'sponge' : 'forge']),
      ...(isSponge ? { environment: SERVER_ONLY } : {}),
      game: gameClaims(text(mod.mcversion) ?? text(mod.acceptedMinecraftVersions)),
      version: text(mod.version),
      project: {
        id: text(mod.modid),
        name: text(mod.name),
        summary: text(mod.description),
        authors: people(mod.authorList ?? mod.authors ?? mod.author),
        license: null,
        links: links({ homepage: mod.url }),
        iconPath: iconPath(mod.logoFile),
      },
      dependencies: dependencies(texts(mod.requiredMods), needs),
    };
  },
};

function gameClaims(version: string | null): GameClaim[] {
  if (version === null) return [];
  const intervals = parseMavenRange(version);
  return [intervals ? { how: 'range', text: version, intervals } : { how: 'exact', text: version }];
}

/** `mod@[1.0,)`, with words such as `required-after:` before it. */
function idOf(need: string): string {
  return need
    .slice(need.indexOf(':') + 1)
    .split('@')[0]!
    .trim();
}

/** `dependencies` only tells what is loaded before: without `requiredMods` it is all there is. */
function dependencies(required: string[], needs: string[]): NamedDependency[] {
  const mandatory = new Set((required.length > 0 ? required : needs).map(idOf));
  return [...new Map(needs.map((need) => [idOf(need), need]))]
    .filter(([id]) => id !== '' && id !== '*' && !isPlatform(id))
    .map(([id, need]) => ({
      id,
      range: need.split('@')[1] ?? null,
      type: mandatory.has(id) ? 'required' : 'optional',
    }));
}
