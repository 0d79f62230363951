import type { Archive } from '#platform/archive/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { isSafePathPart } from './file-name.ts';
import type { PackIndexFile } from './inferred-metadata.ts';
import { type Fields, fields, items } from './readers/values.ts';

/** A modpack index that keeps the rules of 6.1. */
export interface PackIndex {
  versionId: string;
  name: string;
  summary: string | null;
  files: (PackIndexFile & { sha1: string; sha512: string; size: number })[];
  dependencies: Partial<Record<PackDependencyKey, string>>;
}

export const INDEX_PATH = 'modrinth.index.json';

/** Hosts that the format itself names; settings add the site's own. */
export const FORMAT_DOWNLOAD_HOSTS = [
  'cdn.modrinth.com',
  'github.com',
  'raw.githubusercontent.com',
] as const;

const DEPENDENCY_KEYS = [
  'minecraft',
  'forge',
  'neoforge',
  'fabric-loader',
  'quilt-loader',
] as const;
type PackDependencyKey = (typeof DEPENDENCY_KEYS)[number];

const MAX_INDEX = 16 * 2 ** 20;
const MAX_TEXT = 512;
const MAX_SUMMARY = 2048;
const MAX_SIZE = 2 ** 32 - 1;
const SIDES = new Set(['required', 'optional', 'unsupported', 'unknown']);

/** Where the files of a pack that the index does not list may lie. */
const EMBEDDING_FOLDERS = [
  'overrides/mods/',
  'client-overrides/mods/',
  'server-overrides/mods/',
  'overrides/resourcepacks/',
  'server-overrides/resourcepacks/',
  'overrides/shaderpacks/',
  'client-overrides/shaderpacks/',
];

/**
 * Reads and checks the index of a modpack. `hosts` are those that files may be downloaded from. Throws
 * Refusal `invalid_input` with the place in the index.
 */
export async function readMrpack(archive: Archive, hosts: readonly string[]): Promise<PackIndex> {
  const index = parseIndex(await archive.read(INDEX_PATH, MAX_INDEX));
  if (typeof index.formatVersion !== 'number') refuse('formatVersion', 'must be a number');
  if (index.game !== 'minecraft') refuse('game', 'must be "minecraft"');
  if (!Array.isArray(index.files)) refuse('files', 'must be a list');
  const files = items(index.files).map((file, at) => readFile(fields(file), `files.${at}`, hosts));
  const overrides = archive.entries.some(
    ({ name }) => name.startsWith('overrides/') && name !== 'overrides/',
  );
  if (files.length === 0 && !overrides) refuse('files', 'is empty and there are no overrides');
  return {
    versionId: readText(index.versionId, 'versionId', 1, MAX_TEXT),
    name: readText(index.name, 'name', 1, MAX_TEXT),
    summary: isMissing(index.summary) ? null : readText(index.summary, 'summary', 0, MAX_SUMMARY),
    files,
    dependencies: readDependencies(index.dependencies),
  };
}

/**
 * What a pack embeds: every file of its index, and every jar or zip in its override folders (of which
 * only the name is known). Order of the index, then of the archive.
 */
export function packDependencies(
  files: readonly PackIndexFile[],
  names: readonly string[],
): { fileName: string; sha1: string | null; sha512: string | null }[] {
  const listed = files.map(({ path, downloads, sha1, sha512 }) => ({
    fileName: lastSegment(downloads[0] ?? path),
    sha1,
    sha512,
  }));
  const overrides = names
    .filter((name) => /\.(jar|zip)$/i.test(name))
    .filter((name) => EMBEDDING_FOLDERS.some((folder) => isDirectlyIn(folder, name)))
    .map((name) => ({ fileName: lastSegment(name), sha1: null, sha512: null }));
  return [...listed, ...overrides];
}

function parseIndex(bytes: Buffer): Fields {
  try {
    return fields(JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')));
  } catch {
    return refuse('', 'is not JSON');
  }
}

function readFile(file: Fields, at: string, hosts: readonly string[]): PackIndex['files'][number] {
  const path = typeof file.path === 'string' ? file.path : '';
  if (!isSafePath(path)) refuse(`${at}.path`, 'must be a safe relative path');
  const { sha1, sha512 } = fields(file.hashes);
  if (typeof sha1 !== 'string') refuse(`${at}.hashes.sha1`, 'is required');
  if (typeof sha512 !== 'string') refuse(`${at}.hashes.sha512`, 'is required');
  if (!Array.isArray(file.downloads)) refuse(`${at}.downloads`, 'must be a list');
  const downloads = items(file.downloads).map((address, place) =>
    readDownload(address, `${at}.downloads.${place}`, hosts),
  );
  const size = file.fileSize;
  if (!Number.isInteger(size) || (size as number) < 0 || (size as number) > MAX_SIZE) {
    refuse(`${at}.fileSize`, 'must be a whole number below 2^32');
  }
  return {
    path,
    sha1: sha1 as string,
    sha512: sha512 as string,
    env: isMissing(file.env) ? null : readEnvironment(fields(file.env), `${at}.env`),
    downloads,
    size: size as number,
  };
}

function readEnvironment(env: Fields, at: string): { client: string; server: string } {
  for (const side of ['client', 'server'] as const) {
    if (!SIDES.has(env[side] as string)) {
      refuse(`${at}.${side}`, `must be one of ${[...SIDES].join(', ')}`);
    }
  }
  return { client: env.client as string, server: env.server as string };
}

/** An address that a parser writes back as it is, on one of the hosts exactly. */
function readDownload(value: unknown, at: string, hosts: readonly string[]): string {
  const address = typeof value === 'string' ? value : '';
  const url = URL.parse(address);
  const canonical = url?.href === address && url.username === '' && url.password === '';
  if (!canonical || !/^https?:$/.test(url.protocol)) refuse(at, 'must be a canonical URL');
  if (!hosts.includes(url.host)) refuse(at, `must be on one of ${hosts.join(', ')}`);
  return address;
}

function readDependencies(value: unknown): PackIndex['dependencies'] {
  const known: readonly string[] = DEPENDENCY_KEYS;
  for (const [key, version] of Object.entries(fields(value))) {
    if (!known.includes(key)) refuse(`dependencies.${key}`, `must be one of ${known.join(', ')}`);
    if (typeof version !== 'string') refuse(`dependencies.${key}`, 'must be a text');
  }
  if (isMissing(value)) refuse('dependencies', 'is required');
  return fields(value) as PackIndex['dependencies'];
}

function readText(value: unknown, at: string, min: number, max: number): string {
  if (typeof value !== 'string' || value.length < min || value.length > max) {
    refuse(at, `must be a text of ${min} to ${max} characters`);
  }
  return value as string;
}

function isSafePath(path: string): boolean {
  return path.length <= 1024 && path.split('/').every(isSafePathPart);
}

function isDirectlyIn(folder: string, name: string): boolean {
  return name.startsWith(folder) && !name.slice(folder.length).includes('/');
}

/** Last part of a path or an address, as the file is called on disk. */
function lastSegment(path: string): string {
  const last = path.split(/[?#]/)[0]!.split('/').at(-1) ?? path;
  try {
    return path.includes('://') ? decodeURIComponent(last) : last;
  } catch {
    return last;
  }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function refuse(at: string, problem: string): never {
  const place = at === '' ? INDEX_PATH : `${INDEX_PATH} ${at}`;
  throw new Refusal('invalid_input', `${place} ${problem}`, { details: { path: INDEX_PATH, at } });
}
