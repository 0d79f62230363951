import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf, writeZip, type ZipItem, type ZipOptions } from '#tests/fixtures/archives.ts';
import {
  type Archive,
  type ArchiveLimits,
  ArchiveRefused,
  type ArchiveRule,
  DEFAULT_LIMITS,
  directoryMentions,
  inspectNested,
  openArchive,
  openArchiveBytes,
} from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, 'archive.zip');
  await writeFile(path, bytes);
  return path;
}

/** The rule that refuses an archive, both as a file and in memory; null when it is opened. */
async function refusedBy(bytes: Buffer, limits = DEFAULT_LIMITS): Promise<ArchiveRule | null> {
  const path = await onDisk(bytes);
  const [file, memory] = [
    await ruleOf(openArchive(path, limits)),
    await ruleOf(openArchiveBytes(bytes, limits)),
  ];
  expect(file).toBe(memory);
  return file;
}

async function ruleOf(opening: Promise<Archive>): Promise<ArchiveRule | null> {
  try {
    await (await opening).close();
    return null;
  } catch (error) {
    if (error instanceof ArchiveRefused) return error.rule;
    throw error;
  }
}

const zip = (item: Partial<ZipItem>, options?: ZipOptions) =>
  writeZip([{ name: 'a.txt', content: 'hello', ...item }], options);

describe('an honest archive', () => {
  test('tells its entries and gives their contents, from a file and from memory', async () => {
    const bytes = archiveOf({
      'folder/': '',
      'folder/a.txt': 'hello',
      'b.bin': Buffer.alloc(5000, 7),
    });
    for (const archive of [await openArchive(await onDisk(bytes)), await openArchiveBytes(bytes)]) {
      expect(archive.entries.map(({ name, folder, size }) => [name, folder, size])).toEqual([
        ['folder/', true, 0],
        ['folder/a.txt', false, 5],
        ['b.bin', false, 5000],
      ]);
      expect((await archive.read('folder/a.txt', 100)).toString()).toBe('hello');
      expect(await archive.read(archive.entries[2]!, 5000)).toEqual(Buffer.alloc(5000, 7));
      expect(archive.warnings).toEqual([]);
      await archive.close();
    }
  });

  test('may be empty, may have a comment, data descriptors and names in another encoding', async () => {
    expect(await refusedBy(writeZip([]))).toBeNull();
    expect(await refusedBy(zip({}, { comment: Buffer.from('made by hand') }))).toBeNull();
    expect(await refusedBy(zip({ flags: 0x808 }))).toBeNull();
    const archive = await openArchiveBytes(
      zip({ flags: 0, name: Buffer.from([0x81, 0x2e, 0x74]) }),
    );
    expect(archive.entries[0]!.name).toBe('ü.t');
  });

  test('may have 70,000 entries', async () => {
    const items = Array.from({ length: 70_000 }, (_, index) => ({ name: `assets/${index}.json` }));
    const archive = await openArchive(await onDisk(writeZip(items)));
    expect(archive.entries).toHaveLength(70_000);
    await archive.close();
  });
});

const utf8Name = Buffer.from([1, 0, 0, 0, 0, ...Buffer.from('evil.txt')]);
const unicodePath = Buffer.concat([Buffer.from([0x75, 0x70, utf8Name.length, 0]), utf8Name]);
unicodePath.writeUInt32LE(crc32('a.txt'), 5);

