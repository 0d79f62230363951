import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageData } from '../fixtures/page-data.ts';
import { publishSearchCatalogue } from '../fixtures/search-catalogue.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
let ids: Record<string, string>;
beforeAll(async () => {
  site = await startTestSite();
  ids = await publishSearchCatalogue(site);
});
afterAll(() => site?.close());

interface Option {
  value: string;
  count: number;
  folded?: true;
}

/** The data of a search page, and its parts as tests read them. */
async function search(path: string, headers?: Record<string, string>) {
  const { data } = await pageData(site, path, headers);
  const { projects, groups, ...rest } = data.search;
  const titles: string[] = projects.map(({ title }: { title: string }) => title);
  const options = (group: string): Option[] =>
    groups.find(({ id }: { id: string }) => id === group)?.options ?? [];
  const count = (group: string, value: string) =>
    options(group).find((one) => one.value === value)?.count;
  return { ...rest, projects, titles: titles.toSorted(), ordered: titles, groups, options, count };
}

const values = (options: Option[]) => options.map(({ value }) => value);

const PAGES = [
  [
    'S2.039',
    '/mods',
    [
      'Cursed Candles',
      'Lantern Works',
      'Old Rift Maps',
      'Quiet Minimap',
      'Server Clock',
      'Snapshot Sampler',
    ],
  ],
  ['S2.040', '/modpacks', ['Harbour Pack']],
  ['S2.041', '/plugins', ['Bungee Bell', 'Gate Keeper', 'Paper Mill']],
  ['S2.042', '/resourcepacks', ['Slate Textures', 'Tiny Textures']],
  ['S2.043', '/shaders', ['Low Sun', 'Screen Light']],
  ['S2.044 S9.029', '/datapacks', ['Wandering Wells']],
] as const;

for (const [rows, path, titles] of PAGES) {
  test(`${rows} ${path} lists in its HTML the projects of its type and no others`, async () => {
    const response = await site.call(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).split('id="hydration"')[0];
    for (const title of Object.keys(ids)) {
      const listed = html.includes(`>${title}</a>`);
      expect(listed, title).toBe((titles as readonly string[]).includes(title));
    }
    expect((await search(path)).titles).toEqual(titles);
  });
}

test('a path of one part that is no type of project is not a page', async () => {
  const response = await site.call('/quarries');
  expect(response.status).toBe(404);
});

test('S2.045 all six pages have the same parts, and the text goes along to another type', async () => {
  for (const [, path] of PAGES) {
    const html = await (await site.call(`${path}?q=lan&s=updated`)).text();
    for (const name of ['q', 's', 'm']) expect(html, path).toMatch(new RegExp(`name="${name}"`));
    expect(html).toContain('id="filters"');
    expect(html).toContain('Display mode');
    for (const [, other] of PAGES) expect(html).toContain(`href="${other}?q=lan&amp;s=updated"`);
  }
});

test('S1.002 a text finds projects by title, summary and author, and each tab counts its own', async () => {
  const found = await search('/mods?q=lantern');
  expect(found.titles).toEqual(['Lantern Works']);
  expect(found.tabs).toEqual({
    mod: 1,
    modpack: 0,
    plugin: 0,
    resourcepack: 0,
    shader: 0,
    datapack: 0,
  });
  const light = await search('/shaders?q=light');
  expect(light.titles).toEqual(['Screen Light']);
  expect((await search('/plugins?q=potsherd')).total).toBe(3);
});

test('S2.047 a game version keeps projects that have it, several keep those that have one of them', async () => {
  expect((await search('/mods?v=1.21.6')).titles).toEqual(['Cursed Candles', 'Lantern Works']);
  expect((await search('/mods?v=1.21.6&v=1.20.1')).titles).toEqual([
    'Cursed Candles',
    'Lantern Works',
    'Server Clock',
  ]);
});

