import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { patch, picture, read, sendProject, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser, uniqueName } from '../fixtures/test-site.ts';

interface Project {
  id: string;
  team: string;
  followers: number;
  status: string;
}

let site: TestSite;
let owner: TestUser;
let stranger: TestUser;
let moderator: TestUser;
let admin: TestUser;
let shown: PublishedProject;
let hidden: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  stranger = await site.user();
  moderator = await site.user({ role: 'moderator' });
  admin = await site.user({ role: 'admin' });
  shown = await publishProject(site, owner);
  hidden = await publishProject(site, owner, { approve: false });
});
afterAll(() => site.close());

test('S6.033 S6.034 the own account tells e-mail and money only with the scopes for them', async () => {
  const cases: [Parameters<TestSite['token']>[1], boolean, boolean][] = [
    [['USER_READ'], false, false],
    [['USER_READ', 'USER_READ_EMAIL'], true, false],
    [['USER_READ', 'PAYOUTS_READ'], false, true],
  ];
  for (const [scopes, email, payouts] of cases) {
    const user = await read(site, '/v2/user', await site.token(owner.id, scopes));
    expect(user.id).toBe(owner.id);
    expect([user.email !== null, user.payout_data !== null]).toEqual([email, payouts]);
  }
  expect((await site.call('/v2/user')).status).toBe(401);
});

test('others see nothing private; an admin on the site does', async () => {
  const byName = await read(site, `/v2/user/${owner.username.toUpperCase()}`);
  expect(byName).toMatchObject({ id: owner.id, name: null, email: null, has_password: null });
  const byToken = await read(site, `/v2/user/${owner.id}`, admin.token);
  expect(byToken).toMatchObject({ email: null });
  const headers = await signedIn(site, admin);
  const bySession = await (await site.call(`/v2/user/${owner.id}`, { headers })).json();
  expect(bySession.email).toContain('@');
  const many = await read<{ id: string }[]>(
    site,
    `/v2/users?ids=${JSON.stringify([owner.id, stranger.username, 'nobody-here', owner.id])}`,
  );
  expect(many.map((user) => user.id).toSorted()).toEqual([owner.id, stranger.id].toSorted());
  expect((await site.call('/v2/user/nobody-here')).status).toBe(404);
});

test('S6.035 an account is edited by its owner and by staff', async () => {
  const user = await site.user();
  const path = `/v2/user/${user.id}`;
  expect((await patch(site, user, path, { bio: 'Digs.', name: 'ignored' })).status).toBe(204);
  expect(await read(site, path)).toMatchObject({ bio: 'Digs.', name: null });
  expect((await patch(site, user, path, { bio: null })).status).toBe(204);
  expect(await read(site, path)).toMatchObject({ bio: null });
  expect((await patch(site, stranger, path, { bio: 'Mine' })).status).toBe(401);
  expect((await patch(site, {}, path, { bio: 'Mine' })).status).toBe(401);
  expect((await patch(site, moderator, path, { bio: 'Kept tidy' })).status).toBe(204);
  expect((await patch(site, user, '/v2/user/nobody-here', { bio: '' })).status).toBe(404);
  const powerless = await site.token(user.id, ['USER_READ']);
  expect((await patch(site, { token: powerless }, path, { bio: '' })).status).toBe(401);
});

test('roles and badges are given by admins', async () => {
  const user = await site.user();
  const path = `/v2/user/${user.id}`;
  for (const edit of [{ role: 'admin' }, { badges: 64 }]) {
    expect((await patch(site, user, path, edit)).status).toBe(401);
    expect((await patch(site, moderator, path, edit)).status).toBe(401);
  }
  expect((await patch(site, admin, path, { role: 'moderator', badges: 64 })).status).toBe(204);
  expect(await read(site, path)).toMatchObject({ role: 'moderator', badges: 64 });
  expect((await patch(site, admin, path, { role: 'emperor' })).status).toBe(400);
});

test('a new name is free, well made, and the author of the projects at once', async () => {
  const user = await site.user();
  const path = `/v2/user/${user.id}`;
  for (const username of [owner.username.toUpperCase(), 'with space', '', 'n'.repeat(40), 'é']) {
    expect([username, (await patch(site, user, path, { username })).status]).toEqual([
      username,
      400,
    ]);
  }
  expect((await patch(site, user, path, { bio: 'b'.repeat(161) })).status).toBe(400);
  const project = await publishProject(site, user);
  const username = uniqueName('Renamed');
  expect((await patch(site, user, path, { username })).status).toBe(204);
  await site.site.search.settled();
  const { hits } = await read<{ hits: { author: string }[] }>(
    site,
    `/v2/search?facets=${encodeURIComponent(`[["project_id:${project.id}"]]`)}`,
  );
  expect(hits.map((hit) => hit.author)).toEqual([username]);
  expect(await read(site, `/v2/user/${username.toLowerCase()}`)).toMatchObject({ id: user.id });
});

