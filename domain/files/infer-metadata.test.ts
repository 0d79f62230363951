import { describe, expect, test } from 'vitest';
import { openArchiveBytes } from '#platform/archive/index.ts';
import {
  archiveOf,
  type FixtureFormat,
  type FixtureOptions,
  fixtureFile,
} from '#tests/fixtures/archives.ts';
import { TEST_CATALOGUE } from '#tests/fixtures/game-versions.ts';
import { inferMetadata } from './index.ts';
import { channelOf, cleanVersionNumber } from './version-text.ts';

async function infer(entries: Record<string, string | Buffer>, fileName = 'file.jar') {
  return inferMetadata(await openArchiveBytes(archiveOf(entries)), fileName, TEST_CATALOGUE);
}

async function inferFixture(format: FixtureFormat, options?: FixtureOptions) {
  const { fileName, bytes } = fixtureFile(format, options);
  return inferMetadata(await openArchiveBytes(bytes), fileName, TEST_CATALOGUE);
}

const ON_1_20 = ['1.20', '1.20.1', '1.20.4', '1.20.5', '1.20.6'];
const ON_1_21 = ['1.21', '1.21.1', '1.21.4', '1.21.9', '1.21.11'];

/** Format, kind, loaders, game versions, version number, dependencies. */
const FORMATS: [FixtureFormat, string, string[], string[], string | null, string[]][] = [
  [
    'fabric',
    'mod',
    ['fabric'],
    ['1.21.4', '1.21.9', '1.21.11'],
    '1.2.3',
    ['fabric-api', 'library'],
  ],
  ['quilt', 'mod', ['quilt'], ['1.20.1'], '1.2.3', ['qsl']],
  ['forge', 'mod', ['forge'], ['1.20.1'], '1.2.3', ['library']],
  ['oldForge', 'mod', ['forge'], ['1.12.2'], '1.2.3', ['library']],
  ['neoforge', 'mod', ['neoforge'], ['1.21.1'], '1.2.3', ['library']],
  [
    'bukkit',
    'plugin',
    ['bukkit', 'paper', 'purpur', 'spigot'],
    ON_1_20,
    '1.2.3',
    ['Library', 'Other'],
  ],
  ['paper', 'plugin', ['paper', 'purpur', 'folia'], ON_1_21, '1.2.3', ['Library', 'Other']],
  ['bungeecord', 'plugin', ['bungeecord', 'waterfall'], [], '1.2.3', ['Library']],
  ['velocity', 'plugin', ['velocity'], [], '1.2.3', ['library']],
  ['sponge', 'plugin', ['sponge'], [], '1.2.3', []],
  ['liteloader', 'mod', ['liteloader'], ['1.12.2'], '1.2.3', []],
  ['rift', 'mod', ['rift'], [], '1.2.3', []],
  ['javaAgent', 'mod', ['java-agent'], [], '1.2.3', []],
  ['datapack', 'datapack', ['datapack'], ['1.21', '1.21.1'], '1.2.3', []],
  ['resourcepack', 'resourcepack', ['minecraft'], ['1.21', '1.21.1'], '1.2.3', []],
  ['texturepack', 'resourcepack', ['minecraft'], [], '1.2.3', []],
  ['irisShader', 'shader', ['iris', 'optifine'], [], '1.2.3', []],
  ['optifineShader', 'shader', ['iris', 'optifine'], [], '1.2.3', []],
  ['canvasShader', 'shader', ['canvas'], ['1.20', '1.20.1'], '1.2.3', []],
  ['coreShader', 'shader', ['vanilla'], ['1.21.4'], '1.2.3', []],
  ['mrpack', 'modpack', ['fabric'], ['1.21.4'], '1.2.3', ['library-1.0.jar', 'bundled-3.1.jar']],
  [
    'multiLoader',
    'mod',
    ['neoforge', 'forge', 'fabric'],
    ['1.20.1', '1.21', '1.21.1'],
    '1.2.3',
    ['library', 'fabric-api'],
  ],
];

describe('every format', () => {
  test.each(FORMATS)('%s', async (format, kind, loaders, gameVersions, number, dependencies) => {
    const found = await inferFixture(format);
    expect({ ...found, dependencies: found.dependencies.map(({ id }) => id) }).toMatchObject({
      kinds: [kind],
      loaders,
      gameVersions,
      versionNumber: number,
      channel: 'release',
      dependencies,
      problems: [],
    });
  });
});