test('S2.049 a loader keeps projects for it, and an excluded one those that have nothing for it', async () => {
  expect((await search('/mods?g=categories:quilt')).titles).toEqual(['Lantern Works']);
  expect((await search('/mods?g=categories:fabric&g=categories!=quilt')).titles).toEqual([
    'Cursed Candles',
    'Quiet Minimap',
    'Snapshot Sampler',
  ]);
  expect((await search('/modpacks?g=categories:fabric')).titles).toEqual(['Harbour Pack']);
  expect((await search('/modpacks?g=categories:forge')).titles).toEqual([]);
});

test('loader and game version must hold for the same version of a project', async () => {
  expect((await search('/mods?v=1.21.1&g=categories:quilt')).titles).toEqual(['Lantern Works']);
  expect((await search('/mods?v=1.20.1&g=categories:quilt')).titles).toEqual([]);
});

test('S2.046 an environment keeps what runs there without the other side, both what needs both', async () => {
  expect((await search('/mods?e=client')).titles).toEqual(['Cursed Candles', 'Quiet Minimap']);
  expect((await search('/mods?e=server')).titles).toEqual(['Server Clock']);
  expect((await search('/mods?e=client&e=server')).titles).toEqual([
    'Lantern Works',
    'Old Rift Maps',
    'Snapshot Sampler',
  ]);
});

test('S2.048 open source keeps projects whose licence is, excluded the others', async () => {
  const open = await search('/mods?l=open_source:true');
  expect(open.titles).not.toContain('Quiet Minimap');
  expect(open.total).toBe(5);
  expect((await search('/mods?l=open_source!=true')).titles).toEqual(['Quiet Minimap']);
});

test('S2.050 S9.026 plugins have a group of platforms with these three that filters', async () => {
  const all = await search('/plugins');
  expect(values(all.options('platform'))).toEqual(['bungeecord', 'waterfall', 'velocity']);
  expect((await search('/plugins?g=categories:velocity')).titles).toEqual(['Gate Keeper']);
  expect((await search('/plugins?g=categories:waterfall')).titles).toEqual(['Bungee Bell']);
});

test('S2.051 a project id in the address keeps or leaves out that project, by its title', async () => {
  const id = ids['Lantern Works'];
  const only = await search(`/mods?pid=project_id:${id}`);
  expect(only.titles).toEqual(['Lantern Works']);
  expect(only.named).toEqual({ [id]: 'Lantern Works' });
  const without = await search(`/mods?pid=project_id!=${id}`);
  expect(without.titles).not.toContain('Lantern Works');
  expect(without.total).toBe(5);
});

test('S9.025 the loaders of plugins are these six', async () => {
  const { options } = await search('/plugins');
  expect(values(options('loader'))).toEqual([
    'bukkit',
    'spigot',
    'paper',
    'purpur',
    'sponge',
    'folia',
  ]);
});

test('S9.027 S9.028 the loaders of mods are these seven, three of them folded away', async () => {
  const { options } = await search('/mods');
  const folded = options('loader').filter((one: Option) => one.folded);
  expect(values(options('loader')).toSorted()).toEqual([
    'fabric',
    'forge',
    'liteloader',
    'modloader',
    'neoforge',
    'quilt',
    'rift',
  ]);
  expect(values(folded).toSorted()).toEqual(['liteloader', 'modloader', 'rift']);
});

test('S9.031 S3.128 performance cost goes from potato to screenshot', async () => {
  const { options } = await search('/shaders');
  expect(values(options('performance'))).toEqual(['potato', 'low', 'medium', 'high', 'screenshot']);
});

test('S3.120 S3.121 packs and shaders have a group for each header of the tags, in order', async () => {
  const packs = await search('/resourcepacks');
  expect(packs.groups.map(({ id }: { id: string }) => id)).toEqual([
    'category',
    'feature',
    'resolution',
    'version',
    'license',
  ]);
  expect(values(packs.options('resolution'))).toEqual([
    '8x-',
    '16x',
    '32x',
    '48x',
    '64x',
    '128x',
    '256x',
    '512x+',
  ]);
  const shaders = await search('/shaders');
  expect(shaders.groups.map(({ id }: { id: string }) => id)).toEqual([
    'category',
    'feature',
    'performance',
    'loader',
    'version',
    'license',
  ]);
});

