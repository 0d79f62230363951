import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectData, publishProject, versionData } from '../fixtures/publish.ts';
import {
  draft,
  jar,
  jarPart,
  multipart,
  type Part,
  patch,
  picture,
  read,
  sendProject,
  sendVersion,
  sha1,
} from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser, uniqueName } from '../fixtures/test-site.ts';

interface Project {
  id: string;
  slug: string;
  project_type: string;
  loaders: string[];
  versions: string[];
  game_versions: string[];
  environment: string[];
  client_side: string;
  server_side: string;
}

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

async function create(changes: Record<string, unknown> = {}, parts?: Part[]): Promise<Project> {
  const response = await sendProject(site, owner, changes, parts);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

test('S3.001 S3.004 S3.005 S3.006 S3.009 S3.010 S3.011 S3.012 S3.013 S3.020 S3.021 S3.022 S3.028 S3.037 a project with a jar is there at once, by id and slug', async () => {
  const part = jarPart();
  const slug = uniqueName('Slug-Of_it.');
  const created = await create({ slug, title: 'A title', body: '# Body' }, [part]);
  const read1 = await read<Project>(site, `/v2/project/${slug}`, owner.token);
  const read2 = await read<Project>(site, `/v2/project/${created.id}`, owner.token);
  const read3 = await read<Project>(site, `/v2/project/${slug.toUpperCase()}`, owner.token);
  expect(read1).toEqual(created);
  expect(read2).toEqual(created);
  expect(read3).toEqual(created);
  expect(created).toMatchObject({
    id: expect.stringMatching(/^[1-9A-Za-z][0-9A-Za-z]{7}$/),
    slug: slug.toLowerCase(),
    project_type: 'mod',
    title: 'A title',
    description: expect.stringContaining('test'),
    body: '# Body',
    body_url: null,
    status: 'processing',
    requested_status: 'approved',
    approved: null,
    queued: expect.stringMatching(/Z$/),
    published: expect.stringMatching(/Z$/),
    license: { id: 'MIT', name: 'MIT License', url: null },
    downloads: 0,
    followers: 0,
    organization: null,
    thread_id: expect.any(String),
    monetization_status: 'monetized',
    moderator_message: null,
    client_side: 'required',
    server_side: 'optional',
    environment: ['client_only_server_optional'],
    versions: [expect.any(String)],
  });
  const byHash = await site.call(`/v2/version_file/${sha1(part.bytes)}`, { token: owner.token });
  expect((await byHash.json()).id).toBe(created.versions[0]);
});

test('bytes and slugs belong to one project', async () => {
  const bytes = jar();
  const { slug } = await create({}, [{ name: 'file', filename: 'one.jar', bytes }]);
  const copy = await sendProject(site, owner, {}, [{ name: 'file', filename: 'two.jar', bytes }]);
  expect(copy.status).toBe(400);
  const named = await sendProject(site, owner, { slug: slug.toUpperCase() });
  expect(named.status).toBe(400);
  expect(await named.json()).toMatchObject({ error: 'invalid_input', field: 'slug' });
  expect((await sendProject(site, owner, {}, [jarPart()])).status).toBe(200);
});

test('a deleted project is gone by slug, id and hash, and its slug is free', async () => {
  const part = jarPart();
  const { id, slug, versions } = await create({}, [part]);
  const path = `/v2/project/${slug}`;
  expect((await site.call(path, { method: 'DELETE', token: owner.token })).status).toBe(204);
  for (const gone of [
    path,
    `/v2/project/${id}`,
    `/v2/version/${versions[0]}`,
    `/v2/version_file/${sha1(part.bytes)}`,
  ]) {
    expect((await site.call(gone, { token: owner.token })).status).toBe(404);
  }
  expect((await create({ slug }, [part])).slug).toBe(slug);
  expect((await site.call(path, { method: 'DELETE' })).status).toBe(401);
  const unknown = await site.call('/v2/project/nonesuch', { method: 'DELETE', token: owner.token });
  expect(unknown.status).toBe(401);
});

describe('slugs', () => {
  test.each(['valid-slug', 'valid_slug', 'valid.slug', 'valid123', 'UPPER'])(
    '%s is one',
    async (slug) => {
      const { slug: taken } = await create(draft({ slug }), []);
      expect(taken).toBe(slug.toLowerCase());
    },
  );

  test.each([
    'in/valid',
    '../invalid',
    'in"valid',
    'in$valid',
    'in valid',
    'in#valid',
    'ab',
    'x'.repeat(65),
    'ünder',
  ])('%s is none', async (slug) => {
    expect((await sendProject(site, owner, draft({ slug }), [])).status).toBe(400);
  });

  test('the id of a project in any letter case, and a slug that still leads somewhere, are taken', async () => {
    const { id, slug } = await create(draft(), []);
    for (const text of [id, id.toLowerCase(), id.toUpperCase()]) {
      expect((await sendProject(site, owner, draft({ slug: text }), [])).status).toBe(400);
    }
    const next = uniqueName('next');
    await patch(site, owner, `/v2/project/${id}`, { slug: next });
    expect((await sendProject(site, owner, draft({ slug }), [])).status).toBe(400);
    expect((await patch(site, owner, `/v2/project/${id}`, { slug })).status).toBe(204);
  });

  test('two creations at once with one slug: one of them has it', async () => {
    const slug = uniqueName('race');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => sendProject(site, owner, draft({ slug }), [])),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400, 400]);
  });
});

