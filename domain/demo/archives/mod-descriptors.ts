import { type Contents, className, javaFor, modId, packagePath } from './contents.ts';
import { type TomlTable, toml } from './toml.ts';
import { json } from './zip.ts';

type Descriptor = (contents: Contents) => [path: string, text: string];

function sideOf({ clientSide, serverSide }: Contents): '*' | 'client' | 'server' {
  if (serverSide === 'unsupported') return 'client';
  return clientSide === 'unsupported' ? 'server' : '*';
}

function oldest(contents: Contents): string {
  return contents.gameVersions.at(-1)!;
}

const fabric: Descriptor = (c) => {
  const entry = `${packagePath(c).replaceAll('/', '.')}.${className(c.slug)}`;
  return [
    'fabric.mod.json',
    json({
      schemaVersion: 1,
      id: modId(c.slug),
      version: c.plainNumber,
      name: c.title,
      description: c.summary,
      authors: c.authors,
      contact: { homepage: c.homepage, ...(c.sources && { sources: c.sources }) },
      license: c.license,
      icon: c.icon ? `assets/${modId(c.slug)}/icon.png` : undefined,
      environment: sideOf(c),
      entrypoints: sideOf(c) === 'client' ? { client: [`${entry}Client`] } : { main: [entry] },
      depends: {
        fabricloader: '>=0.15.0',
        minecraft: c.gameVersions,
        java: `>=${javaFor(oldest(c))}`,
        ...Object.fromEntries(
          c.needs.filter((need) => need.required).map((need) => [modId(need.slug), '*']),
        ),
      },
      suggests: Object.fromEntries(
        c.needs.filter((need) => !need.required).map((need) => [modId(need.slug), '*']),
      ),
    }),
  ];
};

const quilt: Descriptor = (c) => [
  'quilt.mod.json',
  json({
    schema_version: 1,
    quilt_loader: {
      group: packagePath(c).split('/').slice(0, 2).join('.'),
      id: modId(c.slug),
      version: c.plainNumber,
      metadata: {
        name: c.title,
        description: c.summary,
        contributors: Object.fromEntries(
          c.authors.map((author, i) => [author, i ? 'Contributor' : 'Owner']),
        ),
        contact: { homepage: c.homepage },
        license: c.license,
        icon: c.icon ? `assets/${modId(c.slug)}/icon.png` : undefined,
      },
      intermediate_mappings: 'net.fabricmc:intermediary',
      entrypoints: { init: `${packagePath(c).replaceAll('/', '.')}.${className(c.slug)}` },
      depends: [
        { id: 'quilt_loader', versions: '>=0.19.0' },
        { id: 'minecraft', versions: `>=${oldest(c)}` },
        ...c.needs
          .filter((need) => need.required)
          .map((need) => ({ id: modId(need.slug), versions: '*' })),
      ],
    },
    minecraft: { environment: sideOf(c) },
  }),
];

function modsToml(c: Contents, loader: 'forge' | 'neoforge'): string {
  const id = modId(c.slug);
  const both = { ordering: 'NONE', side: sideOf(c) === '*' ? 'BOTH' : sideOf(c).toUpperCase() };
  const dependency = (
    on: string,
    range: string,
    required: boolean,
  ): readonly [string, TomlTable] => [
    `dependencies.${id}`,
    {
      modId: on,
      ...(loader === 'forge'
        ? { mandatory: required }
        : { type: required ? 'required' : 'optional' }),
      versionRange: range,
      ...both,
    },
  ];
  return toml(
    {
      modLoader: 'javafml',
      loaderVersion: loader === 'forge' ? '[46,)' : '[1,)',
      license: c.license,
      ...(c.sources && { issueTrackerURL: `${c.sources}/issues` }),
    },
    [
      [
        'mods',
        {
          modId: id,
          version: c.plainNumber,
          displayName: c.title,
          displayURL: c.homepage,
          authors: c.authors.join(', '),
          description: c.summary,
          ...(c.icon && { logoFile: 'icon.png' }),
        },
      ],
      dependency(loader, loader === 'forge' ? '[46,)' : '[20.4,)', true),
      dependency('minecraft', `[${oldest(c)},${c.gameVersions[0]}]`, true),
      ...c.needs.map((need) => dependency(modId(need.slug), '[0,)', need.required)),
    ],
  );
}

/** NeoForge renamed its descriptor with 1.20.5. */
const neoforge: Descriptor = (c) => [
  javaFor(oldest(c)) >= 21 ? 'META-INF/neoforge.mods.toml' : 'META-INF/mods.toml',
  modsToml(c, 'neoforge'),
];

const oldForge: Descriptor = (c) => [
  'mcmod.info',
  json([
    {
      modid: modId(c.slug),
      name: c.title,
      description: c.summary,
      version: c.plainNumber,
      mcversion: c.gameVersions[0],
      authorList: c.authors,
    },
  ]),
];

const forge: Descriptor = (c) =>
  javaFor(oldest(c)) === 8 && ['1.12.2', '1.8.9', '1.7.10'].includes(oldest(c))
    ? oldForge(c)
    : ['META-INF/mods.toml', modsToml(c, 'forge')];

export const MOD_DESCRIPTORS: Record<string, Descriptor> = {
  fabric,
  'legacy-fabric': fabric,
  babric: fabric,
  quilt,
  forge,
  neoforge,
};
