import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf, type FixtureFormat, fixtureFile, writeZip } from '#tests/fixtures/archives.ts';
import { TEST_CATALOGUE } from '#tests/fixtures/game-versions.ts';
import { checkFile, type FileToValidate, packDependencies, validateFile } from './index.ts';

const SETTINGS = { catalogue: TEST_CATALOGUE, packHosts: ['cdn.modrinth.com'] };
const TEXT = { 'readme.txt': 'hello' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return path;
}

interface Case {
  loaders: string[];
  game?: string;
  bytes?: Buffer;
  fileName?: string;
  fileType?: string | null;
}

async function validate({ loaders, game = '1.21.4', bytes, fileName, fileType = null }: Case) {
  const file: FileToValidate = {
    path: await onDisk(bytes ?? archiveOf(TEXT)),
    fileName: fileName ?? 'a.jar',
    fileType,
    loaders,
    gameVersions: [game],
  };
  return validateFile(file, SETTINGS);
}

/** Loader, game version, endings that the rule lists, entries that pass: section 6 line by line. */
const TABLE: [string, string, string[], Record<string, string>[]][] = [
  ['fabric', '1.21.4', ['jar'], [{ 'fabric.mod.json': '' }]],
  ['quilt', '1.21.4', ['jar', 'zip'], [{ 'quilt.mod.json': '' }, { 'fabric.mod.json': '' }]],
  [
    'forge',
    '1.20.1',
    ['jar', 'zip'],
    [{ 'META-INF/mods.toml': '' }, { 'META-INF/MANIFEST.MF': '' }, { 'a/B.class': '' }],
  ],
  [
    'forge',
    '1.12.2',
    ['jar', 'zip'],
    [{ 'mcmod.info': '' }, { 'META-INF/MANIFEST.MF': '' }, { 'a/B.class': '' }],
  ],
  [
    'neoforge',
    '1.21.4',
    ['jar', 'zip'],
    [
      { 'META-INF/neoforge.mods.toml': '' },
      { 'META-INF/mods.toml': '' },
      { 'META-INF/MANIFEST.MF': '' },
      { 'B.class': '' },
    ],
  ],
  ['liteloader', '1.12.2', ['litemod', 'jar'], [{ 'litemod.json': '' }]],
  ['rift', '1.13', ['jar'], [{ 'riftmod.json': '' }]],
  ...['bukkit', 'spigot', 'paper', 'purpur', 'folia'].map(
    (loader): [string, string, string[], Record<string, string>[]] => [
      loader,
      '1.21.4',
      ['jar', 'zip'],
      [{ 'plugin.yml': '' }, { 'paper-plugin.yml': '' }],
    ],
  ),
  ['bungeecord', '1.21.4', ['jar', 'zip'], [{ 'plugin.yml': '' }, { 'bungee.yml': '' }]],
  ['waterfall', '1.21.4', ['jar', 'zip'], [{ 'plugin.yml': '' }, { 'bungee.yml': '' }]],
  ['velocity', '1.21.4', ['jar', 'zip'], [{ 'velocity-plugin.json': '' }]],
  [
    'sponge',
    '1.12.2',
    ['jar', 'zip'],
    [{ 'sponge_plugins.json': '' }, { 'META-INF/sponge_plugins.json': '' }, { 'mcmod.info': '' }],
  ],
  ['minecraft', '1.21.4', ['zip'], [{ 'pack.mcmeta': '' }]],
  ['minecraft', 'b1.7.3', ['zip'], [{ 'pack.txt': '' }]],
  ['datapack', '1.21.4', ['zip'], [{ 'pack.mcmeta': '' }]],
  ['iris', '1.21.4', ['zip'], [{ 'shaders/final.fsh': '' }]],
  ['optifine', '1.21.4', ['zip'], [{ 'shaders/final.fsh': '' }]],
  ['canvas', '1.21.4', ['zip'], [{ 'pack.mcmeta': '', 'assets/a/pipelines/b.json': '' }]],
  [
    'vanilla',
    '1.21.4',
    ['zip'],
    [{ 'pack.mcmeta': '', 'assets/minecraft/shaders/core/a.fsh': '' }],
  ],
];

