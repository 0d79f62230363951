import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, jar, sha1, sha512, signedIn } from '../fixtures/requests.ts';
import {
  type CallOptions,
  startTestSite,
  type TestSite,
  type TestUser,
} from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let stranger: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  stranger = await site.user();
  moderator = await site.user({ role: 'moderator' });
});
afterAll(() => site.close());

/** Stands in every text that only those who may see a thing can know; no address has it. */
const SECRET = 'gneissmarker';

interface Hidden {
  projectId: string;
  slug: string;
  teamId: string;
  versionId: string;
  number: string;
  hashes: string[];
  file: string;
}

/** A project whose every text is secret, with a file, in the given status. */
async function hiddenProject(status: string): Promise<Hidden> {
  const file = jar();
  const made = await publishProject(site, owner, {
    file,
    data: {
      title: `Basalt ${SECRET}`,
      slug: `basalt-${status}`,
      description: `${SECRET} summary`,
      body: `${SECRET} body`,
    },
  });
  const { db } = site.site.services;
  const number = '7.7.7-hidden';
  const named = { name: SECRET, version_number: number, changelog: SECRET };
  await change(`/v2/version/${made.versionId}`, named, owner);
  await change(`/v2/project/${made.id}`, { status }, await site.user({ role: 'admin' }));
  const version = await (
    await site.call(`/v2/version/${made.versionId}`, { token: owner.token })
  ).json();
  const { team_id } = await db
    .selectFrom('projects')
    .select('team_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  return {
    projectId: made.id,
    slug: made.slug,
    teamId: team_id,
    versionId: made.versionId,
    number,
    hashes: [sha1(file), sha512(file)],
    file: new URL(version.files[0].url).pathname,
  };
}

/** A draft among the versions of a project that everyone sees. */
async function hiddenVersion(): Promise<Hidden> {
  const made = await publishProject(site, owner);
  const bytes = jar();
  const number = '8.8.8-hidden';
  const draft = await addVersion(
    site,
    owner,
    made.id,
    { version_number: number, version_title: SECRET, version_body: SECRET, status: 'draft' },
    [{ name: 'file', filename: 'basalt.jar', bytes }],
  );
  return {
    projectId: made.id,
    slug: made.slug,
    teamId: 'none',
    versionId: draft.id,
    number,
    hashes: [sha1(bytes), sha512(bytes)],
    file: new URL(draft.files[0].url).pathname,
  };
}

async function change(path: string, body: unknown, { token }: TestUser): Promise<void> {
  const response = await site.call(path, { method: 'PATCH', token, body });
  if (response.status !== 204) throw new Error(await response.text());
}

/** Every way to read something: with what is known of it. */
function reads(of: Hidden): [path: string, options?: CallOptions][] {
  const list = (...ids: string[]) => encodeURIComponent(JSON.stringify(ids));
  const post = (body: unknown) => ({ method: 'POST', body });
  const pages = ['', '/versions', '/gallery', '/changelog', '/moderation', '/settings'];
  const projects = [of.projectId, of.slug, of.slug.toUpperCase()];
  return [
    ...projects.flatMap((id): [string][] => [
      [`/v2/project/${id}`],
      [`/v2/project/${id}?x=1`],
      [`/v2/project/${id}/`],
      [`/v2/project/${id}/members`],
      [`/v2/project/${id}/dependencies`],
      [`/v2/project/${id}/version`],
      [`/v2/project/${id}/version?featured=true`],
      [`/v2/project/${id}/version/${of.number}`],
      [`/v2/project/${id}/version/${of.versionId}`],
      [`/_internal/project/${id}/download-options?loader=fabric&version=1.20.1`],
      ...pages.flatMap((page): [string][] => [
        [`/mod/${id}${page}`],
        [`/mod/${id}${page}/_payload.json`],
      ]),
      [`/project/${id}`],
      [`/mod/${id}/version/${of.number}`],
      [`/mod/${id}/version/${of.versionId}`],
      [`/mod/${id}/version/${of.versionId}/_payload.json`],
    ]),
    [`/v2/projects?ids=${list(of.projectId, of.slug)}`],
    [`/v2/version/${of.versionId}`],
    [`/v2/versions?ids=${list(of.versionId)}`],
    [`/v2/team/${of.teamId}/members`],
    [`/v2/teams?ids=${list(of.teamId)}`],
    [`/v2/user/${owner.id}/projects`],
    [`/v2/user/${owner.username}/projects`],
    ['/v2/projects_random?count=100'],
    [`/v2/search?query=basalt&limit=100`],
    ['/v2/search?limit=100'],
    [`/v2/search?facets=${list()}&filters=${encodeURIComponent(`project_id = ${of.projectId}`)}`],
    [`/mods?q=basalt`],
    [`/_internal/suggest?q=basalt`],
    [`/user/${owner.username}`],
    [`/user/${owner.username}/_payload.json`],
    ['/'],
    ['/sitemap/mod-1.xml'],
    [of.file],
    ...of.hashes.flatMap((hash): [string, CallOptions?][] => [
      [`/v2/version_file/${hash}`],
      [`/v2/version_file/${hash.toUpperCase()}`],
      [`/v2/version_file/${hash}?version_id=${of.versionId}`],
      [`/v2/version_file/${hash}/download`],
      [`/v2/version_file/${hash}/update`, post({})],
      ['/v2/version_files', post({ hashes: [hash] })],
      ['/v2/version_file/project', post({ hashes: [hash] })],
      ['/v2/version_files/update', post({ hashes: [hash] })],
      ['/v2/version_files/update_many', post({ hashes: [hash] })],
      ['/v2/version_files/update_individual', post({ hashes: [{ hash }] })],
    ]),
  ];
}