const SETS: [rows: string, path: string, group: string, words: string][] = [
  [
    'S3.122',
    '/mods',
    'category',
    'adventure cursed decoration economy equipment food game-mechanics library magic management minigame mobs optimization social storage technology transportation utility worldgen',
  ],
  [
    'S3.123',
    '/modpacks',
    'category',
    'adventure challenging combat kitchen-sink lightweight magic multiplayer optimization quests technology',
  ],
  [
    'S3.124',
    '/resourcepacks',
    'category',
    'combat cursed decoration modded realistic simplistic themed tweaks utility vanilla-like',
  ],
  [
    'S3.125',
    '/shaders',
    'category',
    'cartoon cursed fantasy realistic semi-realistic vanilla-like',
  ],
  [
    'S3.126',
    '/resourcepacks',
    'feature',
    'audio blocks core-shaders entities environment equipment fonts gui items locale models',
  ],
  [
    'S3.127',
    '/shaders',
    'feature',
    'atmosphere bloom colored-lighting foliage path-tracing pbr reflections shadows',
  ],
];

for (const [rows, path, group, words] of SETS) {
  test(`${rows} the ${group} filter of ${path} lists its tags`, async () => {
    expect(values((await search(path)).options(group))).toEqual(words.split(' '));
  });
}

test('categories narrow each other, resolutions widen', async () => {
  expect((await search('/mods?f=categories:decoration&f=categories:cursed')).titles).toEqual([
    'Cursed Candles',
  ]);
  expect((await search('/mods?f=categories:decoration&f=categories!=cursed')).titles).toEqual([
    'Lantern Works',
  ]);
  expect((await search('/resourcepacks?g=categories:64x&g=categories:8x-')).total).toBe(2);
});

test('each row tells how many results choosing it gives', async () => {
  const { count } = await search('/mods?v=1.21.6&f=categories:decoration');
  // Among an "any of" group its own choice does not count.
  expect(count('version', '1.21.1')).toBe(1);
  expect(count('version', '1.21.6')).toBe(2);
  expect(count('category', 'cursed')).toBe(1);
  expect(count('category', 'utility')).toBe(0);
  expect(count('loader', 'quilt')).toBe(1);
  expect(count('environment', 'client')).toBe(1);
  expect(count('license', 'true')).toBe(2);
  // An exclusion does not hide its own number.
  expect((await search('/mods?f=categories!=cursed')).count('category', 'cursed')).toBe(1);
});

test('snapshots are listed when asked for, and where they are chosen', async () => {
  const listed = async (path: string) => values((await search(path)).options('version'));
  expect(await listed('/mods')).not.toContain('25w14craftmine');
  expect(await listed('/mods?h=true')).toContain('25w14craftmine');
  expect(await listed('/mods?v=25w14craftmine')).toContain('25w14craftmine');
  expect((await search('/mods?v=25w14craftmine')).titles).toEqual(['Snapshot Sampler']);
});

test('S3.104 pages follow the size, and what is past the end is the last page', async () => {
  const first = await search('/mods?m=5&s=newest');
  const second = await search('/mods?m=5&s=newest&page=2');
  expect([first.pages, first.projects.length, second.projects.length]).toEqual([2, 5, 1]);
  expect([...first.titles, ...second.titles].toSorted()).toEqual(PAGES[0][2]);
  const past = await search('/mods?m=5&s=newest&page=999999999');
  expect(past.state.page).toBe(2);
  expect(past.titles).toEqual(second.titles);
});

test('S3.092 date published puts the newest first', async () => {
  const { ordered } = await search('/mods?s=newest');
  expect(ordered).toEqual([...PAGES[0][2]].sort((a, b) => order(b) - order(a)));
  function order(title: string) {
    return Object.keys(ids).indexOf(title);
  }
});

