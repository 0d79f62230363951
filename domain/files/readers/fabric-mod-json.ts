import type { NamedDependency } from '../inferred-metadata.ts';
import { parseFabricRange } from '../ranges/fabric-range.ts';
import type { GameClaim } from '../resolve-game-versions.ts';
import { embeddedJars } from './embedded-jars.ts';
import { parseLenientJson } from './lenient-json.ts';
import {
  CLIENT_ONLY,
  type DescriptorReader,
  emptyReading,
  isPlatform,
  SERVER_ONLY,
  UNKNOWN_ENVIRONMENT,
} from './reading.ts';
import { type Fields, fields, iconPath, items, links, namedPeople, text, texts } from './values.ts';

export const ENVIRONMENTS: Record<string, typeof UNKNOWN_ENVIRONMENT> = {
  client: CLIENT_ONLY,
  server: SERVER_ONLY,
  dedicated_server: SERVER_ONLY,
};

const DEPENDENCY_TYPES: Record<string, NamedDependency['type']> = {
  depends: 'required',
  recommends: 'optional',
  suggests: 'optional',
  breaks: 'incompatible',
};

/** https://wiki.fabricmc.net/documentation:fabric_mod_json_spec */
export const fabricModJson: DescriptorReader = {
  paths: ['fabric.mod.json'],
  async read(source, context) {
    // A list of mods was allowed by the first schema; the first is the main one.
    const mod = fields(items(parseLenientJson(source))[0]);
    const contact = fields(mod.contact);
    const modMenuLinks = fields(fields(fields(mod.custom).modmenu).links);
    const depends = fields(mod.depends ?? mod.requires);
    const game = fabricGame(depends.minecraft);
    const jars = items(mod.jars).map((jar) => text(fields(jar).file ?? jar) ?? '');
    return {
      ...emptyReading('mod', fabricLoaders(depends, game)),
      game,
      version: text(mod.version),
      project: {
        id: text(mod.id),
        name: text(mod.name),
        summary: text(mod.description),
        authors: namedPeople(mod.authors),
        license: texts(mod.license).join(' AND ') || null,
        links: links({
          issues: contact.issues,
          source: contact.sources ?? contact.source,
          homepage: contact.homepage ?? contact.website,
          discord: contact.discord ?? modMenuLinks['modmenu.discord'],
        }),
        iconPath: iconPath(mod.icon),
      },
      environment: ENVIRONMENTS[text(mod.environment) ?? ''] ?? UNKNOWN_ENVIRONMENT,
      dependencies: [...dependencies({ ...mod, depends }), ...(await embeddedJars(jars, context))],
    };
  },
};

/** Texts of one dependency: a range or alternatives. */
export function fabricGame(value: unknown): GameClaim[] {
  const alternatives = texts(value);
  if (alternatives.length === 0) return [];
  const intervals = parseFabricRange(alternatives);
  const range = alternatives.join(' || ');
  return intervals === null
    ? alternatives.map((alternative) => ({ how: 'exact', text: alternative }))
    : [{ how: 'range', text: range, intervals }];
}

/** Forks of Fabric for versions that it does not know share its descriptor. */
function fabricLoaders(depends: Fields, game: GameClaim[]): string[] {
  const range = game.map((claim) => claim.text).join(' ');
  if (/\b1\.0\.0-beta\.\d|\bb1\.\d/.test(range)) return ['babric'];
  if ('osl' in depends) return ['ornithe'];
  if (Object.keys(depends).some((id) => id.startsWith('legacy-fabric'))) return ['legacy-fabric'];
  return ['fabric'];
}

function dependencies(mod: Fields): NamedDependency[] {
  return Object.entries(DEPENDENCY_TYPES).flatMap(([key, type]) =>
    Object.entries(fields(mod[key]))
      .filter(([id]) => !isPlatform(id))
      .map(([id, range]) => ({ id, range: texts(range).join(' || ') || null, type })),
  );
}
