import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type ChildSite, childSite } from '../fixtures/child-site.ts';
import { projectData, versionData } from '../fixtures/publish.ts';
import { fabricJar } from '../fixtures/small-archives.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Sites that are killed side by side, and how often each. */
const WORLDS = 2;
const KILLS = 25;
const PUBLISHERS = 2;
/** The server publishes several versions in this time. */
const LONGEST_MS = 500;

const sites: ChildSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

interface PublishedFile {
  filename: string;
  sha512: string;
}

interface World {
  site: ChildSite;
  token: string;
  projectId: string;
  /** Versions that the server said it had published. */
  acknowledged: Map<string, PublishedFile[]>;
  numbers: number;
}

interface VersionAnswer {
  id: string;
  files: { url: string; filename: string; hashes: { sha512: string } }[];
}

const sha512 = (bytes: Buffer) => createHash('sha512').update(bytes).digest('hex');

/** The same moments in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function createWorld(): Promise<World> {
  const site = await childSite();
  sites.push(site);
  await site.start();
  const token = await site.token('smith', 'admin');
  const form = new FormData();
  const draft = { initial_versions: [], is_draft: true };
  form.append('data', JSON.stringify(projectData(draft)));
  const made = await site.call('/v2/project', { method: 'POST', token, body: form });
  const { id } = await made.json();
  const approve = { method: 'PATCH', token, body: { status: 'approved' } };
  expect((await site.call(`/v2/project/${id}`, approve)).status).toBe(204);
  return { site, token, projectId: id, acknowledged: new Map(), numbers: 0 };
}

/** Publishes until the server is gone. */
async function publishOn(world: World): Promise<void> {
  for (;;) {
    world.numbers += 1;
    const number = `1.0.${world.numbers}`;
    const jars = ['main', 'sources'].map((part) => ({
      part,
      filename: `anvil-${number}-${part}.jar`,
      bytes: fabricJar({ id: 'anvil', version: `${number}-${randomBytes(4).toString('hex')}` }),
    }));
    const form = new FormData();
    const data = versionData({
      project_id: world.projectId,
      version_number: number,
      file_parts: ['main', 'sources'],
      file_types: { sources: 'sources-jar' },
    });
    form.append('data', JSON.stringify(data));
    for (const { part, filename, bytes } of jars) {
      form.append(part, new Blob([new Uint8Array(bytes)]), filename);
    }
    try {
      const post = { method: 'POST', token: world.token, body: form };
      const response = await world.site.call('/v2/version', post);
      const answer = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(200);
      const files = jars.map(({ filename, bytes }) => ({ filename, sha512: sha512(bytes) }));
      world.acknowledged.set(answer.id, files);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** What is listed is whole, and what was acknowledged is listed. Answers what is listed. */
async function check(world: World, seen: Set<string>): Promise<VersionAnswer[]> {
  const { site, projectId, acknowledged } = world;
  const versions: VersionAnswer[] = await (
    await site.call(`/v2/project/${projectId}/version`)
  ).json();
  const project = await (await site.call(`/v2/project/${projectId}`)).json();
  const listed = versions.map((version) => version.id);
  expect([...project.versions].sort()).toEqual([...listed].sort());
  for (const id of acknowledged.keys()) expect(listed).toContain(id);
  for (const version of versions.filter((one) => !seen.has(one.id))) {
    seen.add(version.id);
    expect(version.files).toHaveLength(2);
    for (const file of version.files) {
      const bytes = Buffer.from(await (await fetch(file.url)).arrayBuffer());
      expect(sha512(bytes)).toBe(file.hashes.sha512);
    }
    const own = acknowledged.get(version.id);
    if (!own) continue;
    const told = version.files.map(({ filename, hashes }) => ({ filename, sha512: hashes.sha512 }));
    expect(told).toEqual(expect.arrayContaining(own));
  }
  return versions;
}

async function killAgainAndAgain(seed: number): Promise<void> {
  const world = await createWorld();
  const { site } = world;
  const moment = random(seed);
  const seen = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const publishers = Array.from({ length: PUBLISHERS }, () => publishOn(world));
    await new Promise((resolve) => setTimeout(resolve, moment() * LONGEST_MS));
    await site.stop('SIGKILL');
    await Promise.all(publishers);
    await site.start();
    await check(world, seen);
  }
  const versions = await check(world, new Set());
  expect(versions.length).toBeGreaterThan(KILLS / 2);
  await site.stop();

  const { code, output } = await site.quarry('doctor', '--deep', '--repair', '--json');
  expect(code, output).toBe(0);
  const entries = await readdir(join(site.dataDir, 'blobs'), {
    recursive: true,
    withFileTypes: true,
  });
  const stored = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const needed = versions.flatMap((one) => one.files.map((file) => file.hashes.sha512));
  expect(stored.sort()).toEqual(needed.sort());
}

test(`killed ${WORLDS * KILLS} times while publishing, nothing acknowledged is lost, nothing is half there, nothing is left over`, async () => {
  await Promise.all(Array.from({ length: WORLDS }, (_, i) => killAgainAndAgain(20_261_120 + i)));
});
