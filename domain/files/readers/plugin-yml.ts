import { parse } from 'yaml';
import type { NamedDependency } from '../inferred-metadata.ts';
import { from } from '../ranges/interval.ts';
import { mavenNumber } from '../ranges/maven-range.ts';
import type { GameClaim } from '../resolve-game-versions.ts';
import {
  type DescriptorReader,
  emptyReading,
  isPlatform,
  type Reading,
  SERVER_ONLY,
} from './reading.ts';
import { type Fields, fields, items, links, people, pick, text, texts } from './values.ts';

/** A plugin for Bukkit runs on its forks; Folia only when the plugin says so. */
const BUKKIT_LOADERS = ['bukkit', 'paper', 'purpur', 'spigot'];
const PAPER_LOADERS = ['paper', 'purpur'];

/** https://docs.papermc.io/paper/dev/plugin-yml */
export const pluginYml: DescriptorReader = {
  paths: ['plugin.yml'],
  read(source, context) {
    const plugin = parseYaml(source);
    const isBungee = !context.has('bungee.yml') && /bungee/i.test(text(plugin.main) ?? '');
    return {
      ...readPlugin(
        plugin,
        isBungee ? ['bungeecord', 'waterfall'] : withFolia(plugin, BUKKIT_LOADERS),
      ),
      dependencies: [
        ...named(pick(plugin, 'depend', 'depends'), 'required'),
        ...named(pick(plugin, 'softdepend', 'softdepends'), 'optional'),
      ],
    };
  },
};

/** https://docs.papermc.io/paper/dev/getting-started/paper-plugins */
export const paperPluginYml: DescriptorReader = {
  paths: ['paper-plugin.yml'],
  read(source) {
    const plugin = parseYaml(source);
    return {
      ...readPlugin(plugin, withFolia(plugin, PAPER_LOADERS)),
      dependencies: paperDependencies(plugin.dependencies),
    };
  },
};

/** https://docs.papermc.io/waterfall/dev/ */
export const bungeeYml: DescriptorReader = {
  paths: ['bungee.yml'],
  read(source) {
    const plugin = parseYaml(source);
    return {
      ...readPlugin(plugin, ['bungeecord', 'waterfall']),
      dependencies: [
        ...named(pick(plugin, 'depends', 'depend'), 'required'),
        ...named(pick(plugin, 'softDepends', 'softdepend'), 'optional'),
      ],
    };
  },
};

/** All scalars stay texts: `api-version: 1.20` is no number. */
function parseYaml(source: string): Fields {
  return fields(parse(source.replace(/^\uFEFF/, ''), { schema: 'failsafe', maxAliasCount: 50 }));
}

function readPlugin(plugin: Fields, loaders: string[]): Reading {
  const name = text(plugin.name);
  return {
    ...emptyReading('plugin', loaders),
    game: apiVersion(text(plugin['api-version'])),
    version: text(plugin.version),
    project: {
      id: name,
      name,
      summary: text(plugin.description),
      authors: [...new Set([...people(plugin.author), ...texts(plugin.authors)])],
      license: text(plugin.license),
      links: links({ homepage: plugin.website }),
      iconPath: null,
    },
    environment: SERVER_ONLY,
  };
}

/** The API that a plugin was written for: it works from that version on. */
function apiVersion(version: string | null): GameClaim[] {
  const number = version === null ? null : mavenNumber(version);
  if (version === null || number === null) return [];
  return [{ how: 'range', text: `${version}+`, intervals: [from(number)] }];
}

function withFolia(plugin: Fields, loaders: string[]): string[] {
  return text(plugin['folia-supported']) === 'true' ? [...loaders, 'folia'] : loaders;
}

function named(value: unknown, type: NamedDependency['type']): NamedDependency[] {
  return texts(value)
    .filter((id) => !isPlatform(id))
    .map((id) => ({ id, range: null, type }));
}

/** `server:` and `bootstrap:` tables of names, or the older list of `{ name, required }`. */
function paperDependencies(value: unknown): NamedDependency[] {
  const tables = Array.isArray(value)
    ? items(value).map((item) => [text(fields(item).name) ?? '', fields(item)] as const)
    : Object.values(fields(value)).flatMap((table) =>
        Object.entries(fields(table)).map(([id, entry]) => [id, fields(entry)] as const),
      );
  return tables
    .filter(([id]) => id !== '' && !isPlatform(id))
    .map(([id, { required }]) => ({
      id,
      range: null,
      type: text(required) === 'false' ? 'optional' : 'required',
    }));
}
