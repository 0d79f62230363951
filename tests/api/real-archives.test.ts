import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InferredMetadata, inferMetadata } from '#domain/files/index.ts';
import { openArchiveBytes } from '#platform/archive/index.ts';
import {
  type ArchiveRecord,
  readArchiveRecords,
  realDataFolder,
  rebuildArchive,
} from '../fixtures/archives.ts';
import { versionData } from '../fixtures/publish.ts';
import { addVersion, type Part, patch, read, sendProject, sha512 } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

const folder = realDataFolder();
const AT_ONCE = 4;

type Version = ReturnType<typeof versionData>;

if (folder === null) {
  test('real archives are not at hand: nothing was published from them', () => {
    console.info('Real archives: not found; set QUARRY_TEST_DATA to the folder of archives.jsonl.');
    expect(folder).toBeNull();
  });
} else {
  let site: TestSite;
  let owner: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    site = await startTestSite();
    owner = await site.user();
    admin = await site.user({ role: 'admin' });
  });
  afterAll(() => site.close());

  /** What a person chooses where the file says nothing of it. */
  const USUAL_LOADERS: Record<string, string[]> = {
    mod: ['fabric'],
    modpack: ['fabric'],
    plugin: ['paper'],
    datapack: ['datapack'],
    resourcepack: ['minecraft'],
    shader: ['iris'],
  };
  const USUAL_GAME_VERSION = '1.21.1';

  test('S0.001 S0.003 S0.004 every real archive is published by what it says, found, and comes back', async () => {
    const records = await readArchiveRecords(folder);
    const filled = { loaders: 0, gameVersions: 0, versionNumber: 0, title: 0 };
    const failures: string[] = [];
    const queue = records.entries();
    const started = performance.now();
    const projectOf = new Map<string, Promise<string>>();
    let again = 0;
    let bytes = 0;

    async function work(): Promise<void> {
      for (const [index, record] of queue) {
        try {
          bytes += await publishAndFetch(record, index);
        } catch (error) {
          failures.push(`${record.filename}: ${(error as Error).message}`);
        }
      }
    }

    async function publishAndFetch(record: ArchiveRecord, index: number): Promise<number> {
      const file = rebuildArchive(record);
      const said = await inferMetadata(await openArchiveBytes(file), record.filename, {
        gameVersions: site.site.services.tags.gameVersions,
      });
      const { title, version } = asAPersonWould(said, record, index);
      const part = { name: 'file', filename: uploadName(record.filename, said), bytes: file };
      const hash = sha512(file);
      const earlier = projectOf.get(hash);
      const publishing = earlier
        ? publishAgain(await earlier, version, part)
        : publish(said, title, version, part, `real-${index}-${record.sha1.slice(0, 8)}`);
      if (!earlier) projectOf.set(hash, publishing);
      const projectId = await publishing;
      await find(projectId, title, version);
      const [published] = await read<{ files: { url: string; hashes: { sha512: string } }[] }[]>(
        site,
        `/v2/project/${projectId}/version`,
      );
      const { url, hashes } = published.files[0];
      const back = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect([sha512(back), hashes.sha512]).toEqual([hash, hash]);
      return file.length;
    }

    async function publish(
      said: InferredMetadata,
      title: string,
      version: Version,
      part: Part,
      slug: string,
    ): Promise<string> {
      const sent = await sendProject(
        site,
        owner,
        {
          title,
          slug,
          description: (said.project.summary ?? '').trim().slice(0, 250).padEnd(3, '.'),
          client_side: said.environment.clientSide,
          server_side: said.environment.serverSide,
          project_type: said.kinds[0],
          initial_versions: [version],
        },
        [part],
      );
      const project = await sent.json();
      if (sent.status !== 200) throw new Error(project.description);
      const path = `/v2/project/${project.id}`;
      const approved = await patch(site, admin, path, { status: 'approved' });
      if (approved.status !== 204) throw new Error('was not approved');
      return project.id;
    }

    /** Bytes belong to one project: the same archive under another name is a version of it. */
    async function publishAgain(projectId: string, version: Version, part: Part): Promise<string> {
      again += 1;
      await addVersion(site, owner, projectId, version, [part]);
      return projectId;
    }

    function asAPersonWould(said: InferredMetadata, record: ArchiveRecord, index: number) {
      const kind = said.kinds[0] ?? 'mod';
      const choose = <T>(what: keyof typeof filled, value: T[], usual: T[]): T[] => {
        if (value.length > 0) return value;
        filled[what] += 1;
        return usual;
      };
      const plain = (said.project.name ?? '').replace(/§./g, '').trim().slice(0, 64).trim();
      const [title] = choose('title', plain.length >= 3 ? [plain] : [], [
        record.filename.slice(0, 64).padEnd(3, '.'),
      ]);
      const version = versionData({
        version_number: choose('versionNumber', said.versionNumber ? [said.versionNumber] : [], [
          `1.0.${index}`,
        ])[0],
        version_title: (said.versionName ?? '').trim().slice(0, 64).trim() || 'First version',
        version_body: '',
        loaders: choose('loaders', said.loaders, USUAL_LOADERS[kind]),
        game_versions: choose('gameVersions', said.gameVersions, [USUAL_GAME_VERSION]),
        release_channel: said.channel,
      });
      return { title, version };
    }

    async function find(id: string, title: string, version: Version) {
      await site.site.search.settled();
      const facets = JSON.stringify([
        [`categories:${version.loaders[0]}`],
        [`versions:${version.game_versions[0]}`],
      ]);
      const query = new URLSearchParams({ query: title, facets, limit: '100' });
      const { hits } = await read<{ hits: { project_id: string }[] }>(site, `/v2/search?${query}`);
      const place = hits.findIndex((hit) => hit.project_id === id);
      if (place === -1) throw new Error(`"${title}" was not found among ${hits.length}`);
    }

    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.info(
      `Real archives: ${records.length - failures.length} of ${records.length} published, found and ` +
        `fetched (${(bytes / 2 ** 20).toFixed(0)} MiB, ${seconds} s), ${again} of them twice. A person had to say: ` +
        Object.entries(filled)
          .map(([what, count]) => `${what} ${count}`)
          .join(', '),
    );
    expect(failures).toEqual([]);
    expect(records.length).toBeGreaterThan(200);
  }, 180_000);
}

/** Some records are of folders that their authors zip on release. */
function uploadName(name: string, said: InferredMetadata): string {
  if (/\.(jar|zip|litemod|mrpack)$/.test(name)) return name;
  return `${name}.${said.kinds[0] === 'modpack' ? 'mrpack' : 'zip'}`;
}