test('a search that finds nothing says which filter is in the way, most helpful first', async () => {
  const { total, rescue } = await search(
    '/mods?q=cursed&v=1.21.6&g=categories:fabric&f=categories:decoration&f=categories!=cursed',
  );
  expect(total).toBe(0);
  expect(rescue.drops).toEqual([
    { filter: { group: 'category', value: 'cursed', excluded: true }, count: 1 },
  ]);
  expect(rescue.withoutFilters).toBe(1);
  const html = await (await site.call('/mods?v=1.13.2&g=categories:fabric')).text();
  expect(html).toContain('Nothing matches these filters');
  expect(html).toMatch(/Dropping <b>1\.13\.2<\/b> leaves 4 results/);
});

test('a slip of the pen is answered with the word that was meant', async () => {
  const { total, didYouMean } = await search('/mods?q=lnatrens');
  expect(total === 0 ? didYouMean : 'found').toBeTruthy();
});

test('plain pages stand for themselves, filtered ones stay out of search engines', async () => {
  const html = async (path: string) => (await site.call(path)).text();
  const plain = await html('/mods');
  expect(plain).toContain('<title>Mods - Quarry</title>');
  expect(plain).toMatch(/rel="canonical" href="[^"]*\/mods"/);
  expect(plain).not.toContain('noindex');
  expect(plain).toContain('"@type":"ItemList"');
  const filtered = await html('/mods?m=5&page=2&v=1.21.6');
  expect(filtered).toContain('<meta name="robots" content="noindex, follow">');
  const sized = await html('/mods?m=5');
  expect(sized).toMatch(/rel="next" href="\/mods\?m=5&amp;page=2"/);
});

test('S2.052 S9.024 a page shows a type in the mode that is kept for it', async () => {
  const cookie = (mode: string) => ({
    cookie: `cosmetics=${encodeURIComponent(JSON.stringify({ searchDisplayMode: { mod: mode } }))}`,
  });
  expect((await search('/mods')).mode).toBe('list');
  expect((await search('/shaders')).mode).toBe('gallery');
  expect((await search('/mods', cookie('grid'))).state.size).toBe(18);
  expect((await search('/mods', cookie('gallery'))).mode).toBe('gallery');
});

test('S2.055 pictures of the gallery mode are the featured ones', async () => {
  const { projects } = await search('/resourcepacks');
  const slate = projects.find(({ title }: { title: string }) => title === 'Slate Textures');
  const project = await (await site.call(`/v2/project/${ids['Slate Textures']}`)).json();
  expect(slate.picture).toBe(project.gallery[0].url);
});

test('without scripts a link keeps a display mode and leads back, never away from the site', async () => {
  const choose = (query: Record<string, string>) =>
    site.call(`/_internal/display-mode?${new URLSearchParams(query)}`);
  const kept = await choose({ kind: 'mod', mode: 'grid', to: '/mods?q=a' });
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/mods?q=a']);
  const cookie = kept.headers.get('set-cookie') ?? '';
  expect(decodeURIComponent(cookie)).toContain('"mod":"grid"');
  expect((await search('/mods', { cookie: cookie.split(';')[0] })).mode).toBe('grid');
  for (const to of ['https://example.net/', '//example.net', '/\\example.net', 'mods', '/a b']) {
    expect((await choose({ kind: 'mod', mode: 'grid', to })).headers.get('location')).toBe('/');
  }
  expect(
    (await choose({ kind: 'mod', mode: 'tiles', to: '/mods' })).headers.get('set-cookie'),
  ).toBe(null);
});

test('a project that is withdrawn leaves the page at once', async () => {
  const admin = await site.user({ role: 'admin' });
  const status = (status: string) =>
    site.call(`/v2/project/${ids['Wandering Wells']}`, {
      method: 'PATCH',
      token: admin.token,
      body: { status },
    });
  expect((await search('/datapacks')).total).toBe(1);
  await status('withheld');
  await site.site.search.settled();
  expect((await search('/datapacks')).total).toBe(0);
  await status('approved');
  await site.site.search.settled();
  expect((await search('/datapacks')).total).toBe(1);
});