/** What the answers tell of the secret, to the given asker, asked once and once more. */
async function leaks(of: Hidden, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  const ask = async ([path, options = {}]: [string, CallOptions?]) => {
    for (const method of options.method ? [options.method] : ['GET', 'HEAD', 'GET']) {
      const response = await site.call(path, {
        ...options,
        method,
        headers: { accept: 'text/html', ...headers },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const told = `${bytes.toString('latin1')} ${JSON.stringify([...response.headers])}`;
      const isFile = path === of.file && response.status < 400;
      // Where a file lies and what it is called is as secret as the file.
      const tells = [SECRET, of.file].some((text) => told.includes(text));
      if (isFile || tells) found.push(`${method} ${path}`);
      if (response.status >= 500) found.push(`${method} ${path} ${response.status}`);
    }
  };
  const waiting = reads(of);
  const workers = Array.from({ length: 8 }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await ask(next);
  });
  await Promise.all(workers);
  return found;
}

const STATUSES = ['draft', 'private', 'rejected', 'processing', 'scheduled'];

describe.each([...STATUSES, 'version'])('a hidden thing (%s)', (what) => {
  let hidden: Hidden;
  beforeAll(async () => {
    hidden = await (what === 'version' ? hiddenVersion() : hiddenProject(what));
  });

  test('tells nobody anything, before and after its members read it', async () => {
    expect(await leaks(hidden, {})).toEqual([]);
    const seen = await leaks(hidden, { authorization: owner.token });
    expect(seen).toContain(`GET /v2/version/${hidden.versionId}`);
    expect(seen).toContain(`GET ${hidden.file}`);
    expect(await leaks(hidden, {})).toEqual([]);
  });

  test('tells strangers nothing, by token and by session', async () => {
    expect(await leaks(hidden, { authorization: stranger.token })).toEqual([]);
    expect(await leaks(hidden, await signedIn(site, stranger))).toEqual([]);
  });

  test('tells its members what they may read, never from what strangers were told', async () => {
    const session = await signedIn(site, owner);
    await leaks(hidden, {});
    const seen = await leaks(hidden, session);
    const { versionId, file, hashes } = hidden;
    expect(seen).toContain(`GET /v2/version/${versionId}`);
    expect(seen).toContain(`GET /v2/version_file/${hashes[0]}`);
    expect(seen).toContain(`GET ${file}`);
    expect(await leaks(hidden, { authorization: moderator.token })).toContain(
      `GET /v2/version/${hidden.versionId}`,
    );
  });

  test('needs the scopes for reading', async () => {
    const token = await site.token(owner.id, ['USER_READ', 'PROJECT_WRITE', 'VERSION_WRITE']);
    expect(await leaks(hidden, { authorization: token })).toEqual([]);
  });
});
