import { type Contents, className } from './archives/contents.ts';
import { modJar, pluginJar, sourcesJar } from './archives/jar.ts';
import { mrpack } from './archives/modpack.ts';
import { dataPack, resourcePack } from './archives/packs.ts';
import { shaderPack } from './archives/shader-pack.ts';
import { iconCanvas } from './draw/icon.ts';
import { encodePng } from './draw/png.ts';
import type { TypedEntry } from './entry.ts';
import type { Packing } from './pack-contents.ts';
import { random } from './random.ts';
import type { Release } from './releases.ts';
import type { DemoFile, ProjectType } from './types.ts';

const WRITERS: Record<Exclude<ProjectType, 'modpack'>, (contents: Contents) => Buffer> = {
  mod: modJar,
  plugin: pluginJar,
  resourcepack: resourcePack,
  shader: shaderPack,
  datapack: dataPack,
};

const ENDINGS: Record<ProjectType, string> = {
  mod: 'jar',
  plugin: 'jar',
  resourcepack: 'zip',
  shader: 'zip',
  datapack: 'zip',
  modpack: 'mrpack',
};

/** The files of one release: the archive, and now and then its sources or a resource pack. */
export function archiveFiles(
  entry: TypedEntry,
  release: Release,
  packed: Packing,
  seed: string | number,
): DemoFile[] {
  const { projectType: type, releases } = entry;
  const contents = (what: string) => contentsOf(entry, release, seed, what);
  const name = fileName(entry, release);
  const files: DemoFile[] = [
    {
      filename: `${name}.${ENDINGS[type]}`,
      primary: true,
      bytes: async (resolve) =>
        type === 'modpack'
          ? mrpack(contents('pack'), packed, resolve)
          : WRITERS[type](contents('archive')),
    },
  ];
  if (releases.sources)
    files.push({
      filename: `${name}-sources.jar`,
      primary: false,
      fileType: 'sources-jar',
      bytes: async () => sourcesJar(contents('sources')),
    });
  if (releases.resourcePack)
    files.push({
      filename: `${name}-resources.zip`,
      primary: false,
      fileType: 'required-resource-pack',
      bytes: async () => resourcePack(contents('resources')),
    });
  return files;
}

function fileName(
  { projectType, slug }: TypedEntry,
  { number, loaders, gameVersions }: Release,
): string {
  const tail = number.includes('+') || number.includes('-') ? '' : `+${gameVersions[0]}`;
  if (projectType === 'mod') return `${slug}-${number}${loaders.length > 1 ? '' : tail}`;
  if (projectType === 'plugin') return `${className(slug)}-${number}`;
  if (projectType === 'modpack') return `${className(slug)}-${number}`;
  return `${className(slug)}_${number}`;
}

function contentsOf(
  entry: TypedEntry,
  release: Release,
  seed: string | number,
  what: string,
): Contents {
  const { icon, links, owner, slug } = entry;
  const [clientSide, serverSide] = entry.sides ?? ['required', 'required'];
  return {
    slug,
    title: entry.title,
    summary: entry.summary,
    authors: [owner, ...(entry.members ?? []).map(([username]) => username)],
    license: entry.license,
    projectType: entry.projectType,
    number: release.number,
    plainNumber: release.plainNumber,
    gameVersions: release.gameVersions,
    loaders: release.loaders,
    clientSide,
    serverSide,
    homepage: `https://wiki.example.org/${slug}`,
    ...(links?.includes('source') && { sources: `https://git.example.com/${owner}/${slug}` }),
    needs: (entry.releases.needs ?? [])
      .filter(([, type]) => type === 'required' || type === 'optional')
      .map(([need, type]) => ({ slug: need, required: type === 'required' })),
    icon: icon && encodePng(iconCanvas(slug, ...icon).bitmap(), 4),
    r: random(seed, what, slug, release.number),
  };
}
