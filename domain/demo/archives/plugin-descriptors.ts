import { type Contents, className, modId, packagePath } from './contents.ts';
import { json } from './zip.ts';

type Descriptor = (contents: Contents) => [path: string, text: string];

function mainClass(c: Contents): string {
  return `${packagePath(c).replaceAll('/', '.')}.${className(c.slug)}`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function apiVersion(c: Contents): string {
  return c.gameVersions.at(-1)!.split('.').slice(0, 2).join('.');
}

function yamlList(key: string, values: string[]): string[] {
  return values.length ? [`${key}: [${values.join(', ')}]`] : [];
}

const needed = (c: Contents, required: boolean) =>
  c.needs.filter((need) => need.required === required).map((need) => className(need.slug));

const bukkit: Descriptor = (c) => {
  const command = modId(c.slug).replaceAll('_', '');
  const lines = [
    `name: ${className(c.slug)}`,
    `version: ${quoted(c.plainNumber)}`,
    `main: ${mainClass(c)}`,
    `api-version: ${quoted(apiVersion(c))}`,
    `description: ${quoted(c.summary)}`,
    `authors: [${c.authors.map(quoted).join(', ')}]`,
    `website: ${c.homepage}`,
    ...yamlList('depend', needed(c, true)),
    ...yamlList('softdepend', needed(c, false)),
    ...(c.loaders.includes('folia') ? ['folia-supported: true'] : []),
    'commands:',
    `  ${command}:`,
    `    description: ${quoted(`Opens ${c.title}.`)}`,
    `    permission: ${command}.use`,
    'permissions:',
    `  ${command}.use:`,
    '    default: true',
    `  ${command}.admin:`,
    '    default: op',
  ];
  return ['plugin.yml', `${lines.join('\n')}\n`];
};

const paper: Descriptor = (c) => {
  const lines = [
    `name: ${className(c.slug)}`,
    `version: ${quoted(c.plainNumber)}`,
    `main: ${mainClass(c)}`,
    `description: ${quoted(c.summary)}`,
    `api-version: ${quoted(apiVersion(c))}`,
    `authors: [${c.authors.map(quoted).join(', ')}]`,
    ...(c.loaders.includes('folia') ? ['folia-supported: true'] : []),
  ];
  if (c.needs.length) lines.push('dependencies:', '  server:');
  for (const need of c.needs)
    lines.push(
      `    ${className(need.slug)}:`,
      '      load: BEFORE',
      `      required: ${need.required}`,
    );
  return ['paper-plugin.yml', `${lines.join('\n')}\n`];
};

const velocity: Descriptor = (c) => [
  'velocity-plugin.json',
  json({
    id: modId(c.slug).replaceAll('_', '-'),
    name: c.title,
    version: c.plainNumber,
    description: c.summary,
    url: c.homepage,
    authors: c.authors,
    dependencies: c.needs.map((need) => ({ id: need.slug, optional: !need.required })),
    main: `${mainClass(c)}Velocity`,
  }),
];

const bungee: Descriptor = (c) => [
  'bungee.yml',
  [
    `name: ${className(c.slug)}`,
    `version: ${quoted(c.plainNumber)}`,
    `main: ${mainClass(c)}Bungee`,
    `author: ${quoted(c.authors[0]!)}`,
    `description: ${quoted(c.summary)}`,
    '',
  ].join('\n'),
];

const sponge: Descriptor = (c) => [
  'META-INF/sponge_plugins.json',
  json({
    loader: { name: 'java_plain', version: '1.0' },
    license: c.license,
    plugins: [
      {
        id: modId(c.slug),
        name: c.title,
        version: c.plainNumber,
        entrypoint: `${mainClass(c)}Sponge`,
        description: c.summary,
        links: { homepage: c.homepage },
        contributors: c.authors.map((name) => ({ name })),
        dependencies: [{ id: 'spongeapi', version: '8.2.0', optional: false }],
      },
    ],
  }),
];

export const PLUGIN_DESCRIPTORS: Record<string, Descriptor> = {
  bukkit,
  spigot: bukkit,
  purpur: bukkit,
  folia: bukkit,
  paper: bukkit,
  velocity,
  bungeecord: bungee,
  waterfall: bungee,
  sponge,
};

/** Paper reads its own descriptor first; plugins that serve nothing else carry it alone. */
export function paperOnly(loaders: readonly string[]): boolean {
  return loaders.every((loader) => loader === 'paper' || loader === 'folia' || loader === 'purpur');
}

export const paperDescriptor: Descriptor = paper;
