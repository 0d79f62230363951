import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarkdownRenderer } from '#platform/markdown/index.ts';
import { publishProject, versionData } from '#tests/fixtures/publish.ts';
import { startTestSite, type TestSite, type TestUser } from '#tests/fixtures/test-site.ts';
import { createAddresses } from '../addresses.ts';
import { renderAll, renderedAddress, renderIfMoved } from './render-all.ts';

const NEW = 'https://mods.example.net';
let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

const quiet = () => {};
const text = async (path: string) => (await site.call(path)).text();

test('rendering everything anew changes nothing that was right', async () => {
  const { id, versionId } = await publishProject(site, owner, { data: { body: '**bold**' } });
  const paths = [`/v2/project/${id}`, `/v2/version/${versionId}`, `/v2/project/${id}/version`];
  const before = await Promise.all(paths.map(text));
  await renderAll(site.site.services, quiet);
  await site.site.events.barrier();
  expect(await Promise.all(paths.map(text))).toEqual(before);
});

test('at a new address everything tells the new one, and running sites follow', async () => {
  const { services } = site.site;
  const old = services.addresses.site;
  const { id, versionId } = await publishProject(site, owner, {
    data: {
      title: 'Wanderer',
      initial_versions: [versionData({ version_body: `![p](${old}/data/images/x.png)` })],
    },
  });
  const picture = await sharp({
    create: { width: 80, height: 80, channels: 3, background: '#335' },
  })
    .png()
    .toBuffer();
  const post = { token: owner.token, body: picture };
  await site.call(`/v2/project/${id}/icon?ext=png`, { method: 'PATCH', ...post });
  await site.call(`/v2/project/${id}/gallery?ext=png&featured=false`, { method: 'POST', ...post });
  const own = (await (await site.call(`/v2/project/${id}`)).json()).icon_url;
  await site.call(`/v2/project/${id}`, {
    method: 'PATCH',
    token: owner.token,
    body: { body: `See ![me](${own}) and <${old}/mods>` },
  });
  await renderIfMoved(services, quiet);

  const moved = {
    ...services,
    addresses: createAddresses(NEW),
    markdown: createMarkdownRenderer({ siteOrigins: [NEW], imageProxy: '/_image' }),
  };
  expect(await renderIfMoved(moved, quiet)).toBe(true);
  expect(await renderIfMoved(moved, quiet)).toBe(false);
  expect(await renderedAddress(services.db)).toBe(NEW);
  await site.site.search.settled();

  const project = await (await site.call(`/v2/project/${id}`)).json();
  expect(project.icon_url).toMatch(/^https:\/\/mods\.example\.net\/data\/images\//);
  expect(project.gallery[0].raw_url).toMatch(/^https:\/\/mods\.example\.net\/data\/images\//);
  expect(project.body).toContain(`![me](${NEW}/data/images/`);
  // What people wrote about other pages of the old address is theirs.
  expect(project.body).toContain(`${old}/mods`);
  const version = await (await site.call(`/v2/version/${versionId}`)).json();
  expect(version.files[0].url).toMatch(`${NEW}/data/${id}/versions/${versionId}/`);
  expect(version.changelog).toBe(`![p](${NEW}/data/images/x.png)`);
  const [hit] = (await (await site.call('/v2/search?query=wanderer')).json()).hits;
  expect(hit.icon_url).toBe(project.icon_url);
});

test('documents of what does not exist are removed', async () => {
  const { services } = site.site;
  await services.db
    .insertInto('documents')
    .values({ kind: 'search', id: 'ghost123', body: '{}', etag: '"x"', is_public: true })
    .execute();
  await renderAll(services, quiet);
  const rows = await services.db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', 'ghost123')
    .execute();
  expect(rows).toEqual([]);
});
