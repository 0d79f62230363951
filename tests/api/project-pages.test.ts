import { afterAll, beforeAll, expect, test } from 'vitest';
import { multiplyVersions } from '../../bench/many-versions.ts';
import { pageData } from '../fixtures/page-data.ts';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, draft, patch, picture, sendProject, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

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

const location = async (path: string) => {
  const response = await site.call(path);
  return [response.status, response.headers.get('location')];
};

/** What a page says, without its elements. */
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('S1.001 S2.004 S2.028 S3.009 S3.010 a visitor reads title, summary and description in the HTML', async () => {
  const { slug } = await publishProject(site, owner, {
    data: {
      title: 'Basalt <Bridges>',
      description: 'Bridges of basalt & nothing else.',
      body: '# What it is\n\nA **bridge**.\n\n<script>alert(1)</script>',
    },
  });
  const response = await site.call(`/mod/${slug}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Basalt &lt;Bridges&gt;<\/h1>/);
  expect(html).toContain('Bridges of basalt &amp; nothing else.');
  expect(html).toContain('<strong>bridge</strong>');
  expect(html).not.toContain('<script>alert');
});

test('S2.020 S2.021 every other address of a project leads to its own for good, with its query', async () => {
  const { id, slug } = await publishProject(site, owner);
  const own = `/mod/${slug}`;
  expect(await location(`/mod/${id}`)).toEqual([301, own]);
  expect(await location(`/modpack/${slug}`)).toEqual([301, own]);
  expect(await location(`/project/${id}`)).toEqual([301, own]);
  expect(await location(`/mod/${slug.toUpperCase()}/versions?c=beta&page=2`)).toEqual([
    301,
    `${own}/versions?c=beta&page=2`,
  ]);
  const renamed = `${slug}-renamed`;
  await patch(site, owner, `/v2/project/${id}`, { slug: renamed });
  expect(await location(`/mod/${slug}/gallery`)).toEqual([301, `/mod/${renamed}/gallery`]);
  expect(await pageData(site, `/mod/${slug}`)).toEqual({
    redirect: `/mod/${renamed}`,
    status: 301,
  });
});

test('S2.023 S2.024 S2.025 S2.026 S2.027 the address names the type that the loaders make', async () => {
  const typeOf = async (loaders: string[]) => {
    const { slug, versionId } = await publishProject(site, owner);
    await patch(site, owner, `/v2/version/${versionId}`, { loaders });
    return (await location(`/project/${slug}`))[1]?.toString().split('/')[1];
  };
  expect(await typeOf(['fabric'])).toBe('mod');
  expect(await typeOf(['paper'])).toBe('plugin');
  expect(await typeOf(['velocity'])).toBe('plugin');
  expect(await typeOf(['datapack'])).toBe('datapack');
  expect(await typeOf(['datapack', 'paper'])).toBe('datapack');
  expect(await typeOf(['iris'])).toBe('shader');
});

test('S2.210 an unknown type is no page, an unknown project is not found', async () => {
  const { slug } = await publishProject(site, owner);
  const wrong = await site.call(`/sheep/${slug}`);
  expect(wrong.status).toBe(404);
  expect(words(await wrong.text())).toContain(`Page Not Found: /sheep/${slug}`);
  const unknown = await site.call('/mod/there-is-no-such-project');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Project not found');
  expect((await site.call(`/mod/${slug}/no-such-part`)).status).toBe(404);
});

test('S3.051 a project without versions has its page at /project/', async () => {
  const response = await sendProject(site, owner, draft(), []);
  const { slug } = (await response.json()) as { slug: string };
  const answer = await pageData(site, `/project/${slug}`, await signedIn(site, owner));
  expect(answer.data.project.about.path).toBe(`/project/${slug}`);
  expect(answer.data.project.counts.versions).toBe(0);
  expect(answer.data['project/description'].mayEdit).toBe(true);
});

test('S4.001 S4.003 who sees a project depends on its status', async () => {
  const { id, slug } = await publishProject(site, owner);
  const admin = await site.user({ role: 'admin' });
  const seenBy = async (headers?: Record<string, string>) =>
    (await site.call(`/mod/${slug}`, { headers })).status;
  const [member, other, staff] = await Promise.all(
    [owner, stranger, moderator].map((user) => signedIn(site, user)),
  );
  const open = [200, 200, 200, 200];
  const closed = [404, 404, 200, 200];
  const expected = {
    approved: open,
    archived: open,
    unlisted: open,
    withheld: open,
    private: closed,
    rejected: closed,
    draft: closed,
    processing: closed,
  };
  for (const [status, seen] of Object.entries(expected)) {
    await patch(site, admin, `/v2/project/${id}`, { status });
    const found = [await seenBy(), await seenBy(other), await seenBy(member), await seenBy(staff)];
    expect([status, ...found]).toEqual([status, ...seen]);
  }
});

test('a hidden project is never kept for others, and never redirected to', async () => {
  const { id, slug } = await publishProject(site, owner, { approve: false });
  const member = await signedIn(site, owner);
  const seen = await site.call(`/mod/${slug}`, { headers: member });
  expect(seen.status).toBe(200);
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  expect(await location(`/mod/${id}`)).toEqual([404, null]);
  expect((await site.call(`/mod/${slug}`)).status).toBe(404);
});

test('S2.007 S2.031 moderation is for members and staff', async () => {
  const { slug, id } = await publishProject(site, owner, { approve: false });
  const path = `/mod/${slug}/moderation`;
  const as = async (user: TestUser) => {
    const answer = await pageData(site, path, await signedIn(site, user));
    return answer.data?.['project/moderation']?.may ?? answer.error;
  };
  expect((await site.call(path)).status).toBe(404);
  expect(await as(owner)).toEqual({ submit: false, approve: false });
  expect(await as(moderator)).toEqual({ submit: false, approve: true });
  await patch(site, moderator, `/v2/project/${id}`, { status: 'rejected' });
  expect(await as(owner)).toEqual({ submit: true, approve: false });
  await patch(site, moderator, `/v2/project/${id}`, { status: 'approved' });
  expect((await site.call(path)).status).toBe(404);
  expect((await site.call(`/mod/${slug}`)).status).toBe(200);
  const html = await (await site.call(path, { headers: await signedIn(site, stranger) })).text();
  expect(html).not.toContain('passed review');
});

test('S2.032 S2.033 S2.034 S2.035 S3.039 S3.040 S3.043 S3.044 S3.045 S3.046 S3.047 S3.048 S3.049 the sidebar tells all about a project', async () => {
  const { slug } = await publishProject(site, owner, {
    data: {
      license_id: 'MIT',
      license_url: 'https://example.net/licence',
      issues_url: 'https://example.net/issues',
      source_url: 'https://example.net/source',
      wiki_url: 'https://example.net/wiki',
      discord_url: 'https://discord.gg/example',
      donation_urls: [{ id: 'ko-fi', platform: 'Ko-fi', url: 'https://ko-fi.com/example' }],
    },
  });
  const html = await (await site.call(`/mod/${slug}`)).text();
  const aside = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
  for (const [text, href] of [
    ['Report issues', 'https://example.net/issues'],
    ['View source', 'https://example.net/source'],
    ['Visit wiki', 'https://example.net/wiki'],
    ['Join Discord', 'https://discord.gg/example'],
    ['Donate with Ko-fi', 'https://ko-fi.com/example'],
    ['MIT', 'https://example.net/licence'],
    [owner.username, `/user/${owner.username}`],
    ['Fabric', '/mods?g=categories%3Afabric'],
  ]) {
    expect(aside).toContain(text);
    expect(aside).toContain(`href="${href}"`);
  }
  expect(aside).toContain('Minecraft: Java Edition');
  expect(aside).toContain('Published');
  expect(aside).toMatch(/<time[^>]*data-tip="[A-Z][a-z]+ \d+, \d{4} at/);
});

test('S3.041 S3.042 S4.005 a queued project tells members when it was submitted and that it is under review', async () => {
  const { slug } = await publishProject(site, owner, { approve: false });
  const page = await site.call(`/mod/${slug}`, { headers: await signedIn(site, owner) });
  const html = await page.text();
  expect(html).toContain('Under review');
  expect(html).toContain('Submitted');
  expect(html).toContain('Updated');
});

test('S3.055 each status has its own word', async () => {
  const { id, slug } = await publishProject(site, owner);
  const admin = await site.user({ role: 'admin' });
  const headers = await signedIn(site, owner);
  const told = {
    approved: 'Public',
    archived: 'Archived',
    unlisted: 'Unlisted',
    private: 'Private',
    rejected: 'Rejected',
    withheld: 'Unlisted by staff',
    processing: 'Under review',
    draft: 'Draft',
    scheduled: 'Scheduled',
    unknown: 'Unknown',
  };
  for (const [status, word] of Object.entries(told)) {
    await patch(site, admin, `/v2/project/${id}`, { status });
    const html = await (await site.call(`/mod/${slug}`, { headers })).text();
    expect(html, status).toContain(`${word}</span>`);
  }
});

test('the head names the project for search engines, and keeps hidden ones out', async () => {
  const { id, slug } = await publishProject(site, owner, {
    data: { title: 'Gneiss Gates', description: 'Gates of gneiss.' },
  });
  const html = await (await site.call(`/mod/${slug}?utm=1`)).text();
  expect(html).toContain('<title>Gneiss Gates - Minecraft Mod</title>');
  expect(html).toContain(
    `<link rel="canonical" href="${site.url.replace('127.0.0.1', 'localhost')}/mod/${slug}">`,
  );
  expect(html).toContain('"@type":"SoftwareApplication"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).not.toContain('name="robots"');
  await patch(site, await site.user({ role: 'admin' }), `/v2/project/${id}`, {
    status: 'unlisted',
  });
  expect(await (await site.call(`/mod/${slug}`)).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test('S2.006 S2.029 S3.057 S3.060 S3.061 S3.062 S3.063 the gallery shows every picture in its order', async () => {
  const { id, slug } = await publishProject(site, owner);
  for (const [title, ordering, featured] of [
    ['Second', 2, true],
    ['First', 1, false],
  ] as const) {
    const query = new URLSearchParams({
      ext: 'png',
      featured: String(featured),
      title,
      description: `${title} picture`,
      ordering: String(ordering),
    });
    const added = await site.call(`/v2/project/${id}/gallery?${query}`, {
      method: 'POST',
      token: owner.token,
      body: await picture({ r: 10 + ordering, width: 90, height: 60 }),
      headers: { 'content-type': 'image/png' },
    });
    expect(added.status).toBe(204);
  }
  const answer = await pageData(site, `/mod/${slug}/gallery`);
  const { pictures } = answer.data['project/gallery'];
  expect(pictures.map((one: { title: string }) => one.title)).toEqual(['First', 'Second']);
  expect(pictures[1]).toMatchObject({
    featured: true,
    description: 'Second picture',
    width: 90,
    height: 60,
  });
  expect(answer.data.project.counts.gallery).toBe(2);
  const html = await (await site.call(`/mod/${slug}/gallery`)).text();
  expect(html).toContain('alt="First picture"');
});

test('S2.005 S3.076 the changelog is newest first, filtered by its address, and tells repeats', async () => {
  const { id, slug } = await publishProject(site, owner);
  await addVersion(site, owner, id, { version_number: '2.0.0', version_body: '*Same*' });
  await addVersion(site, owner, id, { version_number: '2.0.1', version_body: '*Same*' });
  await addVersion(site, owner, id, {
    version_number: '3.0.0',
    version_body: 'New',
    release_channel: 'beta',
    game_versions: ['1.20'],
  });
  const entries = async (query = '') =>
    (await pageData(site, `/mod/${slug}/changelog${query}`)).data['project/changelog'].entries;
  const all = await entries();
  expect(all.map((one: { number: string }) => one.number)).toEqual([
    '3.0.0',
    '2.0.1',
    '2.0.0',
    '1.2.3',
  ]);
  expect(all[1]).toMatchObject({ repeats: true, html: '' });
  expect(all[2].html).toContain('<em>Same</em>');
  expect((await entries('?c=beta')).map((one: { number: string }) => one.number)).toEqual([
    '3.0.0',
  ]);
  expect((await entries('?g=1.20&g=1.19')).length).toBe(1);
  expect(await entries('?l=forge')).toEqual([]);
});

test('a project with 5,000 versions opens with as little as one with few', async () => {
  const few = await publishProject(site, owner);
  const many = await publishProject(site, owner);
  await multiplyVersions(site.site.services, few.slug, 60);
  await multiplyVersions(site.site.services, many.slug, 5000);
  const size = async (path: string) => JSON.stringify(await pageData(site, path)).length;
  for (const part of ['', '/versions', '/versions?page=2', '/changelog', '/gallery']) {
    const small = await size(`/mod/${few.slug}${part}`);
    const large = await size(`/mod/${many.slug}${part}`);
    expect.soft(large, part).toBeLessThan(small + 2000);
  }
  const answer = await pageData(site, `/mod/${many.slug}/versions?page=250`);
  const { versions, total, lastPage } = answer.data['project/versions'];
  expect([versions.length, total, lastPage]).toEqual([20, 5000, 250]);
  expect(await location(`/mod/${many.slug}/versions?page=251`)).toEqual([
    302,
    `/mod/${many.slug}/versions?page=250`,
  ]);
});

test('S1.004 following shows on the page of who follows', async () => {
  const { id, slug } = await publishProject(site, owner);
  const headers = await signedIn(site, stranger);
  const follows = async () =>
    (await pageData(site, `/mod/${slug}`, headers)).data.project.viewer.follows;
  expect(await follows()).toBe(false);
  const call = { method: 'POST', headers };
  expect((await site.call(`/v2/project/${id}/follow`, call)).status).toBe(204);
  expect(await follows()).toBe(true);
  expect((await pageData(site, `/mod/${slug}`)).data.project.followers).toBe(1);
  expect(await (await site.call(`/mod/${slug}`)).text()).toContain(
    `/auth/sign-in?redirect=${encodeURIComponent(`/mod/${slug}`)}`,
  );
});