test('S3.003 many versions at once, each with its files', async () => {
  const parts = ['a', 'b', 'b-sources'].map((name) => jarPart(name));
  const project = await create(
    {
      initial_versions: [
        versionData({ version_number: '1', file_parts: ['a'] }),
        versionData({
          version_number: '2',
          file_parts: ['b', 'b-sources'],
          primary_file: 'b-sources',
          game_versions: ['1.20.4'],
        }),
      ],
    },
    parts,
  );
  expect(project.versions).toHaveLength(2);
  expect(project.game_versions).toEqual(['1.20.1', '1.20.4']);
  const second = await read<{ version_number: string; files: object[] }>(
    site,
    `/v2/version/${project.versions[1]}`,
    owner.token,
  );
  expect(second).toMatchObject({
    version_number: '2',
    files: [
      { filename: parts[2].filename, primary: true },
      { filename: parts[1].filename, primary: false },
    ],
  });
});

test('older names of the fields, lists and links are read', async () => {
  const { title, slug, description, body, ...rest } = projectData();
  const data = {
    ...rest,
    mod_name: title,
    mod_slug: slug,
    mod_description: description,
    mod_body: body,
    license_id: 'LicenseRef-Own',
    license_url: 'https://example.org/licence',
    issues_url: 'https://example.org/issues',
    categories: ['magic'],
    additional_categories: ['food', 'magic'],
    donation_urls: [
      { id: 'whatever', platform: 'ko-fi', url: 'https://ko-fi.com/x' },
      { id: 'patreon', platform: 'Patreon', url: 'https://patreon.com/x' },
    ],
  };
  const form = multipart(data, [jarPart()]);
  const sent = await site.call('/v2/project', { method: 'POST', token: owner.token, body: form });
  expect(await sent.json()).toMatchObject({
    title,
    slug,
    description,
    license: { id: 'LicenseRef-Own', name: '', url: 'https://example.org/licence' },
    issues_url: 'https://example.org/issues',
    source_url: null,
    categories: ['magic'],
    additional_categories: ['food'],
    donation_urls: [
      { id: 'ko-fi', platform: 'Ko-fi', url: 'https://ko-fi.com/x' },
      { id: 'patreon', platform: 'Patreon', url: 'https://patreon.com/x' },
    ],
  });
});

test('S4.006 a draft waits, is submitted, and goes where it asked to', async () => {
  const made = await create(draft({ requested_status: 'unlisted' }), []);
  const path = `/v2/project/${made.id}`;
  const state = () => read<Record<string, string>>(site, path, owner.token);
  expect(await state()).toMatchObject({ status: 'draft', queued: null });
  expect((await patch(site, owner, path, { status: 'processing' })).status).toBe(400);
  await sendVersion(site, owner, made.id);
  expect((await patch(site, owner, path, { status: 'processing' })).status).toBe(204);
  expect(await state()).toMatchObject({
    status: 'processing',
    requested_status: 'unlisted',
    queued: expect.any(String),
  });
});

