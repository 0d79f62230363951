import type { NamedDependency, PackIndexFile } from '../inferred-metadata.ts';
import { packDependencies } from '../read-mrpack.ts';
import { type DescriptorReader, emptyReading } from './reading.ts';
import { type Fields, fields, items, text, texts } from './values.ts';

/** Loaders of a pack by their key in `dependencies`. */
const PACK_LOADERS: Record<string, string> = {
  forge: 'forge',
  neoforge: 'neoforge',
  'fabric-loader': 'fabric',
  'quilt-loader': 'quilt',
};

/** Modpack index (6.1), taken as it is: whether it is valid is asked elsewhere. */
export const modrinthIndexJson: DescriptorReader = {
  paths: ['modrinth.index.json'],
  read(source, context) {
    const index = fields(JSON.parse(source.replace(/^\uFEFF/, '')));
    const needs = fields(index.dependencies);
    const game = text(needs.minecraft);
    const loaders = Object.keys(needs).flatMap((key) => PACK_LOADERS[key] ?? []);
    const packFiles = items(index.files).map((file) => packFile(fields(file)));
    const reading = emptyReading('modpack', loaders);
    reading.game = game === null ? [] : [{ how: 'exact', text: game }];
    reading.version = text(index.versionId);
    reading.project.name = text(index.name);
    reading.project.summary = text(index.summary);
    reading.packFiles = packFiles;
    reading.dependencies = packDependencies(packFiles, context.names).map(toDependency);
    return reading;
  },
};

function packFile(file: Fields): PackIndexFile {
  const hashes = fields(file.hashes);
  const env = fields(file.env);
  return {
    path: text(file.path) ?? '',
    sha1: text(hashes.sha1),
    sha512: text(hashes.sha512),
    env: file.env === undefined ? null : { client: String(env.client), server: String(env.server) },
    downloads: texts(file.downloads),
    size: typeof file.fileSize === 'number' ? file.fileSize : null,
  };
}

function toDependency(dependency: ReturnType<typeof packDependencies>[number]): NamedDependency {
  const { fileName, sha1, sha512 } = dependency;
  return {
    id: fileName,
    range: null,
    type: 'embedded',
    fileName,
    ...(sha1 ? { sha1 } : {}),
    ...(sha512 ? { sha512 } : {}),
  };
}
