import { describe, expect, test } from 'vitest';
import { openArchiveBytes } from '#platform/archive/index.ts';
import { archiveOf } from '#tests/fixtures/archives.ts';
import { FORMAT_DOWNLOAD_HOSTS, readMrpack } from './index.ts';
import { packDependencies } from './read-mrpack.ts';

const HOSTS = [...FORMAT_DOWNLOAD_HOSTS, 'quarry.example'];
const HASHES = { sha1: 'a'.repeat(40), sha512: 'b'.repeat(128) };

const file = (fields: object = {}) => ({
  path: 'mods/a.jar',
  hashes: HASHES,
  env: { client: 'required', server: 'unsupported' },
  downloads: ['https://cdn.modrinth.com/data/a/a.jar'],
  fileSize: 10,
  ...fields,
});

const index = (fields: object = {}) => ({
  formatVersion: 1,
  game: 'minecraft',
  versionId: '1.0',
  name: 'Example',
  files: [file()],
  dependencies: { minecraft: '1.21.4', 'fabric-loader': '0.16.14' },
  ...fields,
});

async function read(content: unknown, entries: Record<string, string> = {}) {
  const source = typeof content === 'string' ? content : JSON.stringify(content);
  const archive = await openArchiveBytes(archiveOf({ 'modrinth.index.json': source, ...entries }));
  return readMrpack(archive, HOSTS);
}

test('a good index is read', async () => {
  expect(await read(index({ summary: 'An example.' }))).toEqual({
    versionId: '1.0',
    name: 'Example',
    summary: 'An example.',
    files: [
      {
        path: 'mods/a.jar',
        ...HASHES,
        env: { client: 'required', server: 'unsupported' },
        downloads: ['https://cdn.modrinth.com/data/a/a.jar'],
        size: 10,
      },
    ],
    dependencies: { minecraft: '1.21.4', 'fabric-loader': '0.16.14' },
  });
});

const withFile = (fields: object) => index({ files: [file(), file(fields)] });
const withDownload = (address: unknown) => withFile({ downloads: [address] });

describe('accepted:', () => {
  test.each<[string, object]>([
    ['any format version', index({ formatVersion: 7 })],
    ['no environment', withFile({ env: undefined })],
    ['an unknown side', withFile({ env: { client: 'unknown', server: 'optional' } })],
    ['further hashes', withFile({ hashes: { ...HASHES, md5: 'c' } })],
    ['no download', withFile({ downloads: [] })],
    ['a host of the site', withDownload('https://quarry.example/data/a.jar')],
    ['an address with signs in it', withDownload('https://github.com/a/a%2Bb+c%20(1).jar?x=1')],
    ['an empty file', withFile({ fileSize: 0 })],
    [
      'every loader',
      index({ dependencies: { minecraft: '1', forge: '1', neoforge: '1', 'quilt-loader': '1' } }),
    ],
  ])('%s', async (_, content) => {
    await expect(read(content)).resolves.toBeDefined();
  });

  test('no files but overrides', async () => {
    await expect(read(index({ files: [] }), { 'overrides/a.txt': '' })).resolves.toBeDefined();
  });
});

describe('refused, with the place:', () => {
  test.each<[string, unknown]>([
    ['', 'no JSON'],
    ['formatVersion', index({ formatVersion: undefined })],
    ['game', index({ game: 'chess' })],
    ['versionId', index({ versionId: '' })],
    ['name', index({ name: 'a'.repeat(513) })],
    ['summary', index({ summary: 'a'.repeat(2049) })],
    ['files', index({ files: undefined })],
    ['files', index({ files: [] })],
    ['files.1.path', withFile({ path: '/a.jar' })],
    ['files.1.path', withFile({ path: '../a.jar' })],
    ['files.1.path', withFile({ path: 'mods/../../a.jar' })],
    ['files.1.path', withFile({ path: 'mods\\a.jar' })],
    ['files.1.path', withFile({ path: 'C:/a.jar' })],
    ['files.1.path', withFile({ path: 'mods/CON.jar' })],
    ['files.1.path', withFile({ path: 'mods//a.jar' })],
    ['files.1.path', withFile({ path: '' })],
    ['files.1.path', withFile({ path: 7 })],
    ['files.1.hashes.sha1', withFile({ hashes: { sha512: 'b' } })],
    ['files.1.hashes.sha512', withFile({ hashes: { sha1: 'a' } })],
    ['files.1.env.client', withFile({ env: { server: 'required' } })],
    ['files.1.env.server', withFile({ env: { client: 'required', server: 'maybe' } })],
    ['files.1.downloads', withFile({ downloads: 'https://github.com/a' })],
    ['files.1.downloads.0', withDownload('https://evil.example/a.jar')],
    ['files.1.downloads.0', withDownload('https://github.com.evil.example/a.jar')],
    ['files.1.downloads.0', withDownload('https://sub.github.com/a.jar')],
    ['files.1.downloads.0', withDownload('https://github.com:8443/a.jar')],
    ['files.1.downloads.0', withDownload('https://github.com@evil.example/a.jar')],
    ['files.1.downloads.0', withDownload('https://evil@github.com/a.jar')],
    ['files.1.downloads.0', withDownload('https://github.com/a/../b.jar')],
    ['files.1.downloads.0', withDownload('HTTPS://GITHUB.COM/a.jar')],
    ['files.1.downloads.0', withDownload('https://github.com/a b.jar')],
    ['files.1.downloads.0', withDownload('javascript:alert(1)')],
    ['files.1.downloads.0', withDownload('ftp://github.com/a.jar')],
    ['files.1.downloads.0', withDownload(7)],
    ['files.1.fileSize', withFile({ fileSize: undefined })],
    ['files.1.fileSize', withFile({ fileSize: -1 })],
    ['files.1.fileSize', withFile({ fileSize: 1.5 })],
    ['files.1.fileSize', withFile({ fileSize: 2 ** 32 })],
    ['dependencies', index({ dependencies: undefined })],
    ['dependencies.liteloader', index({ dependencies: { liteloader: '1' } })],
    ['dependencies.minecraft', index({ dependencies: { minecraft: 1 } })],
  ])('%s', async (at, content) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { path: 'modrinth.index.json', at },
    });
  });
});

test('a pack embeds what its index lists and what lies in its override folders', () => {
  const [listed] = [{ ...file(), ...HASHES, size: 10 }];
  const downloads = ['https://cdn.modrinth.com/data/a%20b-1.0%2B1.21.jar?x=1'];
  const names = [
    'overrides/mods/one.jar',
    'client-overrides/mods/two.jar',
    'server-overrides/mods/three.zip',
    'overrides/resourcepacks/four.zip',
    'server-overrides/resourcepacks/five.zip',
    'overrides/shaderpacks/six.zip',
    'client-overrides/shaderpacks/seven.ZIP',
    'overrides/mods/notes.txt',
    'overrides/mods/folder/eight.jar',
    'overrides/config/nine.zip',
    'client-overrides/resourcepacks/ten.zip',
  ];
  const embedded = packDependencies([{ ...listed!, downloads }], names);
  expect(embedded[0]).toEqual({ fileName: 'a b-1.0+1.21.jar', ...HASHES });
  expect(embedded.slice(1).map(({ fileName }) => fileName)).toEqual([
    'one.jar',
    'two.jar',
    'three.zip',
    'four.zip',
    'five.zip',
    'six.zip',
    'seven.ZIP',
  ]);
});