test('S3.050 what a creation refuses names the field', async () => {
  const version = (changes: Record<string, unknown>) => ({
    initial_versions: [versionData(changes)],
  });
  const url = `https://example.org/${'x'.repeat(2048)}`;
  const bad: [Record<string, unknown>, string][] = [
    [{ title: undefined }, 'title'],
    [{ title: 'ab' }, 'title'],
    [{ title: '     ' }, 'title'],
    [{ title: 't'.repeat(65) }, 'title'],
    [{ title: 5 }, 'title'],
    [{ slug: undefined }, 'slug'],
    [{ description: 'ab' }, 'description'],
    [{ description: 'd'.repeat(256) }, 'description'],
    [{ body: 'b'.repeat(65_537) }, 'body'],
    [{ project_type: 'nonesuch' }, 'project_type'],
    [{ client_side: 'maybe' }, 'client_side'],
    [{ server_side: undefined }, 'server_side'],
    [{ categories: ['nonesuch'] }, 'categories'],
    [{ categories: ['magic', 'food', 'mobs', 'economy'] }, 'categories'],
    [{ additional_categories: ['nonesuch'] }, 'additional_categories'],
    [{ license_id: 'My own words' }, 'license_id'],
    [{ issues_url: 'nonsense' }, 'issues_url'],
    [{ source_url: 'http://example.org' }, 'source_url'],
    [{ wiki_url: 'https://[' }, 'wiki_url'],
    [{ discord_url: url }, 'discord_url'],
    [{ license_url: 'javascript:alert(1)' }, 'license_url'],
    [{ donation_urls: [{ id: 'nonesuch', url: 'https://x.org' }] }, 'donation_urls.0.id'],
    [{ donation_urls: [{ id: 'patreon', url: 'nonsense' }] }, 'donation_urls.0.url'],
    [{ requested_status: 'processing' }, 'requested_status'],
    [{ requested_status: 'nonesuch' }, 'requested_status'],
    [{ organization_id: 'ABCDEFGH' }, 'organization_id'],
    [{ initial_versions: [] }, 'file'],
    [version({ loaders: ['nonesuch'] }), 'loaders'],
    [version({ loaders: [] }), 'initial_versions.0.loaders'],
    [version({ game_versions: ['0'] }), 'game_versions'],
    [version({ release_channel: undefined }), 'version_type'],
    [version({ environment: 'nowhere' }), 'initial_versions.0.environment'],
    [version({ file_parts: [] }), 'initial_versions.0.file_parts'],
    [version({ file_parts: ['other'] }), 'file'],
    [
      version({ dependencies: [{ dependency_type: 'needed' }] }),
      'initial_versions.0.dependencies.0.dependency_type',
    ],
    [version({ dependencies: twice }), 'dependencies.1'],
    [
      { initial_versions: [versionData(), versionData({ version_number: '2' })] },
      'initial_versions.1.file_parts',
    ],
  ];
  for (const [changes, field] of bad) {
    const response = await sendProject(site, owner, changes);
    const answer = await response.json();
    expect([changes, response.status, answer.error, answer.field]).toEqual([
      changes,
      400,
      'invalid_input',
      field,
    ]);
    expect(Object.keys(answer)).toEqual(['error', 'description', 'field']);
  }
});

const twice = [
  { file_name: 'a.jar', dependency_type: 'required' },
  { file_name: 'a.jar', dependency_type: 'optional' },
];

test('drafts alone may be without versions', async () => {
  const response = await sendProject(site, owner, { initial_versions: [] }, []);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'initial_versions' });
});

test('pictures that do not fit refuse the whole', async () => {
  const item = (name: string, featured = false) => ({ item: name, featured });
  const icon = (bytes: Buffer) => ({ name: 'icon', filename: 'icon.png', bytes });
  const shot = async (name: string) => ({
    name,
    filename: `${name}.png`,
    bytes: await picture({ r: 3 }),
  });
  const cases: [Record<string, unknown>, Part[]][] = [
    [{}, [icon(Buffer.alloc(262_145)), jarPart()]],
    [{}, [icon(Buffer.from('no picture')), jarPart()]],
    [{ gallery_items: [item('missing')] }, [jarPart()]],
    [
      { gallery_items: [item('a', true), item('b', true)] },
      [await shot('a'), await shot('b'), jarPart()],
    ],
    [{ gallery_items: [{ item: 'a' }] }, [await shot('a'), jarPart()]],
    [{}, [await shot('stray'), jarPart()]],
  ];
  for (const [changes, parts] of cases) {
    const slug = uniqueName('nothing');
    expect((await sendProject(site, owner, { slug, ...changes }, parts)).status).toBe(400);
    expect((await site.call(`/v2/project/${slug}/check`)).status).toBe(404);
  }
});

test('one person has 256 projects, an admin any number', async () => {
  const hoarder = await site.user();
  const admin = await site.user({ role: 'admin' });
  const { db } = site.site.services;
  for (const { id } of [hoarder, admin]) {
    const { slug } = await publishProject(site, { ...hoarder, token: await site.token(id, 'all') });
    const row = await db
      .selectFrom('projects')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 255 }, (_, index) => ({
      ...row,
      donation_urls: '[]',
      slug: null,
      id: `${id.slice(0, 5)}${String(index).padStart(3, '0')}`,
    }));
    await db.insertInto('projects').values(copies).execute();
  }
  const full = await sendProject(site, hoarder, draft(), []);
  expect([full.status, (await full.json()).error]).toEqual([400, 'limit_reached']);
  expect((await sendProject(site, admin, draft(), [])).status).toBe(200);
});
