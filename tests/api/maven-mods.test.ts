import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Upload } from '#domain/uploads/index.ts';
import { type Coordinates, fetchFromMaven } from '../fixtures/maven.ts';
import { projectData } from '../fixtures/publish.ts';
import { addVersion, draft, multipart, patch, read, sha512 } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

/** What a person who publishes the jar would type after reading its descriptor. */
interface Typed extends Coordinates {
  name: string;
  loaders: string[];
  /** `id` for a required dependency, `id?` optional, `id+` carried inside. */
  dependencies: string[];
}

const ADVENTURE = {
  group: 'net.kyori',
  artifact: 'adventure-platform-fabric',
  name: 'adventure-platform-fabric',
  loaders: ['fabric'],
  dependencies: [
    ...['fabric-api-base', 'fabric-command-api-v2', 'fabric-networking-api-v1?'],
    // Plain libraries that the build wrapped: each got a descriptor with an id of its group and name.
    ...[
      ...['adventure-api', 'adventure-key', 'adventure-platform-api'],
      ...['adventure-text-logger-slf4j', 'adventure-text-minimessage'],
      ...['adventure-text-serializer-ansi', 'adventure-text-serializer-gson'],
      ...['adventure-text-serializer-json', 'adventure-text-serializer-plain'],
      ...['ansi', 'examination-api', 'examination-string', 'option'],
    ].map((name) => `net_kyori_${name}+`),
  ],
};

const MIXIN_EXTRAS = {
  group: 'io.github.llamalad7',
  artifact: 'mixinextras-fabric',
  name: 'MixinExtras',
  loaders: ['fabric'],
  dependencies: [],
};

/** Mods on Maven Central. None of them says anything of the game's version. */
const MODS: Typed[] = [
  { ...ADVENTURE, version: '5.14.0' },
  { ...ADVENTURE, version: '5.14.2' },
  { ...MIXIN_EXTRAS, version: '0.3.6' },
  { ...MIXIN_EXTRAS, version: '0.4.1' },
  { ...MIXIN_EXTRAS, version: '0.5.0' },
];

const GAME_VERSION = '1.21.1';
const MARKS = { required: '', optional: '?', incompatible: '!', embedded: '+' };

const fetched = await fetchFromMaven(MODS);

if (fetched.jars === null) {
  const { why } = fetched;
  test('mods of Maven Central are not at hand: nothing was published from them', () => {
    console.info(`Mods of Maven Central: ${why}.`);
    expect(why).toBeTruthy();
  });
} else {
  const { jars } = fetched;
  describe('mods of Maven Central, with a token alone', () => {
    let site: TestSite;
    let owner: TestUser;
    let admin: TestUser;
    const projects = new Map<string, Promise<string>>();
    beforeAll(async () => {
      site = await startTestSite();
      owner = await site.user();
      admin = await site.user({ role: 'admin' });
    });
    afterAll(() => site.close());

    async function createProject({ name, artifact }: Typed): Promise<string> {
      const data = projectData(draft({ title: name, slug: artifact }));
      const response = await site.call('/v2/project', {
        method: 'POST',
        token: owner.token,
        body: multipart(data),
      });
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()).id;
    }

    /** Sends the jar as our own pages do and answers what was read in it. */
    async function readJar(projectId: string, filename: string, bytes: Buffer): Promise<Upload> {
      const body = { project_id: projectId, filename, size: bytes.length };
      const options = { method: 'POST', token: owner.token, body };
      const { id } = await (await site.call('/_internal/uploads', options)).json();
      const response = await site.call(`/_internal/uploads/${id}`, {
        method: 'PATCH',
        token: owner.token,
        body: bytes,
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      });
      return response.json();
    }

    test.each(MODS)('$artifact $version is read, published, found and comes back', async (mod) => {
      const filename = `${mod.artifact}-${mod.version}.jar`;
      const bytes = jars.get(filename) as Buffer;
      if (!projects.has(mod.artifact)) projects.set(mod.artifact, createProject(mod));
      const projectId = await (projects.get(mod.artifact) as Promise<string>);

      const { inferred, refusal } = await readJar(projectId, filename, bytes);
      expect(refusal).toBeNull();
      if (!inferred) throw new Error('nothing was read');
      expect({
        kind: inferred.kinds[0],
        name: inferred.project.name,
        version: inferred.versionNumber,
        channel: inferred.channel,
        loaders: inferred.loaders,
        gameVersions: inferred.gameVersions,
        dependencies: inferred.dependencies.map(({ id, type }) => id + MARKS[type]).toSorted(),
      }).toEqual({
        kind: 'mod',
        name: mod.name,
        version: mod.version,
        channel: 'release',
        loaders: mod.loaders,
        gameVersions: [],
        dependencies: mod.dependencies.toSorted(),
      });

      const version = await addVersion(
        site,
        owner,
        projectId,
        {
          version_number: inferred.versionNumber,
          version_title: `${mod.name} ${mod.version}`,
          loaders: inferred.loaders,
          game_versions: [GAME_VERSION],
          release_channel: inferred.channel,
        },
        [{ name: 'file', filename, bytes }],
      );
      const approved = await patch(site, admin, `/v2/project/${projectId}`, {
        status: 'approved',
      });
      expect(approved.status).toBe(204);
      await site.site.search.settled();
      const facets = JSON.stringify([['categories:fabric'], [`versions:${GAME_VERSION}`]]);
      const query = new URLSearchParams({ query: mod.name, facets });
      const { hits } = await read<{ hits: { project_id: string }[] }>(site, `/v2/search?${query}`);
      expect(hits.map((hit) => hit.project_id)).toContain(projectId);
      const back = Buffer.from(await (await fetch(version.files[0].url)).arrayBuffer());
      expect(sha512(back)).toBe(sha512(bytes));
    });
  });
}
