import { encodePng } from '../draw/png.ts';
import { drawTexture } from '../draw/texture.ts';
import { classFile } from './classfile.ts';
import { type Contents, className, javaFor, modId, packagePath } from './contents.ts';
import { MOD_DESCRIPTORS } from './mod-descriptors.ts';
import { packMcmeta } from './pack-format.ts';
import { PLUGIN_DESCRIPTORS, paperDescriptor, paperOnly } from './plugin-descriptors.ts';
import { type Entries, json, zip } from './zip.ts';

const PARTS = [
  'Config',
  'Registry',
  'block/Blocks',
  'block/Shapes',
  'client/Screen',
  'event/Listener',
  'item/Items',
  'net/Packets',
  'util/Positions',
  'world/Placement',
];

const THINGS = [
  'lamp',
  'plank',
  'tile',
  'stair',
  'frame',
  'rope',
  'panel',
  'basin',
  'ledger',
  'post',
];

/** A mod: one descriptor per loader, classes, language file, textures, models. */
export function modJar(c: Contents): Buffer {
  const id = modId(c.slug);
  const descriptors = c.loaders.map((loader) => MOD_DESCRIPTORS[loader]!(c));
  const entries: Entries = { 'META-INF/MANIFEST.MF': manifest(c) };
  // Before 1.20.5 Forge and NeoForge read the same file; Forge's is understood by both.
  for (const [path, text] of descriptors) entries[path] ??= text;
  if (c.loaders.some((loader) => loader.endsWith('forge')))
    entries['pack.mcmeta'] = packMcmeta('resources', c.gameVersions, c.title);
  Object.assign(entries, classes(c, c.r.int(4, PARTS.length)));
  if (c.icon)
    entries[c.loaders.every((l) => l.endsWith('forge')) ? 'icon.png' : `assets/${id}/icon.png`] =
      c.icon;
  const things = c.r.some(THINGS, c.r.int(2, 6));
  entries[`assets/${id}/lang/en_us.json`] = json(
    Object.fromEntries([
      [`mod.${id}.name`, c.title],
      ...things.map((thing) => [`block.${id}.${thing}`, capital(thing)]),
    ]),
  );
  for (const thing of things) {
    entries[`assets/${id}/textures/block/${thing}.png`] = encodePng(drawTexture(c.r).bitmap());
    entries[`assets/${id}/models/block/${thing}.json`] = json({
      parent: 'minecraft:block/cube_all',
      textures: { all: `${id}:block/${thing}` },
    });
  }
  return zip(entries);
}

/** A plugin: the descriptors its platforms read, classes, configuration and messages. */
export function pluginJar(c: Contents): Buffer {
  const entries: Entries = { 'META-INF/MANIFEST.MF': manifest(c) };
  const descriptors = paperOnly(c.loaders)
    ? [paperDescriptor(c)]
    : c.loaders.map((loader) => PLUGIN_DESCRIPTORS[loader]!(c));
  for (const [path, text] of descriptors) entries[path] = text;
  Object.assign(entries, classes(c, c.r.int(5, PARTS.length)));
  for (const [loader, suffix] of [
    ['velocity', 'Velocity'],
    ['bungeecord', 'Bungee'],
    ['sponge', 'Sponge'],
  ] as const)
    if (c.loaders.includes(loader)) {
      const name = `${packagePath(c)}/${className(c.slug)}${suffix}`;
      entries[`${name}.class`] = classFile(name, c.r);
    }
  entries['config.yml'] = [
    `# ${c.title} ${c.plainNumber}`,
    'language: en',
    `save-interval: ${c.r.int(1, 12) * 5}m`,
    `radius: ${c.r.int(8, 96)}`,
    'storage:',
    '  type: file',
    '',
  ].join('\n');
  entries['messages/en.yml'] =
    `prefix: "[${c.title.slice(0, 24)}]"\nreloaded: "Configuration read again."\n`;
  return zip(entries);
}

/** The sources beside a jar: the same names, with empty Java files. */
export function sourcesJar(c: Contents): Buffer {
  const path = packagePath(c);
  const packageName = path.replaceAll('/', '.');
  const source = (name: string) =>
    `package ${packageName};\n\n/** ${c.title} ${c.number}. */\npublic final class ${name} {\n}\n`;
  return zip({
    'META-INF/MANIFEST.MF': manifest(c),
    [`${path}/${className(c.slug)}.java`]: source(className(c.slug)),
    [`${path}/Config.java`]: source('Config'),
  });
}

function classes(c: Contents, count: number): Entries {
  const path = packagePath(c);
  const java = javaFor(c.gameVersions.at(-1)!);
  const suffix = c.projectType === 'mod' && c.serverSide === 'unsupported' ? 'Client' : '';
  const names = [`${className(c.slug)}${suffix}`, ...c.r.some(PARTS, count)];
  return Object.fromEntries(
    names.map((name) => [`${path}/${name}.class`, classFile(`${path}/${name}`, c.r, java)]),
  );
}

function manifest(c: Contents): string {
  return [
    'Manifest-Version: 1.0',
    `Implementation-Title: ${modId(c.slug)}`,
    `Implementation-Version: ${c.number}`,
    `Implementation-Vendor: ${c.authors[0]}`,
    '',
    '',
  ].join('\r\n');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