/** One archive a rule: what it does and who refuses it. */
const ATTACKS: [string, ArchiveRule, () => Buffer][] = [
  ['an empty file', 'not-an-archive', () => Buffer.alloc(0)],
  ['text', 'not-an-archive', () => Buffer.from('MZ this is no archive'.repeat(100))],
  ['a truncated archive', 'not-an-archive', () => zip({}).subarray(0, 60)],
  ['an archive without its beginning', 'directory', () => zip({}).subarray(20)],
  ['data after the end', 'trailing-data', () => zip({}, { suffix: Buffer.from('junk') })],
  [
    'a second archive after the first',
    'prefix-data',
    () => Buffer.concat([zip({ name: 'shown.txt' }), zip({ name: 'hidden.txt' })]),
  ],
  [
    'a second end in the comment',
    'ambiguous-end',
    () => zip({}, { comment: Buffer.concat([Buffer.from('x'), writeZip([])]) }),
  ],
  [
    'a program before it, offsets not adjusted',
    'prefix-data',
    () => zip({}, { prefix: Buffer.alloc(512, 0x90), adjustOffsets: false }),
  ],
  ['fewer entries counted than listed', 'directory', () => zip({}, { count: 0 })],
  ['more entries counted than listed', 'directory', () => zip({}, { count: 2 })],
  ['an absolute name', 'name-absolute', () => zip({ name: '/etc/passwd' })],
  ['a drive', 'name-absolute', () => zip({ name: 'C:/Windows/a.dll' })],
  ['a name that leads outside', 'name-parent', () => zip({ name: '../../a.sh' })],
  ['a name that leads outside at its end', 'name-parent', () => zip({ name: 'mods/..' })],
  ['a backslash', 'name-backslash', () => zip({ name: '..\\..\\a.bat' })],
  ['a NUL', 'name-nul', () => zip({ name: 'a.txt\0.jar' })],
  ['no name', 'name-empty', () => zip({ name: '' })],
  ['a name of 2,000 characters', 'name-long', () => zip({ name: 'a/'.repeat(1000) })],
  ['a part of 300 characters', 'name-long', () => zip({ name: `a/${'b'.repeat(300)}` })],
  ['another name in its local header', 'name-mismatch', () => zip({ local: { name: 'b.txt' } })],
  ['another name in an extra field', 'name-mismatch', () => zip({ flags: 0, extra: unicodePath })],
  ['another method in its local header', 'method-mismatch', () => zip({ local: { method: 0 } })],
  ['another size in its local header', 'size-mismatch', () => zip({ local: { size: 9 } })],
  ['another checksum in its local header', 'size-mismatch', () => zip({ local: { crc32: 9 } })],
  ['encryption', 'encrypted', () => zip({ flags: 0x801 })],
  ['encryption in its local header only', 'encrypted', () => zip({ local: { flags: 0x801 } })],
  ['an unknown method', 'method', () => zip({ method: 99 })],
  ['a symbolic link', 'symlink', () => zip({ mode: 0o120777, content: '/etc/passwd' })],
  ['a device', 'special-file', () => zip({ mode: 0o020666 })],
  ['an offset behind the end', 'directory', () => zip({ central: { offset: 0xfffff } })],
  [
    'entries that share the same bytes',
    'overlap',
    () =>
      writeZip([
        { name: 'a', content: 'x' },
        { name: 'b', content: 'x', central: { offset: 0 } },
      ]),
  ],
  [
    'an entry that reaches into the directory',
    'overlap',
    () =>
      zip({
        method: 0,
        central: { packedSize: 40, size: 40 },
        local: { packedSize: 40, size: 40 },
      }),
  ],
  ['a bomb', 'entry-ratio', () => zip({ content: Buffer.alloc(80 * 2 ** 20) })],
  [
    'a bomb that tells a size it has not',
    'entry-bytes',
    () => zip({ central: { size: 0xf0000000 }, local: { size: 0xf0000000 } }),
  ],
];

describe('refused:', () => {
  test.each(ATTACKS)('%s', async (_, rule, build) => {
    expect(await refusedBy(build())).toBe(rule);
  });

  test('many small bombs, by their sum', async () => {
    const limits: ArchiveLimits = { ...DEFAULT_LIMITS, ratioFromBytes: 2 ** 20 };
    const items = Array.from({ length: 8 }, (_, index) => ({
      name: `${index}`,
      content: Buffer.alloc(2 ** 20 - 1),
    }));
    expect(await refusedBy(writeZip(items), limits)).toBe('total-ratio');
    expect(await refusedBy(writeZip(items), { ...limits, totalBytes: 2 ** 22 })).toBe(
      'total-bytes',
    );
  });

  test('too many entries, before they are read', async () => {
    const items = Array.from({ length: 100_001 }, (_, index) => ({ name: `${index}` }));
    expect(await refusedBy(writeZip(items))).toBe('entry-count');
    expect(await refusedBy(zip({}), { ...DEFAULT_LIMITS, directoryBytes: 10 })).toBe('entry-count');
  });

  test('with the rule, the entry and status 400, control characters made visible', async () => {
    const opening = openArchiveBytes(zip({ name: '../\u202Egpj.sh' }));
    await expect(opening).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
      rule: 'name-parent',
      entry: '../\u202Egpj.sh',
      message: 'The name of an entry leads outside: ../\uFFFDgpj.sh',
    });
  });
});

describe('told, not refused:', () => {
  const warningsOf = async (items: ZipItem[], options?: ZipOptions) => {
    const archive = await openArchiveBytes(writeZip(items, options));
    return archive.warnings.map(({ rule }) => rule);
  };

  test('names that differ in case only, as obfuscated code has', async () => {
    expect(await warningsOf([{ name: 'a.class' }, { name: 'A.class' }])).toEqual([
      'colliding-name',
    ]);
    expect(await warningsOf([{ name: 'caf\u00e9' }, { name: 'cafe\u0301' }])).toEqual([
      'colliding-name',
    ]);
  });

  test('the same name twice; it can be read only while both are the same', async () => {
    const same = [
      { name: 'LICENSE', content: 'MIT' },
      { name: 'LICENSE', content: 'MIT' },
    ];
    expect(await warningsOf(same)).toEqual(['duplicate-name']);
    const archive = await openArchiveBytes(writeZip(same));
    expect((await archive.read('LICENSE', 10)).toString()).toBe('MIT');
    const other = await openArchiveBytes(writeZip([same[0]!, { name: 'LICENSE', content: 'GPL' }]));
    expect(other.ambiguous('LICENSE')).toBe(true);
    await expect(other.read('LICENSE', 10)).rejects.toMatchObject({ rule: 'ambiguous-name' });
  });

  test('a file that is also a folder, odd characters, devices, a prefix, hidden bytes', async () => {
    expect(await warningsOf([{ name: 'a' }, { name: 'a/' }])).toEqual(['file-and-folder']);
    expect(await warningsOf([{ name: 'Icon\r' }])).toEqual(['unusual-name']);
    expect(await warningsOf([{ name: 'a/aux.class' }])).toEqual(['unusual-name']);
    expect(await warningsOf([{ name: 'a' }], { prefix: Buffer.alloc(100) })).toEqual([
      'prefix-data',
    ]);
    const hidden = { name: 'a', content: 'x', packed: Buffer.alloc(500, 1) };
    const sizes = { method: 0, packedSize: 1, size: 1 };
    expect(
      await warningsOf([{ ...hidden, method: 0, central: sizes, local: sizes }, { name: 'b' }]),
    ).toEqual(['unlisted-data']);
  });
});

