import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageAnswer, pageData } from '../fixtures/page-data.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { downloadOnce, patch, read, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let helper: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  helper = await site.user();
  project = await publishProject(site, owner);
  const { team } = await read<{ team: string }>(site, `/v2/project/${project.id}`);
  // Nobody can be invited yet: the row is what an accepted invitation leaves.
  await site.site.services.db
    .insertInto('team_members')
    .values({
      team_id: team,
      user_id: helper.id,
      role: 'Translator',
      is_owner: false,
      permissions: 0,
      accepted: true,
      payouts_split: 0,
      ordering: 1,
    })
    .execute();
});
afterAll(() => site.close());

async function settings(user: TestUser | null, page = '', slug = project.slug) {
  const headers = user ? await signedIn(site, user) : undefined;
  return pageData(site, `/mod/${slug}/settings${page && `/${page}`}`, headers);
}

/** The settings' own data and that of the page within. */
const parts = ({ data }: PageAnswer, page: string) => ({
  all: data['project-settings'],
  own: data[`project-settings/${page}`],
});

test('S2.013 S6.004 the owner may change everything and delete', async () => {
  const { all } = parts(await settings(owner), 'general');
  expect(all.project).toMatchObject({ id: project.id, slug: project.slug, status: 'approved' });
  expect(all.may).toMatchObject({ EDIT_DETAILS: true, EDIT_BODY: true, DELETE_PROJECT: true });
  expect(all.checklist).toBeNull();
});

test('S6.003 a member without permissions looks and does not change', async () => {
  const { all } = parts(await settings(helper), 'general');
  expect(Object.values(all.may)).toEqual(Object.values(all.may).map(() => false));
  const analytics = parts(await settings(helper, 'analytics'), 'analytics');
  expect(analytics.own).toEqual({ days: null });
});

test('S2.018 S6.005 members are listed with their role and how much they may', async () => {
  const { own } = parts(await settings(owner, 'members'), 'members');
  expect(own.members).toMatchObject([
    { username: owner.username, isOwner: true, accepted: true, permissions: own.all },
    { username: helper.username, role: 'Translator', accepted: true, permissions: 0 },
  ]);
});

test('S2.014 analytics count the downloads of this project by day, quiet days as zero', async () => {
  const other = await publishProject(site, owner);
  await downloadOnce(site, other.versionId);
  await downloadOnce(site, project.versionId);
  const { own } = parts(await settings(owner, 'analytics'), 'analytics');
  expect(own.days).toHaveLength(30);
  const today = site.site.services.clock.now().toISOString().slice(0, 10);
  expect(own.days.at(-1)).toEqual({ day: today, count: 1 });
  expect(own.days.slice(0, -1).every(({ count }: { count: number }) => count === 0)).toBe(true);
});

test('visitors sign in first, strangers find nothing, old addresses lead on', async () => {
  const visitor = await settings(null);
  expect(visitor.redirect).toBe(
    `/auth/sign-in?redirect=${encodeURIComponent(`/mod/${project.slug}/settings`)}`,
  );
  const stranger = await settings(await site.user());
  expect(stranger.error?.status).toBe(404);
  const renamed = await publishProject(site, owner);
  const slug = `${renamed.slug}-renamed`;
  await patch(site, owner, `/v2/project/${renamed.id}`, { slug });
  const old = await settings(owner, 'tags', renamed.slug);
  expect(old.redirect).toBe(`/mod/${slug}/settings/tags`);
});

test('S4.004 a rejected project is told why, and what is still open before it comes back', async () => {
  const rejected = await publishProject(site, owner, { approve: false });
  const moderator = await site.user({ role: 'moderator' });
  await patch(site, moderator, `/v2/project/${rejected.id}`, {
    status: 'rejected',
    moderation_message: 'The description says nothing.',
  });
  const { all } = parts(await settings(owner, '', rejected.slug), 'general');
  expect(all.checklist).toMatchObject({
    status: 'rejected',
    message: { title: 'The description says nothing.' },
    maySubmit: true,
    mayApprove: false,
  });
  const open = all.checklist.items.filter(({ done }: { done: boolean }) => !done);
  expect(open.map(({ id }: { id: string }) => id)).toContain('description-short');
  await patch(site, owner, `/v2/project/${rejected.id}`, { status: 'processing' });
  const desk = parts(await settings(moderator, '', rejected.slug), 'general');
  expect(desk.all.checklist).toMatchObject({ status: 'processing', mayApprove: true });
});
