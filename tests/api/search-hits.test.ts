import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject, versionData } from '../fixtures/publish.ts';
import { addVersion, downloadOnce, picture, read } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

interface Found {
  hits: Record<string, unknown>[];
  offset: number;
  limit: number;
  total_hits: number;
}

async function search(query: string): Promise<Found> {
  await site.site.search.settled();
  return read<Found>(site, `/v2/search?${query}`);
}

test('S3.080 S3.081 S3.082 S3.083 S3.084 S3.085 S3.086 S3.087 S3.088 S3.089 S3.090 S3.091 S3.092 S3.093 S3.094 S3.095 S3.096 S3.097 S3.098 S3.099 S3.100 a hit tells all of a project that a card shows', async () => {
  const { id, slug, versionId } = await publishProject(site, owner, {
    data: {
      title: 'Lanterns of basalt',
      categories: ['decoration'],
      additional_categories: ['magic'],
      initial_versions: [versionData({ game_versions: ['1.20.1', '1.20.4'] })],
    },
  });
  const send = async (path: string, r: number) =>
    site.call(`/v2/project/${id}/${path}`, {
      method: path.startsWith('icon') ? 'PATCH' : 'POST',
      token: owner.token,
      body: await picture({ r }),
    });
  await send('icon?ext=png', 10);
  await send('gallery?ext=png&featured=true', 20);
  await send('gallery?ext=png&featured=false', 30);
  const { id: newest } = await addVersion(site, owner, id, { version_number: '2' });
  await site.call(`/v2/project/${id}/follow`, { method: 'POST', token: owner.token });
  await downloadOnce(site, versionId);

  const { hits } = await search('query=lanterns');
  const project = await read<Record<string, unknown>>(site, `/v2/project/${id}`);
  const gallery = project.gallery as { url: string; featured: boolean }[];
  const date = (text: unknown) => String(text).replace('Z', '+00:00');
  expect(hits).toEqual([
    {
      project_id: id,
      project_type: 'mod',
      all_project_types: ['mod'],
      slug,
      author: owner.username,
      author_id: owner.id,
      organization: null,
      organization_id: null,
      title: 'Lanterns of basalt',
      description: project.description,
      categories: ['decoration', 'fabric', 'magic'],
      display_categories: ['decoration', 'fabric'],
      versions: ['1.20.1', '1.20.4'],
      downloads: 1,
      follows: 1,
      icon_url: project.icon_url,
      date_created: date(project.approved),
      date_modified: date(project.updated),
      latest_version: newest,
      license: 'MIT',
      client_side: 'required',
      server_side: 'optional',
      environment: ['client_only_server_optional'],
      disclosure_types: [],
      gallery: [gallery.find((item) => !item.featured)?.url],
      featured_gallery: gallery.find((item) => item.featured)?.url,
      color: project.color,
    },
  ]);
  expect(project.color).toBeTypeOf('number');
});

test('S3.101 S3.102 S3.103 S3.104 an answer tells its page and how many there are', async () => {
  for (let count = 0; count < 6; count += 1) {
    await publishProject(site, owner, { data: { title: `Paged stone ${count}` } });
  }
  const all = await search('query=paged');
  expect(all).toMatchObject({ offset: 0, limit: 10, total_hits: 6 });
  const page = await search('query=paged&offset=4&limit=3');
  expect(page).toMatchObject({ offset: 4, limit: 3, total_hits: 6 });
  expect(page.hits).toEqual(all.hits.slice(4));
});