describe('reading an entry', () => {
  test('is bounded by what the caller allows', async () => {
    const archive = await openArchiveBytes(archiveOf({ a: Buffer.alloc(1000, 1) }));
    await expect(archive.read('a', 999)).rejects.toMatchObject({ rule: 'read-limit' });
    await expect(archive.read('b', 999)).rejects.toMatchObject({ rule: 'missing-entry' });
  });

  test('stops when it unpacks to more than told, or to something else', async () => {
    const lie = { size: 10 };
    const bomb = zip({ content: Buffer.alloc(2 ** 20), central: lie, local: lie });
    const archive = await openArchiveBytes(bomb);
    await expect(archive.read('a.txt', 100)).rejects.toMatchObject({ rule: 'size-mismatch' });
    const checksum = { crc32: 1 };
    const other = await openArchiveBytes(zip({ central: checksum, local: checksum }));
    await expect(other.read('a.txt', 100)).rejects.toMatchObject({ rule: 'checksum' });
    const broken = await openArchiveBytes(zip({ packed: Buffer.from('no deflate') }));
    await expect(broken.read('a.txt', 100)).rejects.toMatchObject({ rule: 'size-mismatch' });
  });
});

describe('archives in archives', () => {
  const wrap = (bytes: Buffer, depth: number): Buffer =>
    depth === 0 ? bytes : wrap(archiveOf({ 'inner.jar': bytes }), depth - 1);

  test('are read like the outer one', async () => {
    const archive = await openArchiveBytes(wrap(archiveOf({ 'a.txt': 'deep' }), 2));
    const nested = await (await archive.openNested('inner.jar')).openNested('inner.jar');
    expect((await nested.read('a.txt', 10)).toString()).toBe('deep');
  });

  test('are refused when they lie too deep, are too large or too many', async () => {
    const deep = await openArchiveBytes(wrap(archiveOf({ a: 'x' }), 4));
    await expect(inspectNested(deep)).rejects.toMatchObject({ rule: 'depth' });
    const limits = { ...DEFAULT_LIMITS, nestedBytes: 10, nestedArchives: 1 };
    const large = await openArchiveBytes(wrap(archiveOf({ a: 'x' }), 1), limits);
    await expect(large.openNested('inner.jar')).rejects.toMatchObject({ rule: 'nested-bytes' });
    await expect(large.openNested('inner.jar')).rejects.toMatchObject({ rule: 'nested-archives' });
  });

  test('are refused when one of them is dangerous, left alone when merely broken', async () => {
    const bomb = wrap(zip({ content: Buffer.alloc(80 * 2 ** 20) }), 2);
    await expect(inspectNested(await openArchiveBytes(bomb))).rejects.toMatchObject({
      rule: 'entry-ratio',
    });
    const broken = await openArchiveBytes(wrap(Buffer.from('no archive'), 2));
    await expect(inspectNested(broken)).resolves.toBeUndefined();
  });
});

test('a protected pack is recognised by the bytes of its directory, across chunks', async () => {
  const lying = zip({ name: 'pack.mcmeta', flags: 0x801, central: { size: 0xffffff } });
  const far = Buffer.concat([Buffer.alloc(256 * 1024 - lying.length + 40), lying]);
  expect(await directoryMentions(await onDisk(lying), 'pack.mcmeta')).toBe(true);
  expect(await directoryMentions(await onDisk(far), 'pack.mcmeta')).toBe(true);
  expect(await directoryMentions(await onDisk(lying), 'pack.mcmet')).toBe(false);
  expect(await directoryMentions(await onDisk(Buffer.from('pack.mcmeta')), 'pack.mcmeta')).toBe(
    false,
  );
});

test('memory stays bounded while a large archive is inspected', async () => {
  const item = { name: 'a.bin', content: Buffer.alloc(0), method: 0 };
  const big = Buffer.alloc(96 * 2 ** 20, 3);
  const path = await onDisk(
    writeZip([
      { ...item, content: big },
      { name: 'b.txt', content: 'x' },
    ]),
  );
  const before = process.memoryUsage().arrayBuffers;
  const archive = await openArchive(path);
  expect((await archive.read('b.txt', 10)).toString()).toBe('x');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 2 ** 20);
  await archive.close();
});