describe.each(TABLE)('%s on %s', (loader, game, endings, accepted) => {
  test('takes what the rule names, in every ending that it lists', async () => {
    for (const ending of endings) {
      for (const entries of accepted) {
        const bytes = archiveOf(entries);
        const file = { loaders: [loader], game, bytes, fileName: `a.${ending}` };
        expect(await validate(file)).toEqual({ result: 'pass' });
      }
    }
  });

  test('warns where it is missing', async () => {
    const fileName = `a.${endings[0]}`;
    expect((await validate({ loaders: [loader], game, fileName })).result).toBe('warning');
    const nested = Object.fromEntries(
      Object.keys(accepted[0]!).map((name) => [`folder/${name}x`, '']),
    );
    const bytes = archiveOf(nested);
    expect((await validate({ loaders: [loader], game, fileName, bytes })).result).toBe('warning');
  });

  test('warns of a zip and refuses any other ending that it does not list', async () => {
    const bytes = archiveOf(accepted[0]!);
    for (const ending of ['jar', 'zip', 'litemod', 'mrpack'].filter(
      (each) => !endings.includes(each),
    )) {
      const { result } = await validate({
        loaders: [loader],
        game,
        bytes,
        fileName: `a.${ending}`,
      });
      expect([ending, result]).toEqual([ending, ending === 'zip' ? 'warning' : 'error']);
    }
  });
});

describe('a rule for some game versions', () => {
  test.each([
    ['quilt', '1.16.5', 'a.jar'],
    ['quilt', '1.18.2', 'a.jar'],
    ['datapack', '1.12.2', 'a.zip'],
  ])('%s does not apply on %s', async (loader, game, fileName) => {
    expect(await validate({ loaders: [loader], game, fileName })).toEqual({ result: 'pass' });
  });

  test('applies when one of several is in it', async () => {
    const path = await onDisk(archiveOf({ 'mcmod.info': '' }));
    const file = { path, fileName: 'a.jar', fileType: null, loaders: ['forge'] };
    const resultOn = async (gameVersions: string[]) =>
      (await validateFile({ ...file, gameVersions }, SETTINGS)).result;
    expect(await resultOn(['1.12.2'])).toBe('pass');
    expect(await resultOn(['1.12.2', '1.20.1'])).toBe('warning');
  });
});

test.each([
  'modloader',
  'babric',
  'bta-babric',
  'java-agent',
  'legacy-fabric',
  'nilloader',
  'ornithe',
])('%s has no rule', async (loader) => {
  expect(await validate({ loaders: [loader] })).toEqual({ result: 'pass' });
});

describe('several loaders', () => {
  test('all must be content; the first warning wins', async () => {
    const bytes = archiveOf({ 'fabric.mod.json': '', 'META-INF/MANIFEST.MF': '' });
    expect(await validate({ loaders: ['fabric', 'forge'], bytes })).toEqual({ result: 'pass' });
    expect(await validate({ loaders: ['fabric', 'velocity'], bytes })).toMatchObject({
      result: 'warning',
      text: expect.stringContaining('velocity-plugin.json'),
    });
  });

  test('one that lists the ending is enough', async () => {
    const bytes = archiveOf({ 'pack.mcmeta': '', 'fabric.mod.json': '' });
    for (const fileName of ['a.zip', 'a.jar']) {
      const verdict = await validate({ loaders: ['datapack', 'fabric'], bytes, fileName });
      expect(verdict).toEqual({ result: 'pass' });
    }
  });
});

test.each<Record<string, string>>([
  { 'modlist.html': '', 'manifest.json': '{}' },
  { 'mods/a.jar': '' },
  { 'override/mods/a.jar': '' },
])('a modpack that is uploaded as a mod is warned of: %j', async (entries) => {
  const bytes = archiveOf({ 'fabric.mod.json': '', ...entries });
  expect((await validate({ loaders: ['fabric'], bytes })).result).toBe('warning');
  const plugin = archiveOf({ 'plugin.yml': '', ...entries });
  expect((await validate({ loaders: ['paper'], bytes: plugin })).result).toBe('pass');
});

describe('file types', () => {
  test('a resource pack beside a data pack keeps the rule of resource packs only', async () => {
    const pack = archiveOf({ 'pack.mcmeta': '' });
    for (const fileType of ['required-resource-pack', 'optional-resource-pack']) {
      const file = { loaders: ['fabric'], fileType, fileName: 'a.zip' };
      expect((await validate({ ...file, bytes: pack })).result).toBe('pass');
      expect((await validate(file)).result).toBe('warning');
      expect((await validate({ ...file, bytes: pack, fileName: 'a.jar' })).result).toBe('error');
    }
  });

  test('a signature needs its ending and no archive', async () => {
    const bytes = Buffer.from('-----BEGIN PGP SIGNATURE-----');
    const file = { loaders: ['fabric'], fileType: 'signature', bytes };
    for (const ending of ['asc', 'gpg', 'sig']) {
      expect((await validate({ ...file, fileName: `a.jar.${ending}` })).result).toBe('pass');
    }
    expect((await validate({ ...file, fileName: 'a.jar' })).result).toBe('error');
    expect((await validate({ ...file, fileType: null, fileName: 'a.asc' })).result).toBe('error');
  });

  test('sources keep the usual rules', async () => {
    expect((await validate({ loaders: ['fabric'], fileType: 'sources-jar' })).result).toBe(
      'warning',
    );
  });
});