test('a picture of oneself', async () => {
  const send = async (token: string, method: string) =>
    (
      await site.call(`/v2/user/${owner.username}/icon?ext=png`, {
        method,
        token,
        body: method === 'PATCH' ? await picture() : undefined,
      })
    ).status;
  expect(await send(stranger.token, 'PATCH')).toBe(401);
  expect(await send(owner.token, 'PATCH')).toBe(204);
  const { avatar_url } = await read<{ avatar_url: string }>(site, `/v2/user/${owner.id}`);
  expect((await fetch(avatar_url)).status).toBe(200);
  expect(await send(stranger.token, 'DELETE')).toBe(401);
  expect(await send(owner.token, 'DELETE')).toBe(204);
  expect(await read(site, `/v2/user/${owner.id}`)).toMatchObject({ avatar_url: null });
});

test('the projects of a person, hidden ones for themselves and for staff', async () => {
  const list = async (token?: string) =>
    (await read<Project[]>(site, `/v2/user/${owner.username}/projects`, token))
      .map((project) => project.id)
      .toSorted();
  const all = [shown.id, hidden.id].toSorted();
  expect(await list()).toEqual([shown.id]);
  expect(await list(stranger.token)).toEqual([shown.id]);
  expect(await list(owner.token)).toEqual(all);
  expect(await list(moderator.token)).toEqual(all);
  expect(await list(await site.token(owner.id, ['PROJECT_WRITE']))).toEqual([shown.id]);

  const created = await (await sendProject(site, owner)).json();
  expect(await list(owner.token)).toContain(created.id);
  await site.call(`/v2/project/${created.id}`, { method: 'DELETE', token: owner.token });
  expect(await list(owner.token)).toEqual(all);
  expect((await site.call('/v2/user/nobody-here/projects')).status).toBe(404);
});

test('S3.024 following counts, is listed, and ends', async () => {
  const follow = async (method: string, id = shown.slug, token?: string) =>
    (await site.call(`/v2/project/${id}/follow`, { method, token: token ?? stranger.token }))
      .status;
  const followers = async () => (await read<Project>(site, `/v2/project/${shown.id}`)).followers;
  const follows = async (token?: string) =>
    (await read<Project[]>(site, `/v2/user/${stranger.id}/follows`, token)).map(({ id }) => id);
  expect(await followers()).toBe(0);
  expect(await follow('POST')).toBe(204);
  expect(await followers()).toBe(1);
  expect(await follow('POST')).toBe(400);
  expect(await follows(stranger.token)).toEqual([shown.id]);
  expect(await follows(admin.token)).toEqual([shown.id]);
  for (const token of [owner.token, moderator.token, undefined]) {
    const response = await site.call(`/v2/user/${stranger.id}/follows`, { token });
    expect(response.status).toBe(401);
  }
  expect(await follow('POST', hidden.id)).toBe(404);
  expect(await follow('POST', 'nonesuch')).toBe(400);
  expect(await follow('DELETE')).toBe(204);
  expect(await follow('DELETE')).toBe(400);
  expect(await followers()).toBe(0);
  const powerless = await site.token(stranger.id, ['PROJECT_WRITE']);
  expect(await follow('POST', shown.id, powerless)).toBe(401);
});

test('S3.007 S6.005 a team tells its members, with permissions to insiders', async () => {
  const { team } = await read<Project>(site, `/v2/project/${shown.id}`);
  const path = `/v2/team/${team}/members`;
  const [outside] = await read<Record<string, unknown>[]>(site, path);
  expect(outside).toMatchObject({
    role: 'Owner',
    team_id: team,
    user: { id: owner.id, email: null },
    permissions: null,
    accepted: true,
    payouts_split: null,
    ordering: 0,
  });
  expect(outside.user).not.toHaveProperty('name');
  const [inside] = await read<Record<string, unknown>[]>(site, path, owner.token);
  expect(inside).toMatchObject({ permissions: 1023, payouts_split: 100 });
  const ofProject = await read<object[]>(site, `/v2/project/${shown.id}/members`);
  expect(ofProject).toEqual([outside]);

  const { team: hiddenTeam } = await read<Project>(site, `/v2/project/${hidden.id}`, owner.token);
  expect((await site.call(`/v2/team/${hiddenTeam}/members`)).status).toBe(404);
  expect((await site.call('/v2/team/zzzzzzzz/members')).status).toBe(404);
  const ids = encodeURIComponent(JSON.stringify([team, hiddenTeam, 'zzzzzzzz']));
  expect(await read<object[]>(site, `/v2/teams?ids=${ids}`)).toEqual([[outside]]);
  expect(await read<object[]>(site, `/v2/teams?ids=${ids}`, owner.token)).toHaveLength(2);
});

test('statistics count what lists show and follow every change', async () => {
  const before = await read<Record<string, number>>(site, '/v2/statistics');
  expect(Object.keys(before)).toEqual(['projects', 'versions', 'authors', 'files']);
  const author = await site.user();
  const project = await publishProject(site, author, { approve: false });
  expect(await read(site, '/v2/statistics')).toEqual(before);
  await patch(site, admin, `/v2/project/${project.id}`, { status: 'approved' });
  expect(await read(site, '/v2/statistics')).toEqual({
    projects: before.projects + 1,
    versions: before.versions + 1,
    authors: before.authors + 1,
    files: before.files + 1,
  });
});
