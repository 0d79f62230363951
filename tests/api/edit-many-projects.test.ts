import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { patch, read } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let enemy: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  enemy = await site.user();
  moderator = await site.user({ role: 'moderator' });
});
afterAll(() => site.close());

const get = (id: string) => read<Record<string, unknown>>(site, `/v2/project/${id}`);

let ids: string[];
const bulk = (body: unknown, by: { token?: string } = owner, on = ids) =>
  patch(site, by, `/v2/projects?ids=${encodeURIComponent(JSON.stringify(on))}`, body);
const both = async (fields: Record<string, unknown>) => {
  for (const id of ids) expect(await get(id)).toMatchObject(fields);
};
beforeAll(async () => {
  ids = [(await publishProject(site, owner)).id, (await publishProject(site, owner)).id];
});

test('replace, remove, add, in that order, up to the limit', async () => {
  const sent = await bulk({
    categories: ['adventure', 'magic', 'food'],
    remove_categories: ['food'],
    add_categories: ['mobs', 'economy'],
    additional_categories: ['storage'],
    add_additional_categories: ['library', 'social'],
    remove_additional_categories: ['social', 'storage'],
  });
  expect(sent.status).toBe(204);
  await both({
    categories: ['adventure', 'magic', 'mobs'],
    additional_categories: ['library', 'social'],
  });
  expect((await bulk({ remove_categories: ['adventure', 'unknown'] })).status).toBe(204);
  await both({ categories: ['magic', 'mobs'] });
});

test('links are set, cleared and kept', async () => {
  const patreon = { id: 'patreon', platform: 'Patreon', url: 'https://patreon.com/a' };
  const kofi = { id: 'ko-fi', platform: 'Ko-fi', url: 'https://ko-fi.com/a' };
  const paypal = { id: 'paypal', platform: 'Paypal', url: 'https://paypal.me/a' };
  const issues_url = 'https://example.org/issues';
  const wiki_url = 'https://example.org/wiki';
  expect((await bulk({ issues_url, wiki_url, donation_urls: [patreon] })).status).toBe(204);
  await both({ issues_url, wiki_url, discord_url: null, donation_urls: [patreon] });
  const discord_url = 'https://discord.gg/a';
  const sent = { discord_url, issues_url: null, add_donation_urls: [kofi] };
  expect((await bulk(sent)).status).toBe(204);
  await both({ discord_url, wiki_url, issues_url: null, donation_urls: [patreon, kofi] });
  const last = {
    donation_urls: [patreon, kofi],
    add_donation_urls: [paypal],
    remove_donation_urls: [kofi],
  };
  expect((await bulk(last)).status).toBe(204);
  await both({ donation_urls: [patreon, paypal] });
});

test('all or nothing', async () => {
  const foreign = await publishProject(site, enemy);
  const wiki_url = 'https://example.org/other';
  const slug = String((await get(ids[0])).slug);
  const hidden = await publishProject(site, owner, { approve: false });
  const cases: [string[], number][] = [
    [[...ids, 'ZZZZZZZZ'], 400],
    [[ids[0], slug], 400],
    [[...ids, foreign.id], 401],
    [[...ids, hidden.id], 204],
  ];
  for (const [on, status] of cases) {
    expect([on, (await bulk({ wiki_url }, owner, on)).status]).toEqual([on, status]);
    if (status !== 204) expect((await get(ids[0])).wiki_url).not.toBe(wiki_url);
  }
  await both({ wiki_url });
  expect((await bulk({ wiki_url: null }, {})).status).toBe(401);
  expect((await bulk({ wiki_url: null }, enemy)).status).toBe(401);
  expect((await bulk({ wiki_url: null }, moderator)).status).toBe(204);
  for (const body of [
    { categories: ['nonesuch'] },
    { add_categories: ['nonesuch'] },
    { add_categories: ['magic', 'food', 'mobs', 'economy'] },
    { wiki_url: 'nonsense' },
    { donation_urls: [{ id: 'nonesuch', url: 'https://x.org' }] },
  ]) {
    expect((await bulk(body)).status).toBe(400);
  }
  expect((await patch(site, owner, '/v2/projects', {})).status).toBe(400);
});