describe('archives that cannot be read', () => {
  const locked = writeZip([{ name: 'pack.mcmeta', content: '{}', flags: 0x801 }]);
  const lockedShader = writeZip([{ name: 'shaders/a.fsh', content: '', flags: 0x801 }]);
  const bomb = writeZip([
    { name: 'pack.mcmeta', content: '{}' },
    { name: 'bomb', content: Buffer.alloc(80 * 2 ** 20) },
  ]);
  const cases: [string, string, Buffer, string][] = [
    ['a protected resource pack', 'minecraft', locked, 'pass'],
    ['a protected data pack', 'datapack', locked, 'pass'],
    ['a protected core shader', 'vanilla', locked, 'pass'],
    ['a protected shader', 'iris', lockedShader, 'error'],
    ['a protected canvas shader', 'canvas', locked, 'error'],
    ['a locked archive without pack.mcmeta', 'minecraft', lockedShader, 'error'],
    ['text', 'minecraft', Buffer.from('pack.mcmeta'), 'error'],
    ['a bomb in a pack', 'minecraft', bomb, 'error'],
  ];
  test.each(cases)('%s', async (_, loader, bytes, result) => {
    expect((await validate({ loaders: [loader], bytes, fileName: 'a.zip' })).result).toBe(result);
  });

  test('a mod that carries a bomb, however deep, and one with two descriptors', async () => {
    const inner = archiveOf({ 'META-INF/jars/inner.jar': bomb });
    const bytes = archiveOf({ 'fabric.mod.json': '{}', 'META-INF/jars/outer.jar': inner });
    expect(await validate({ loaders: ['fabric'], bytes })).toMatchObject({
      result: 'error',
      refusal: { rule: 'entry-ratio' },
    });
    const two = writeZip([
      { name: 'fabric.mod.json', content: '{"id":"shown"}' },
      { name: 'fabric.mod.json', content: '{"id":"hidden"}' },
    ]);
    expect(await validate({ loaders: ['fabric'], bytes: two })).toMatchObject({ result: 'error' });
  });

  test('a name that is not allowed throws', async () => {
    await expect(validate({ loaders: ['fabric'], fileName: 'a.exe' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('checking a file of a version', () => {
  const services = {
    tags: { gameVersions: TEST_CATALOGUE.gameVersions },
    policy: { packHosts: ['cdn.modrinth.com'] },
  };
  const check = async (bytes: Buffer, fields: object = {}) =>
    checkFile(services, {
      path: await onDisk(bytes),
      size: bytes.length,
      filename: 'a.jar',
      fileType: null,
      primary: true,
      loaders: ['fabric'],
      gameVersions: ['1.21.4'],
      ...fields,
    });

  test('a warning refuses the primary file only', async () => {
    await expect(check(archiveOf(TEXT))).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await check(archiveOf(TEXT), { primary: false })).result).toBe('warning');
    const broken = Buffer.from('no archive');
    await expect(check(broken, { primary: false })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('a file above 500 MiB is too large', async () => {
    const size = 500 * 2 ** 20 + 1;
    await expect(check(archiveOf(TEXT), { size })).rejects.toMatchObject({ code: 'too_large' });
  });

  test('a modpack passes with what it embeds', async () => {
    const { bytes } = fixtureFile('mrpack');
    const verdict = await check(bytes, { filename: 'a.mrpack', loaders: ['mrpack', 'fabric'] });
    expect(packDependencies(verdict).map(({ fileName }) => fileName)).toEqual([
      'library-1.0.jar',
      'bundled-3.1.jar',
    ]);
    const without = archiveOf({ 'overrides/a.txt': '' });
    const pack = { filename: 'a.mrpack', loaders: ['mrpack'] };
    expect((await check(without, { ...pack, primary: false })).result).toBe('warning');
    const wrong = fixtureFile('mrpack', {
      entries: { 'modrinth.index.json': '{"formatVersion":1}' },
    });
    await expect(check(wrong.bytes, { ...pack, primary: false })).rejects.toMatchObject({
      details: { at: 'game' },
    });
  });

  test.each<[FixtureFormat, string[]]>([
    ['fabric', ['fabric']],
    ['multiLoader', ['fabric', 'forge', 'neoforge']],
    ['paper', ['paper', 'folia']],
    ['irisShader', ['iris', 'optifine']],
    ['resourcepack', ['minecraft']],
  ])('the %s fixture is good', async (format, loaders) => {
    const { fileName, bytes } = fixtureFile(format);
    expect(await check(bytes, { filename: fileName, loaders })).toEqual({ result: 'pass' });
  });
});
