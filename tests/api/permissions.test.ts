import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PERMISSIONS, PERMISSION, type Permission } from '#domain/teams/index.ts';
import { type PublishedProject, publishProject, versionData } from '../fixtures/publish.ts';
import { addVersion, jarPart, multipart, picture, read } from '../fixtures/requests.ts';
import {
  type CallOptions,
  startTestSite,
  type TestSite,
  type TestUser,
} from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  member = await site.user();
  stranger = await site.user();
});
afterAll(() => site.close());

type Call = (project: PublishedProject) => Promise<[path: string, options: CallOptions]>;

const patchProject =
  (body: Record<string, unknown>): Call =>
  async ({ id }) => [`/v2/project/${id}`, { method: 'PATCH', body }];

const gallery =
  (method: string): Call =>
  async ({ id }) => {
    await site.call(`/v2/project/${id}/gallery?ext=png&featured=false`, {
      method: 'POST',
      token: owner.token,
      body: await picture(),
    });
    const { gallery: items } = await read<{ gallery: { url: string }[] }>(
      site,
      `/v2/project/${id}`,
    );
    const url = encodeURIComponent(items[0].url);
    return [`/v2/project/${id}/gallery?url=${url}&title=x`, { method }];
  };

/** Each change of a project and the one permission that allows it. */
const RULES: [name: string, Permission, Call][] = [
  ['title', 'EDIT_DETAILS', patchProject({ title: 'Another title' })],
  ['summary', 'EDIT_DETAILS', patchProject({ description: 'Another summary' })],
  ['categories', 'EDIT_DETAILS', patchProject({ categories: ['magic'] })],
  ['more categories', 'EDIT_DETAILS', patchProject({ additional_categories: ['magic'] })],
  ['links', 'EDIT_DETAILS', patchProject({ wiki_url: 'https://example.org' })],
  ['donations', 'EDIT_DETAILS', patchProject({ donation_urls: [] })],
  ['licence', 'EDIT_DETAILS', patchProject({ license_id: 'MIT' })],
  ['status', 'EDIT_DETAILS', patchProject({ status: 'private', requested_status: 'private' })],
  ['body', 'EDIT_BODY', patchProject({ body: 'Another body' })],
  [
    'many',
    'EDIT_DETAILS',
    async ({ id }) => [`/v2/projects?ids=["${id}"]`, { method: 'PATCH', body: {} }],
  ],
  [
    'icon',
    'EDIT_DETAILS',
    async ({ id }) => [
      `/v2/project/${id}/icon?ext=png`,
      { method: 'PATCH', body: await picture() },
    ],
  ],
  ['icon away', 'EDIT_DETAILS', async ({ id }) => [`/v2/project/${id}/icon`, { method: 'DELETE' }]],
  [
    'gallery',
    'EDIT_DETAILS',
    async ({ id }) => [
      `/v2/project/${id}/gallery?ext=png&featured=false`,
      { method: 'POST', body: await picture() },
    ],
  ],
  ['gallery item', 'EDIT_DETAILS', gallery('PATCH')],
  ['gallery item away', 'EDIT_DETAILS', gallery('DELETE')],
  [
    'version',
    'UPLOAD_VERSION',
    async ({ id }) => [
      '/v2/version',
      { method: 'POST', body: multipart({ ...versionData(), project_id: id }, [jarPart()]) },
    ],
  ],
  [
    'version file',
    'UPLOAD_VERSION',
    async ({ versionId }) => [
      `/v2/version/${versionId}/file`,
      { method: 'POST', body: multipart({}, [jarPart()]) },
    ],
  ],
  [
    'version fields',
    'UPLOAD_VERSION',
    async ({ versionId }) => [`/v2/version/${versionId}`, { method: 'PATCH', body: { name: 'x' } }],
  ],
  [
    'version file away',
    'DELETE_VERSION',
    async ({ id }) => {
      const parts = [jarPart('a'), jarPart('b')];
      const changes = { version_number: '9', file_parts: ['a', 'b'] };
      const { files } = await addVersion(site, owner, id, changes, parts);
      return [`/v2/version_file/${files[1].hashes.sha1}`, { method: 'DELETE' }];
    },
  ],
  [
    'version away',
    'DELETE_VERSION',
    async ({ versionId }) => [`/v2/version/${versionId}`, { method: 'DELETE' }],
  ],
  ['all of it', 'DELETE_PROJECT', async ({ id }) => [`/v2/project/${id}`, { method: 'DELETE' }]],
];

test.each(RULES)('%s needs %s', async (_name, permission, makeCall) => {
  const bit = PERMISSION[permission];
  const project = await publishProject(site, owner);
  const { team } = await read<{ team: string }>(site, `/v2/project/${project.id}`);
  const { db } = site.site.services;
  const row = { team_id: team, user_id: member.id, role: 'Member' };
  await db
    .insertInto('team_members')
    .values({ ...row, permissions: ALL_PERMISSIONS, accepted: false })
    .execute();
  const hold = (permissions: number) =>
    db
      .updateTable('team_members')
      .set({ permissions, accepted: true })
      .where('team_id', '=', team)
      .where('user_id', '=', member.id)
      .execute();
  const [path, options] = await makeCall(project);
  const status = async (token?: string) => (await site.call(path, { ...options, token })).status;

  expect(await status()).toBe(401);
  expect(await status(stranger.token)).toBe(401);
  // Invited, not yet a member.
  expect(await status(member.token)).toBe(401);
  await hold(ALL_PERMISSIONS & ~bit);
  expect(await status(member.token)).toBe(401);
  await hold(bit);
  expect([200, 204]).toContain(await status(member.token));
});

test('an invitation opens a hidden project to whom it is for', async () => {
  const project = await publishProject(site, owner, { approve: false });
  const { team } = await read<{ team: string }>(site, `/v2/project/${project.id}`, owner.token);
  const path = `/v2/project/${project.id}`;
  expect((await site.call(path, { token: member.token })).status).toBe(404);
  await site.site.services.db
    .insertInto('team_members')
    .values({ team_id: team, user_id: member.id, role: 'Artist', permissions: 4, accepted: false })
    .execute();
  expect((await site.call(path, { token: member.token })).status).toBe(200);
  const members = async (token?: string) =>
    (
      await read<{ user: { id: string }; permissions: number | null }[]>(
        site,
        `${path}/members`,
        token,
      )
    ).map(({ user, permissions }) => [user.id, permissions]);
  expect(await members(member.token)).toEqual([
    [owner.id, null],
    [member.id, null],
  ]);
  expect(await members(owner.token)).toEqual([
    [owner.id, 1023],
    [member.id, 4],
  ]);
  const admin = await site.user({ role: 'admin' });
  await site.call(path, { method: 'PATCH', token: admin.token, body: { status: 'approved' } });
  expect(await members()).toEqual([[owner.id, null]]);
});