describe('fabric.mod.json', () => {
  test('tells name, people, links, icon and how each dependency is meant', async () => {
    const found = await inferFixture('fabric', { version: '2.0.0-beta.1' });
    expect(found.project).toEqual({
      id: 'example',
      name: 'Example',
      summary: 'An example.',
      authors: ['Ada', 'Grace'],
      license: 'MIT',
      links: { homepage: 'https://example.org', source: 'https://example.org/source' },
      iconPath: 'assets/example/icon.png',
    });
    expect(found).toMatchObject({ versionName: 'Example 2.0.0-beta.1', channel: 'beta' });
    expect(found.dependencies).toEqual([
      { id: 'fabric-api', range: '*', type: 'required' },
      { id: 'library', range: '>=2', type: 'optional' },
    ]);
    expect(found.gameVersionRanges).toEqual(['~1.21.4']);
  });

  test('may have comments, line breaks in texts, a byte order mark, and be a list', async () => {
    const source = '\uFEFF[{ // the main one\n "id": "a", "name": "two\nlines", "version": "1", }]';
    const found = await infer({ 'fabric.mod.json': source });
    expect(found.project).toMatchObject({ id: 'a', name: 'two\nlines' });
    expect(found.problems).toEqual([]);
  });

  test('names mods inside by their own id, else by file, and needs them no more', async () => {
    const inner = fixtureFile('fabric', { id: 'inner' }).bytes;
    const found = await infer({
      'fabric.mod.json': JSON.stringify({
        id: 'a',
        version: '1',
        depends: { inner: '*', other: '*' },
        jars: [{ file: 'META-INF/jars/x-1.0.jar' }, { file: 'META-INF/jars/lib-two-2.0+b1.jar' }],
      }),
      'META-INF/jars/x-1.0.jar': inner,
      'META-INF/jars/lib-two-2.0+b1.jar': 'no archive',
    });
    expect(found.dependencies).toEqual([
      { id: 'inner', range: null, type: 'embedded', fileName: 'x-1.0.jar' },
      { id: 'other', range: '*', type: 'required' },
      { id: 'lib-two', range: null, type: 'embedded', fileName: 'lib-two-2.0+b1.jar' },
    ]);
  });

  test('of a fork is for the fork', async () => {
    const loadersOf = async (depends: object) =>
      (await infer({ 'fabric.mod.json': JSON.stringify({ id: 'a', depends }) })).loaders;
    expect(await loadersOf({ minecraft: '1.0.0-beta.7.3' })).toEqual(['babric']);
    expect(await loadersOf({ osl: '*' })).toEqual(['ornithe']);
    expect(await loadersOf({ 'legacy-fabric-api': '*' })).toEqual(['legacy-fabric']);
  });
});

describe('mods.toml', () => {
  test('takes the version of the manifest', async () => {
    const found = await inferFixture('forge', { version: `\${file.jarVersion}` });
    expect(found.versionNumber).toBe('2.3.4');
  });

  test('that is broken is told and the rest still read', async () => {
    const found = await inferFixture('multiLoader', {
      entries: { 'META-INF/mods.toml': 'modLoader = ' },
    });
    expect(found.loaders).toEqual(['neoforge', 'fabric']);
    expect(found.problems).toMatchObject([{ code: 'unreadable', path: 'META-INF/mods.toml' }]);
  });

  test('of the time when NeoForge shared it', async () => {
    const toml =
      '[[mods]]\nmodId="a"\nversion="1"\n[[dependencies.a]]\nmodId="neoforge"\nversionRange="[20.4,)"';
    const found = await infer({ 'META-INF/mods.toml': toml });
    expect(found).toMatchObject({ loaders: ['neoforge'], gameVersions: ['1.20.4'] });
  });

  test('tells the side and dependencies of every type', async () => {
    const toml = `clientSideOnly=true
[[mods]]
modId="a"
[[dependencies.a]]
modId="b"
type="incompatible"
[[dependencies.a]]
modId="c"
mandatory=false
versionRange="[1,)"`;
    const found = await infer({ 'META-INF/neoforge.mods.toml': toml });
    expect(found.environment).toEqual({ clientSide: 'required', serverSide: 'unsupported' });
    expect(found.dependencies).toEqual([
      { id: 'b', range: null, type: 'incompatible' },
      { id: 'c', range: '[1,)', type: 'optional' },
    ]);
  });
});

