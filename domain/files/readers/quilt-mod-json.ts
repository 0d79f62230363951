import type { NamedDependency } from '../inferred-metadata.ts';
import { embeddedJars } from './embedded-jars.ts';
import { ENVIRONMENTS, fabricGame } from './fabric-mod-json.ts';
import { parseLenientJson } from './lenient-json.ts';
import { type DescriptorReader, emptyReading, isPlatform, UNKNOWN_ENVIRONMENT } from './reading.ts';
import { fields, iconPath, items, links, namedPeople, text, texts } from './values.ts';

/** https://github.com/QuiltMC/rfcs/blob/main/specification/0002-quilt.mod.json.md */
export const quiltModJson: DescriptorReader = {
  paths: ['quilt.mod.json', 'quilt.mod.json5'],
  async read(source, context) {
    const root = fields(parseLenientJson(source));
    const mod = fields(root.quilt_loader);
    const metadata = fields(mod.metadata);
    const contact = fields(metadata.contact);
    const depends = items(mod.depends).map(readDependency);
    const game = depends.find(({ id }) => id === 'minecraft');
    const jars = texts(mod.jars);
    const environment = text(fields(root.minecraft).environment) ?? '';
    return {
      ...emptyReading('mod', ['quilt']),
      game: game ? fabricGame(game.versions) : [],
      version: text(mod.version),
      project: {
        id: text(mod.id),
        name: text(metadata.name),
        summary: text(metadata.description),
        authors: Array.isArray(metadata.contributors)
          ? namedPeople(metadata.contributors)
          : Object.keys(fields(metadata.contributors)),
        license: licenses(metadata.license),
        links: links({
          issues: contact.issues,
          source: contact.sources,
          homepage: contact.homepage,
          discord: contact.discord,
        }),
        iconPath: iconPath(metadata.icon),
      },
      environment: ENVIRONMENTS[environment] ?? UNKNOWN_ENVIRONMENT,
      dependencies: [
        ...toDependencies(depends, 'required'),
        ...toDependencies(items(mod.breaks).map(readDependency), 'incompatible'),
        ...(await embeddedJars(jars, context)),
      ],
    };
  },
};

interface QuiltDependency {
  id: string;
  versions: string[];
  optional: boolean;
}

/** `"id"`, `{ id, versions, optional }`; `versions` may be `{ any: […] }`. */
function readDependency(value: unknown): QuiltDependency {
  const { id, versions, optional } = fields(value);
  const name = text(value) ?? text(id) ?? '';
  const { any, all } = fields(versions);
  return {
    id: name.slice(name.indexOf(':') + 1),
    versions: all ? [texts(all).join(' ')] : texts(any ?? versions),
    optional: optional === true,
  };
}

function toDependencies(
  read: QuiltDependency[],
  type: 'required' | 'incompatible',
): NamedDependency[] {
  return read
    .filter(({ id }) => id !== '' && !isPlatform(id))
    .map(({ id, versions, optional }) => ({
      id,
      range: versions.join(' || ') || null,
      type: optional && type === 'required' ? 'optional' : type,
    }));
}

function licenses(value: unknown): string | null {
  const named = items(value).flatMap((item) => text(item) ?? text(fields(item).id) ?? []);
  return named.join(' AND ') || null;
}
