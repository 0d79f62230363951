import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import {
  addVersion,
  downloadOnce,
  jarPart,
  multipart,
  patch,
  picture,
  sha1,
} from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let fan: TestUser;
let admin: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  fan = await site.user();
  admin = await site.user({ role: 'admin' });
});
afterAll(() => site.close());

interface Stage {
  project: PublishedProject;
  /** Needs `project` and its version. */
  dependent: PublishedProject;
}

type Write = (stage: Stage) => Promise<Response>;

/** What a visitor reads, each kept in memory after the first time. */
const READS: Record<string, (stage: Stage) => string> = {
  project: ({ project }) => `/v2/project/${project.id}`,
  'project by slug': ({ project }) => `/v2/project/${project.slug}`,
  versions: ({ project }) => `/v2/project/${project.slug}/version`,
  'featured versions': ({ project }) => `/v2/project/${project.id}/version?featured=true`,
  'brief versions': ({ project }) => `/v2/project/${project.id}/version?include_changelog=false`,
  'version by number': ({ project }) => `/v2/project/${project.id}/version/1.2.3`,
  version: ({ project }) => `/v2/version/${project.versionId}`,
  'version by hash': ({ project }) => `/v2/version_file/${sha1(project.file)}`,
  dependencies: ({ dependent }) => `/v2/project/${dependent.id}/dependencies`,
  'versions of a dependent': ({ dependent }) => `/v2/project/${dependent.id}/version`,
  statistics: () => '/v2/statistics',
};

const PROJECT = ['project', 'project by slug', 'dependencies'];
const VERSION = [
  'versions',
  'featured versions',
  'brief versions',
  'version by number',
  'version',
  'version by hash',
  'dependencies',
];
const EVERYTHING = Object.keys(READS).filter((name) => name !== 'versions of a dependent');

const edit =
  (body: Record<string, unknown>, by = () => owner): Write =>
  ({ project }) =>
    patch(site, by(), `/v2/project/${project.id}`, body);
const editVersion =
  (body: Record<string, unknown>): Write =>
  ({ project }) =>
    patch(site, owner, `/v2/version/${project.versionId}`, body);
const remove =
  (path: (stage: Stage) => string): Write =>
  (stage) =>
    site.call(path(stage), { method: 'DELETE', token: owner.token });

/** Each change and the answers that must be others right after it. */
const WRITES: [name: string, write: Write, changed: string[]][] = [
  ['a title', edit({ title: 'Another title' }), PROJECT],
  ['a slug', edit({ slug: `moved-${process.pid}` }), PROJECT],
  ['sides', edit({ client_side: 'required', server_side: 'required' }), [...PROJECT, ...VERSION]],
  ['a status that hides', edit({ status: 'private' }), EVERYTHING],
  ['a status by staff', edit({ status: 'withheld' }, () => admin), ['project', 'statistics']],
  [
    'many projects',
    ({ project }) =>
      patch(site, owner, `/v2/projects?ids=["${project.id}"]`, { wiki_url: 'https://example.org' }),
    PROJECT,
  ],
  [
    'an icon',
    async ({ project }) =>
      site.call(`/v2/project/${project.id}/icon?ext=png`, {
        method: 'PATCH',
        token: owner.token,
        body: await picture(),
      }),
    PROJECT,
  ],
  [
    'a gallery picture',
    async ({ project }) =>
      site.call(`/v2/project/${project.id}/gallery?ext=png&featured=true`, {
        method: 'POST',
        token: owner.token,
        body: await picture(),
      }),
    PROJECT,
  ],
  [
    'a follower',
    ({ project }) =>
      site.call(`/v2/project/${project.id}/follow`, { method: 'POST', token: fan.token }),
    PROJECT,
  ],
  ['a changelog', editVersion({ changelog: 'Other words' }), without(VERSION, 'brief versions')],
  ['a version name', editVersion({ name: 'Other name' }), VERSION],
  ['a featured mark', editVersion({ featured: true }), VERSION],
  ['a version number', editVersion({ version_number: '7' }), VERSION],
  ['a version that hides', editVersion({ status: 'draft' }), [...VERSION, 'statistics']],
  [
    'a new version',
    async ({ project }) => {
      await addVersion(site, owner, project.id, { version_number: '2' });
      return new Response(null, { status: 204 });
    },
    ['project', 'versions', 'brief versions', 'statistics'],
  ],
  [
    'a new file',
    ({ project }) =>
      site.call(`/v2/version/${project.versionId}/file`, {
        method: 'POST',
        token: owner.token,
        body: multipart({}, [jarPart()]),
      }),
    [...VERSION, 'statistics'],
  ],
  [
    'a version that goes',
    remove(({ project }) => `/v2/version/${project.versionId}`),
    [...VERSION, 'project', 'versions of a dependent', 'statistics'],
  ],
  ['a project that goes', remove(({ project }) => `/v2/project/${project.id}`), Object.keys(READS)],
  [
    'a download',
    async ({ project }) => {
      await downloadOnce(site, project.versionId);
      return new Response(null, { status: 204 });
    },
    [...PROJECT, ...VERSION],
  ],
];

function without(names: string[], name: string): string[] {
  return names.filter((one) => one !== name);
}

test.each(WRITES)('the next read knows of %s', async (_name, write, changed) => {
  const project = await publishProject(site, owner);
  const dependent = await publishProject(site, owner);
  await patch(site, owner, `/v2/version/${dependent.versionId}`, {
    dependencies: [{ version_id: project.versionId, dependency_type: 'required' }],
  });
  const stage = { project, dependent };
  const paths = Object.entries(READS).map(([name, path]) => [name, path(stage)] as const);
  const readAll = async () => {
    const answers = new Map<string, string>();
    for (const [name, path] of paths) {
      const response = await site.call(path);
      answers.set(name, `${response.status} ${await response.text()}`);
    }
    return answers;
  };
  await readAll();
  const before = await readAll();
  const kept = paths.filter(([, path]) => site.site.answers.get(path));
  expect(kept).toHaveLength(paths.length);

  expect((await write(stage)).status).toBe(204);
  const after = await readAll();
  const same = [...new Set(changed)].filter((name) => before.get(name) === after.get(name));
  expect(same).toEqual([]);
});