test('mcmod.info has two shapes, is a leftover beside a modern descriptor, and Sponge had it too', async () => {
  const mod = { modid: 'a', name: 'A', version: '1.0', mcversion: '1.7.10' };
  const list = await infer({ 'mcmod.info': JSON.stringify({ modListVersion: 2, modList: [mod] }) });
  expect(list).toMatchObject({
    loaders: ['forge'],
    gameVersions: ['1.7.10'],
    versionNumber: '1.0',
  });
  const both = await inferFixture('forge', { entries: { 'mcmod.info': JSON.stringify([mod]) } });
  expect(both.sources).toEqual(['META-INF/mods.toml']);
  const sponge = { ...mod, mcversion: undefined, dependencies: ['spongeapi@7.1'] };
  expect(await infer({ 'mcmod.info': JSON.stringify([sponge]) })).toMatchObject({
    kinds: ['plugin'],
    loaders: ['sponge'],
    dependencies: [],
  });
});

test('plugin.yml keeps numbers as they were written', async () => {
  const found = await infer({
    'plugin.yml': 'name: A\nversion: 1.10\nmain: a.A\napi-version: 1.20\n',
  });
  expect(found).toMatchObject({ versionNumber: '1.10', gameVersions: ON_1_20 });
});

describe('packs', () => {
  const pack = (fields: object, folder = 'assets/minecraft/textures/a.png') =>
    infer({ 'pack.mcmeta': JSON.stringify({ pack: fields }), [folder]: 'x' }, 'pack.zip');

  test('tell formats in five ways', async () => {
    const versions = async (fields: object) => (await pack(fields)).gameVersions.join(' ');
    expect(await versions({ pack_format: 34 })).toBe('1.21 1.21.1');
    expect(await versions({ pack_format: 34, supported_formats: [34, 46] })).toBe(
      '1.21 1.21.1 1.21.4',
    );
    expect(
      await versions({
        pack_format: 46,
        supported_formats: { min_inclusive: 34, max_inclusive: 46 },
      }),
    ).toBe('1.21 1.21.1 1.21.4');
    expect(await versions({ min_format: 69, max_format: [75, 0] })).toBe('1.21.9 1.21.11');
    expect(await versions({ min_format: [84, 0], max_format: 84 })).toBe('26.1 26.1.2');
    expect(await versions({ description: 'no format' })).toBe('');
  });

  test('count data formats where there is data', async () => {
    const found = await pack({ min_format: 88, max_format: 94.1 }, 'data/a/function/b.mcfunction');
    expect(found).toMatchObject({ kinds: ['datapack'], gameVersions: ['1.21.9', '1.21.11'] });
    expect(found.gameVersionRanges).toEqual(['pack format 88–94.1']);
  });

  test('that are a mod without code are both, in the order that the ending tells', async () => {
    const entries = {
      'fabric.mod.json': '{"id":"a","version":"1"}',
      'pack.mcmeta': '{"pack":{"pack_format":48}}',
      'data/a/function/b.mcfunction': '',
    };
    expect((await infer(entries, 'a.zip')).kinds).toEqual(['datapack', 'mod']);
    expect((await infer(entries, 'a.jar')).kinds).toEqual(['mod', 'datapack']);
    const withCode = await infer({ ...entries, 'a/Main.class': 'x' }, 'a.jar');
    expect(withCode).toMatchObject({ kinds: ['mod'], loaders: ['fabric'] });
  });

  test('have the name and version of their file', async () => {
    const found = await inferFixture('resourcepack', {
      fileName: 'Soft Blocks v2.1-beta 1.21.zip',
    });
    expect(found).toMatchObject({
      versionNumber: '2.1-beta',
      channel: 'beta',
      project: { name: 'Soft Blocks', summary: 'An example.', iconPath: 'pack.png' },
    });
  });

  test('zipped with their folder are told so', async () => {
    const found = await infer({ 'My Pack/pack.mcmeta': '{}' }, 'pack.zip');
    expect(found).toMatchObject({ kinds: [], problems: [{ code: 'not-at-root' }] });
  });
});

