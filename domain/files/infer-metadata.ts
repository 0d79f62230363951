import { parse } from 'smol-toml';
import { type Archive, ArchiveRefused } from '#platform/archive/index.ts';
import { type Catalogue, indexVersions } from './catalogue.ts';
import type { FileProblem, InferredMetadata } from './inferred-metadata.ts';
import { mergeReadings } from './merge-readings.ts';
import { LAST_READERS, MODPACK_READERS, PACK_READERS, PROGRAM_READERS } from './readers/index.ts';
import { parseLenientJson } from './readers/lenient-json.ts';
import { parseManifest } from './readers/manifest.ts';
import type { DescriptorReader, Reading, ReadingContext } from './readers/reading.ts';
import { readShadersFolder } from './readers/shaders-folder.ts';
import { fields, items, text } from './readers/values.ts';

/** Descriptors are small; the index of a modpack lists up to some thousand files. */
const MAX_DESCRIPTOR = 1 * 2 ** 20;
const MAX_INDEX = 16 * 2 ** 20;
const MANIFEST = 'META-INF/MANIFEST.MF';

interface Found {
  source: string;
  reading: Reading;
}

/**
 * What a file says of itself, read from all descriptors it has. Never throws for what a file holds: what
 * cannot be read stands in `problems`.
 */
export async function inferMetadata(
  archive: Archive,
  fileName: string,
  catalogue: Catalogue,
): Promise<InferredMetadata> {
  const index = indexVersions(catalogue);
  const problems: FileProblem[] = [];
  const context = await makeContext(archive, fileName);
  const found = await readAll(context, problems);
  if (found.length === 0) problems.push(...whyNothing(context));
  return mergeReadings(found, fileName, index, problems);
}

async function readAll(context: ReadingContext, problems: FileProblem[]): Promise<Found[]> {
  const read = (readers: readonly DescriptorReader[]) => readEach(readers, context, problems);
  const modpack = await read(MODPACK_READERS);
  if (modpack.length > 0) return modpack;
  const programs = await read(PROGRAM_READERS);
  if (programs.length > 0) {
    return isDataOnly(context.names)
      ? withPacks(programs, await read(PACK_READERS), context)
      : programs;
  }
  const packs = await read(PACK_READERS);
  const shader = readShadersFolder(context.names);
  if (shader && packs.every(({ reading }) => reading.kind === 'resourcepack')) {
    return [{ source: 'shaders/', reading: shader }];
  }
  return packs.length > 0 ? packs : read(LAST_READERS);
}

/** A mod without code is a data or resource pack that loaders take too; as a zip it is one first. */
function withPacks(programs: Found[], packs: Found[], { fileName }: ReadingContext): Found[] {
  return /\.jar$/i.test(fileName) ? [...programs, ...packs] : [...packs, ...programs];
}

function isDataOnly(names: readonly string[]): boolean {
  return !names.some((name) => /\.(class|jar)$/.test(name));
}

async function readEach(
  readers: readonly DescriptorReader[],
  context: ReadingContext,
  problems: FileProblem[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const reader of readers) {
    const path = reader.paths.find((candidate) => context.has(candidate));
    if (path === undefined) continue;
    try {
      const source = await context.text(path);
      if (source === null) throw new Error('it cannot be unpacked');
      const reading = await reader.read(source, { ...context, path });
      if (reading) found.push({ source: path, reading });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      problems.push({ code: 'unreadable', text: `Cannot read ${path}: ${reason}`, path });
    }
  }
  return found;
}

async function makeContext(archive: Archive, fileName: string): Promise<ReadingContext> {
  const names = archive.entries.map((entry) => entry.name);
  const has = (name: string) => archive.find(name) !== undefined;
  const readText = async (name: string) => {
    if (!has(name)) return null;
    const limit = name === 'modrinth.index.json' ? MAX_INDEX : MAX_DESCRIPTOR;
    const bytes = await archive.read(name, limit).catch(nullIfRefused);
    return bytes?.toString('utf8') ?? null;
  };
  return {
    path: '',
    fileName,
    names,
    has,
    manifest: parseManifest((await readText(MANIFEST)) ?? ''),
    text: readText,
    nestedId: (name) => nestedId(archive, name),
  };
}

/** The id that a mod inside gives itself. */
async function nestedId(archive: Archive, name: string): Promise<string | null> {
  const nested = await archive.openNested(name).catch(nullIfRefused);
  if (!nested) return null;
  try {
    const descriptor = NESTED_IDS.find(({ path }) => nested.find(path) !== undefined);
    if (!descriptor) return null;
    const bytes = await nested.read(descriptor.path, MAX_DESCRIPTOR);
    return descriptor.id(bytes.toString('utf8'));
  } catch {
    // A library inside may be as odd as it likes; its file name will do.
    return null;
  } finally {
    await nested.close();
  }
}

const NESTED_IDS: { path: string; id: (source: string) => string | null }[] = [
  { path: 'fabric.mod.json', id: fabricId },
  { path: 'META-INF/neoforge.mods.toml', id: tomlId },
  { path: 'META-INF/mods.toml', id: tomlId },
];

function fabricId(source: string): string | null {
  return text(fields(items(parseLenientJson(source))[0]).id);
}

function tomlId(source: string): string | null {
  return text(fields(items(fields(parse(source)).mods)[0]).modId);
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ArchiveRefused) return null;
  throw error;
}

const AT_ROOT =
  /^[^/]+\/(pack\.mcmeta|shaders\/|fabric\.mod\.json|plugin\.yml|modrinth\.index\.json)/;

/** A pack zipped with its folder is the most common reason why nothing is found. */
function whyNothing({ names }: ReadingContext): FileProblem[] {
  const inFolder = names.find((name) => AT_ROOT.test(name));
  if (inFolder === undefined) {
    return [{ code: 'nothing-known', text: 'The file holds no descriptor we know', path: null }];
  }
  const text = `${inFolder} lies in a folder; pack the contents of the folder, not the folder`;
  return [{ code: 'not-at-root', text, path: inFolder }];
}
