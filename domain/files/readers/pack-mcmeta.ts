import type { FileKind } from '../inferred-metadata.ts';
import type { FormatRange, PackFormat } from '../pack-formats.ts';
import type { GameClaim } from '../resolve-game-versions.ts';
import { parseLenientJson } from './lenient-json.ts';
import {
  CLIENT_ONLY,
  type DescriptorReader,
  emptyReading,
  type Reading,
  type ReadingContext,
} from './reading.ts';
import { type Fields, fields, items, text } from './values.ts';

/**
 * Data packs, resource packs and shaders that are resource packs: which one is told by the folders. Read
 * only when the file is not a program that carries its own resources.
 * https://minecraft.wiki/w/Pack.mcmeta
 */
export const packMcmeta: DescriptorReader = {
  paths: ['pack.mcmeta'],
  read(source, context) {
    const pack = fields(fields(parseLenientJson(source)).pack);
    const { kind, loaders, table } = packType(context);
    const reading = emptyReading(kind, loaders);
    reading.game = formatClaim(pack, table);
    reading.project.summary = plainText(pack.description);
    reading.project.iconPath = context.has('pack.png') ? 'pack.png' : null;
    reading.environment = ENVIRONMENTS[kind] ?? CLIENT_ONLY;
    return reading;
  },
};

/** Before 1.6.1 a texture pack; it names no game version. */
export const packTxt: DescriptorReader = {
  paths: ['pack.txt'],
  read(source, context) {
    if (context.has('pack.mcmeta')) return null;
    const reading = emptyReading('resourcepack', ['minecraft']);
    reading.project.summary = text(source.replace(/§./g, ''));
    reading.project.iconPath = context.has('pack.png') ? 'pack.png' : null;
    reading.environment = CLIENT_ONLY;
    return reading;
  },
};

/** Sides by type of add-on (1.7). */
const ENVIRONMENTS: Partial<Record<FileKind, Reading['environment']>> = {
  datapack: { clientSide: 'optional', serverSide: 'required' },
};

type Table = 'resource' | 'data';

function packType({ names }: ReadingContext): { kind: FileKind; loaders: string[]; table: Table } {
  const under = (folder: string) => names.some((name) => name.startsWith(folder));
  if (names.some((name) => name.includes('/pipelines/'))) {
    return { kind: 'shader', loaders: ['canvas'], table: 'resource' };
  }
  if (under('data/')) {
    const loaders = under('assets/') ? ['datapack', 'minecraft'] : ['datapack'];
    return { kind: 'datapack', loaders, table: 'data' };
  }
  if (isOnlyShaders(names)) return { kind: 'shader', loaders: ['vanilla'], table: 'resource' };
  return { kind: 'resourcepack', loaders: ['minecraft'], table: 'resource' };
}

const SHADER_PARTS = /^assets\/[^/]+\/(shaders|post_effect|textures\/effect|lang)\//;

/** Core shaders change the game's own; a pack with other assets beside them is a resource pack. */
function isOnlyShaders(names: readonly string[]): boolean {
  const assets = names.filter((name) => name.startsWith('assets/') && !name.endsWith('/'));
  return (
    assets.some((name) => name.startsWith('assets/minecraft/shaders/')) &&
    assets.every((name) => SHADER_PARTS.test(name))
  );
}

function formatClaim(pack: Fields, table: Table): GameClaim[] {
  const ranges = formatRanges(pack);
  if (ranges.length === 0) return [];
  const shown = ranges.map(({ from, to }) =>
    `${show(from)}–${show(to)}`.replace(/^(.+)–\1$/, '$1'),
  );
  return [{ how: 'formats', text: `pack format ${shown.join(', ')}`, table, ranges }];
}

/** `min_format`/`max_format` since 25w31a, `supported_formats` before it, `pack_format` always. */
function formatRanges(pack: Fields): FormatRange[] {
  const min = format(pack.min_format, 0);
  const max = format(pack.max_format, Number.POSITIVE_INFINITY);
  if (min && max) return [{ from: min, to: max }];
  const ranges = [supported(pack.supported_formats), range(pack.pack_format, pack.pack_format)];
  return ranges.filter((each) => each !== null);
}

/** A number, `[from, to]` or `{ min_inclusive, max_inclusive }`. */
function supported(value: unknown): FormatRange | null {
  if (Array.isArray(value)) return range(value[0], value[1]);
  const { min_inclusive, max_inclusive } = fields(value);
  return range(min_inclusive ?? value, max_inclusive ?? value);
}

function range(from: unknown, to: unknown): FormatRange | null {
  const [low, high] = [format(from, 0), format(to, Number.POSITIVE_INFINITY)];
  return low && high ? { from: low, to: high } : null;
}

/** `94`, `94.1` or `[94, 1]`; a missing minor number is `minor`. */
function format(value: unknown, minor: number): PackFormat | null {
  const parts = Array.isArray(value) ? value : (text(value)?.split('.') ?? []);
  const [first, second] = parts.map(Number);
  if (first === undefined || !Number.isFinite(first)) return null;
  return [first, second !== undefined && Number.isFinite(second) ? second : minor];
}

function show([major, minor]: PackFormat): string {
  return minor > 0 && Number.isFinite(minor) ? `${major}.${minor}` : `${major}`;
}

/** A text component without its formatting. */
function plainText(value: unknown): string | null {
  if (Array.isArray(value))
    return text(
      items(value)
        .map((part) => plainText(part) ?? '')
        .join(''),
    );
  const { text: own, fallback, extra } = fields(value);
  const plain = text(value) ?? text(own) ?? text(fallback) ?? '';
  const rest = extra === undefined ? '' : (plainText(extra) ?? '');
  return text(`${plain}${rest}`.replace(/§./g, ''));
}