test('several platforms in one jar merge', async () => {
  const { fileName } = fixtureFile('bukkit');
  const entries = {
    'plugin.yml': 'name: A\nversion: 3.0\nmain: a.A\napi-version: 1.20\ndepend: [Via]\n',
    'velocity-plugin.json':
      '{"id":"a","version":"3.0","dependencies":[{"id":"via","optional":true}]}',
    'fabric.mod.json': '{"id":"a","name":"A mod","version":"3.0"}',
  };
  expect(await infer(entries, fileName)).toMatchObject({
    kinds: ['plugin', 'mod'],
    loaders: ['fabric', 'bukkit', 'paper', 'purpur', 'spigot', 'velocity'],
    gameVersions: ON_1_20,
    environment: { clientSide: 'unsupported', serverSide: 'required' },
    dependencies: [{ id: 'Via', type: 'required' }],
    project: { name: 'A mod' },
  });
});

test('a modpack tells its files', async () => {
  const found = await inferFixture('mrpack');
  expect(found.packFiles).toEqual([
    {
      path: 'mods/library-1.0.jar',
      sha1: 'a'.repeat(40),
      sha512: 'b'.repeat(128),
      env: { client: 'required', server: 'optional' },
      downloads: ['https://cdn.modrinth.com/data/library/library-1.0.jar'],
      size: 1000,
    },
  ]);
  expect(found.dependencies[0]).toMatchObject({ type: 'embedded', sha1: 'a'.repeat(40) });
});

describe('nothing is guessed and nothing throws', () => {
  test.each([
    ['an unknown file', { 'readme.txt': 'hello' }],
    ['null', { 'fabric.mod.json': 'null', 'quilt.mod.json': '[]', 'velocity-plugin.json': '7' }],
    [
      'wrong types',
      { 'fabric.mod.json': '{"id":7,"name":[],"version":{},"depends":[],"jars":"x"}' },
    ],
    ['broken descriptors', { 'plugin.yml': '\t: [', 'mcmod.info': '{', 'META-INF/mods.toml': '=' }],
    [
      'a pack of wrong types',
      { 'pack.mcmeta': '{"pack":{"pack_format":{},"description":[1,null]}}' },
    ],
    ['a wrong index', { 'modrinth.index.json': '{"files":[7,null],"dependencies":[]}' }],
    ['a YAML bomb', { 'plugin.yml': yamlBomb() }],
    ['a huge descriptor', { 'plugin.yml': `name: ${'a'.repeat(2 ** 20)}` }],
  ])('%s', async (_, entries) => {
    const found = await infer(entries as Record<string, string>);
    expect(found.gameVersions).toEqual([]);
    expect(found.versionNumber).toBeNull();
  });
});

function yamlBomb(): string {
  const level = (name: string, of: string) =>
    `${name}: &${name} [${Array(9).fill(`*${of}`).join(',')}]`;
  return ['a: &a [x]', level('b', 'a'), level('c', 'b'), level('d', 'c'), level('e', 'd')].join(
    '\n',
  );
}

test('version numbers keep the rules of the site', () => {
  expect(cleanVersionNumber('1.0 für alle / 2')).toBe('1.0-f-r-alle-2');
  expect(cleanVersionNumber('1'.repeat(40))).toHaveLength(32);
  expect(cleanVersionNumber(`\${version}`)).toBeNull();
  expect(cleanVersionNumber('@VERSION@')).toBeNull();
  expect(cleanVersionNumber(' / ')).toBeNull();
});

test.each([
  ['1.0', 'release'],
  ['1.0-alpha.2', 'alpha'],
  ['1.0-ALPHA', 'alpha'],
  ['1.0b-beta', 'beta'],
  ['1.0-rc1', 'beta'],
  ['1.0-pre2', 'beta'],
  ['1.0-SNAPSHOT', 'beta'],
  ['march-present', 'release'],
  [null, 'release'],
])('%s is a %s', (text, channel) => {
  expect(channelOf(text)).toBe(channel);
});
