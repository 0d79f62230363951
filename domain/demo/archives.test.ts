import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { demoCatalogue } from './index.ts';
import type { DemoFile, DemoProject, DemoVersion, ResolvedFile } from './types.ts';

const { projects } = demoCatalogue('seed', new Date('2026-03-01T10:00:00Z'));

/** One of these must be in the archive for each loader (upload rules of the public API, section 6). */
const DESCRIPTORS: Record<string, RegExp> = {
  fabric: /^fabric\.mod\.json$/,
  'legacy-fabric': /^fabric\.mod\.json$/,
  quilt: /^quilt\.mod\.json$/,
  forge: /^(META-INF\/mods\.toml|mcmod\.info)$/,
  neoforge: /^META-INF\/(neoforge\.)?mods\.toml$/,
  bukkit: /^plugin\.yml$/,
  spigot: /^plugin\.yml$/,
  paper: /^(paper-)?plugin\.yml$/,
  purpur: /^(paper-)?plugin\.yml$/,
  folia: /^(paper-)?plugin\.yml$/,
  sponge: /^META-INF\/sponge_plugins\.json$/,
  velocity: /^velocity-plugin\.json$/,
  bungeecord: /^bungee\.yml$/,
  waterfall: /^bungee\.yml$/,
  minecraft: /^pack\.mcmeta$/,
  datapack: /^pack\.mcmeta$/,
  iris: /^shaders\//,
  optifine: /^shaders\//,
  canvas: /\/pipelines\//,
  vanilla: /^assets\/minecraft\/shaders\//,
};

const stored = new Map<string, ResolvedFile>();

async function bytesOf(file: DemoFile): Promise<Buffer> {
  return file.bytes((slug, number) => stored.get(`${slug} ${number}`)!);
}

async function namesIn(bytes: Buffer): Promise<string[]> {
  const archive = await fromBufferPromise(bytes);
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  return names;
}

async function readEntry(bytes: Buffer, name: string): Promise<Buffer> {
  const archive: ZipFile = await fromBufferPromise(bytes);
  for await (const entry of archive.eachEntry())
    if (entry.fileName === name)
      return Buffer.concat(await Array.fromAsync(await archive.openReadStreamPromise(entry)));
  throw new Error(`no ${name}`);
}

function allFiles(): [DemoProject, DemoVersion, DemoFile][] {
  return projects.flatMap((project) =>
    project.versions.flatMap((version) =>
      version.files.map((file) => [project, version, file] as [DemoProject, DemoVersion, DemoFile]),
    ),
  );
}

describe('demo archives', () => {
  it('open, hold their descriptors and are all different', async () => {
    const hashes = new Set<string>();
    for (const [project, version, file] of allFiles()) {
      const bytes = await bytesOf(file);
      const where = `${project.slug} ${file.filename}`;
      const names = await namesIn(bytes);
      expect(bytes.length, where).toBeLessThan(40_960);
      const hash = (name: string) => createHash(name).update(bytes).digest('hex');
      expect(hashes.has(hash('sha1')), where).toBe(false);
      hashes.add(hash('sha1'));
      if (!file.primary) continue;
      stored.set(`${project.slug} ${version.number}`, {
        url: `https://cdn.example.org/${file.filename}`,
        sha1: hash('sha1'),
        sha512: hash('sha512'),
        size: bytes.length,
        filename: file.filename,
      });
      if (project.projectType === 'modpack') expect(names, where).toContain('modrinth.index.json');
      else
        for (const loader of version.loaders)
          expect(
            names.some((name) => DESCRIPTORS[loader]!.test(name)),
            `${where}: ${loader}`,
          ).toBe(true);
    }
    expect(hashes.size).toBeGreaterThan(600);
  }, 90_000);

  it('have the same bytes whenever the site is started', async () => {
    const later = demoCatalogue('seed', new Date('2027-01-01T00:00:00Z'));
    for (const slug of ['lathe', 'gatehouse', 'limewash', 'nightjar', 'tide-tables']) {
      const [now, then] = [projects, later.projects].map(
        (list) => list.find((project) => project.slug === slug)!.versions.at(-1)!,
      );
      expect(await bytesOf(then!.files[0]!)).toEqual(await bytesOf(now!.files[0]!));
    }
  });

  it('carry JSON that parses and classes that begin as classes do', async () => {
    const lathe = projects.find((project) => project.slug === 'lathe')!;
    const bytes = await bytesOf(lathe.versions.at(-1)!.files[0]!);
    const descriptor = JSON.parse((await readEntry(bytes, 'fabric.mod.json')).toString());
    expect(descriptor).toMatchObject({ schemaVersion: 1, id: 'lathe', version: '9.2.0' });
    const name = (await namesIn(bytes)).find((entry) => entry.endsWith('/Lathe.class'))!;
    expect((await readEntry(bytes, name)).readUInt32BE(0)).toBe(0xcafebabe);
  });

  it('list other demo files by hash in modpacks', async () => {
    const tide = projects.find((project) => project.slug === 'low-tide')!;
    const newest = tide.versions.at(-1)!;
    const index = JSON.parse(
      (await readEntry(await bytesOf(newest.files[0]!), 'modrinth.index.json')).toString(),
    );
    expect(index.dependencies).toHaveProperty('fabric-loader');
    expect(index.files.length).toBe(newest.dependencies.length);
    const known = new Set([...stored.values()].map((file) => file.sha1));
    for (const file of index.files) expect(known).toContain(file.hashes.sha1);
  });
});
