import type { ResolveFile, Side } from '../types.ts';
import type { Contents } from './contents.ts';
import { json, zip } from './zip.ts';

/** One file of a pack, named by the demo project and version it comes from. */
export interface PackedFile {
  slug: string;
  title: string;
  number: string;
  folder: 'mods' | 'resourcepacks' | 'shaderpacks';
  clientSide: Side;
  serverSide: Side;
}

const LOADER_KEYS: Record<string, [key: string, version: string]> = {
  fabric: ['fabric-loader', '0.16.14'],
  quilt: ['quilt-loader', '0.28.1'],
  forge: ['forge', '47.4.0'],
  neoforge: ['neoforge', '21.1.172'],
};

/** A pack whose index lists other demo files by their hashes, with a few settings as overrides. */
export async function mrpack(
  c: Contents,
  files: readonly PackedFile[],
  resolve: ResolveFile,
): Promise<Buffer> {
  const [key, version] = LOADER_KEYS[c.loaders[0]!]!;
  const listed = await Promise.all(
    files.map(async (file) => {
      const found = await resolve(file.slug, file.number);
      return {
        path: `${file.folder}/${found.filename}`,
        hashes: { sha1: found.sha1, sha512: found.sha512 },
        env: { client: file.clientSide, server: file.serverSide },
        downloads: [found.url],
        fileSize: found.size,
      };
    }),
  );
  return zip({
    'modrinth.index.json': json({
      formatVersion: 1,
      game: 'minecraft',
      versionId: c.number,
      name: c.title,
      summary: c.summary,
      files: listed,
      dependencies: { minecraft: c.gameVersions[0], [key]: version },
    }),
    'overrides/options.txt': `renderDistance:${c.r.int(8, 16)}\nguiScale:${c.r.int(2, 3)}\nfov:${(c.r.next() * 0.4).toFixed(3)}\n`,
    'overrides/config/pack.json': json({
      pack: c.slug,
      version: c.number,
      welcome: c.r.chance(0.5),
    }),
    'server-overrides/server.properties': `motd=${c.slug}\nview-distance=${c.r.int(8, 12)}\nspawn-protection=0\n`,
  });
}
