import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openArchiveBytes } from '#platform/archive/index.ts';
import {
  type ArchiveRecord,
  readArchiveRecords,
  readGameVersions,
  realDataFolder,
  rebuildArchive,
} from '#tests/fixtures/archives.ts';
import {
  FORMAT_DOWNLOAD_HOSTS,
  type InferredMetadata,
  inferMetadata,
  validateFile,
} from './index.ts';
import { EXPECTED_ARCHIVES, EXPECTED_MODPACKS } from './real-archives.expected.ts';

const folder = realDataFolder();
const MARKS = { required: '', optional: '?', incompatible: '!', embedded: '+' };

if (folder === null) {
  test('real archives are not at hand: only the generated fixtures were used', () => {
    console.info('Real archives: not found; set QUARRY_TEST_DATA to the folder of archives.jsonl.');
    expect(folder).toBeNull();
  });
} else {
  describe('real archives', () => {
    const inferred = new Map<string, InferredMetadata>();
    const refused: string[] = [];
    let records: ArchiveRecord[] = [];

    beforeAll(async () => {
      const catalogue = { gameVersions: readGameVersions(folder) };
      records = await readArchiveRecords(folder);
      for (const record of records) {
        try {
          const archive = await openArchiveBytes(rebuildArchive(record));
          inferred.set(record.sha1, await inferMetadata(archive, record.filename, catalogue));
        } catch (error) {
          refused.push(`${record.filename}: ${(error as Error).message}`);
        }
      }
    }, 120_000);

    test('are all accepted and all say something', () => {
      console.info(table(records, inferred));
      expect(records.length).toBeGreaterThan(200);
      expect(refused).toEqual([]);
      const silent = records.filter(({ sha1 }) => inferred.get(sha1)!.loaders.length === 0);
      expect(silent.map(({ filename }) => filename)).toEqual([]);
    });

    test('keep the rules of the loaders that they name', async () => {
      const path = join(await mkdtemp(join(tmpdir(), 'quarry-real-')), 'upload');
      const settings = {
        catalogue: { gameVersions: readGameVersions(folder) },
        packHosts: FORMAT_DOWNLOAD_HOSTS,
      };
      const objections: string[] = [];
      for (const record of records) {
        const { kinds, loaders, gameVersions } = inferred.get(record.sha1)!;
        const isModpack = kinds[0] === 'modpack';
        await writeFile(path, rebuildArchive(record));
        const verdict = await validateFile(
          {
            path,
            fileName: uploadName(record.filename, isModpack),
            fileType: null,
            loaders: isModpack ? ['mrpack', ...loaders] : loaders,
            gameVersions,
          },
          settings,
        );
        if (verdict.result !== 'pass') objections.push(`${record.filename}: ${verdict.text}`);
      }
      await rm(dirname(path), { recursive: true });
      expect(objections).toEqual([]);
    }, 120_000);

    test.each(EXPECTED_ARCHIVES.map((row) => [row.file, row] as const))('%s', (_, row) => {
      const found = find(inferred, row.sha1);
      expect({
        kind: found.kinds[0],
        loaders: found.loaders.toSorted(),
        gameVersions: found.gameVersions,
        name: found.project.name,
        version: found.versionNumber,
        dependencies: found.dependencies.map(({ id, type }) => `${id}${MARKS[type]}`).toSorted(),
      }).toEqual({
        kind: row.kind,
        loaders: row.loaders.toSorted(),
        gameVersions: row.gameVersions,
        name: row.name,
        version: row.version,
        dependencies: row.dependencies.toSorted(),
      });
    });

    test.each(EXPECTED_MODPACKS)('%s %s', (sha1, _, name, version, loader, game, files) => {
      const found = find(inferred, sha1);
      expect(found).toMatchObject({
        kinds: ['modpack'],
        loaders: [loader],
        gameVersions: [game],
        versionNumber: version,
        project: { name },
      });
      expect(found.packFiles).toHaveLength(files);
      expect(found.dependencies.length).toBeGreaterThanOrEqual(files);
    });
  });
}

/** Some records are of folders that their authors zip on release. */
function uploadName(name: string, isModpack: boolean): string {
  if (/\.(jar|zip|litemod|mrpack)$/.test(name)) return name;
  return `${name}.${isModpack ? 'mrpack' : 'zip'}`;
}

function find(inferred: Map<string, InferredMetadata>, start: string): InferredMetadata {
  const sha1 = [...inferred.keys()].find((key) => key.startsWith(start));
  if (!sha1) throw new Error(`No archive whose SHA-1 starts with ${start}`);
  return inferred.get(sha1)!;
}

/** One line a kind of add-on: how many, and how many say what. */
function table(records: ArchiveRecord[], inferred: Map<string, InferredMetadata>): string {
  const lines = Map.groupBy(
    records,
    ({ sha1 }) => inferred.get(sha1)?.kinds.join('+') ?? 'refused',
  );
  const cell = (text: string | number) => String(text).padStart(14);
  const head = ['archives', 'loaders', 'game versions', 'number', 'dependencies', 'problems'];
  const rows = [...lines].map(([kind, group]) => {
    const all = group.flatMap(({ sha1 }) => inferred.get(sha1) ?? []);
    const count = (has: (metadata: InferredMetadata) => unknown) => all.filter(has).length;
    const counts = [
      group.length,
      count(({ loaders }) => loaders.length),
      count(({ gameVersions }) => gameVersions.length),
      count(({ versionNumber }) => versionNumber),
      count(({ dependencies }) => dependencies.length),
      count(({ problems }) => problems.length),
    ];
    return kind.padEnd(14) + counts.map(cell).join('');
  });
  return ['\n'.padEnd(15) + head.map(cell).join(''), ...rows].join('\n');
}
