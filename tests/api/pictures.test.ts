import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PublishedProject, publishProject, versionData } from '../fixtures/publish.ts';
import { jar, patch, picture, read, sendProject } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  project = await publishProject(site, owner);
});
afterAll(() => site.close());

interface GalleryItem {
  url: string;
  raw_url: string;
  featured: boolean;
  title: string | null;
  description: string | null;
  created: string;
  ordering: number;
}

async function gallery(): Promise<GalleryItem[]> {
  return (await read<{ gallery: GalleryItem[] }>(site, `/v2/project/${project.id}`)).gallery;
}

function send(
  method: string,
  path: string,
  body?: Buffer,
  token: string | undefined = owner.token,
) {
  return site.call(`/v2/project/${project.slug}/${path}`, {
    method,
    token,
    body,
    headers: body ? { 'content-type': 'image/png' } : {},
  });
}

test('S3.029 S3.036 an icon sets address and colour, both load and go with DELETE', async () => {
  const bytes = await picture();
  expect((await send('PATCH', 'icon?ext=png', bytes)).status).toBe(204);
  const shown = await read<Record<string, string>>(site, `/v2/project/${project.id}`);
  expect(shown.color).toBeTypeOf('number');
  for (const url of [shown.icon_url, shown.raw_icon_url]) {
    const image = await fetch(url);
    expect([image.status, image.headers.get('content-type')?.split('/')[0]]).toEqual([
      200,
      'image',
    ]);
  }
  const raw = Buffer.from(await (await fetch(shown.raw_icon_url)).arrayBuffer());
  expect(raw.equals(bytes)).toBe(true);

  expect((await send('DELETE', 'icon')).status).toBe(204);
  expect(await read(site, `/v2/project/${project.id}`)).toMatchObject({
    icon_url: null,
    raw_icon_url: null,
    color: null,
  });
});

test('an icon comes with any content type or none', async () => {
  const bytes = await picture({ r: 1 });
  for (const type of ['application/octet-stream', 'image/jpg', 'application/json', undefined]) {
    const response = await site.call(`/v2/project/${project.id}/icon?ext=png`, {
      method: 'PATCH',
      token: owner.token,
      body: bytes,
      headers: type ? { 'content-type': type } : {},
    });
    expect([type, response.status]).toEqual([type, 204]);
  }
});

test('an icon is refused when it is too large, no picture, or of another kind', async () => {
  const cases: [string, Buffer][] = [
    ['icon?ext=png', Buffer.alloc(262_145)],
    ['icon?ext=png', Buffer.from('certainly no picture')],
    ['icon?ext=svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['icon', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['icon?ext=exe', await picture()],
  ];
  for (const [path, bytes] of cases) {
    const response = await send('PATCH', path, bytes);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(
      expect.objectContaining({ error: expect.any(String), description: expect.any(String) }),
    );
  }
  expect((await send('PATCH', 'icon?ext=png')).status).toBe(400);
  const chunked = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  });
  const endless = await fetch(`${site.url}/v2/project/${project.id}/icon?ext=png`, {
    method: 'PATCH',
    headers: { authorization: owner.token, 'content-type': 'image/png' },
    body: chunked,
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 'connection closed',
  );
  expect([400, 'connection closed']).toContain(endless);
});

test('an icon of an unknown project is 400, of a foreign one 401', async () => {
  const stranger = await site.user();
  const bytes = await picture();
  const unknown = await site.call('/v2/project/nonesuch/icon?ext=png', {
    method: 'PATCH',
    token: owner.token,
    body: bytes,
  });
  expect(unknown.status).toBe(400);
  expect((await send('PATCH', 'icon?ext=png', bytes, stranger.token)).status).toBe(401);
  expect((await send('DELETE', 'icon', undefined, stranger.token)).status).toBe(401);
});

test('S3.035 S3.057 S3.058 S3.059 S3.060 S3.061 S3.062 S3.063 a gallery grows, changes and shrinks', async () => {
  const first = await picture({ r: 10, width: 700, height: 400 });
  const second = await picture({ r: 20, width: 300, height: 500 });
  const title = encodeURIComponent('The harbour');
  expect(
    (await send('POST', `gallery?ext=png&featured=true&title=${title}&ordering=2`, first)).status,
  ).toBe(204);
  expect(
    (await send('POST', 'gallery?ext=png&featured=true&description=dusk&ordering=1', second))
      .status,
  ).toBe(204);
  const items = await gallery();
  expect(items).toMatchObject([
    { featured: true, title: null, description: 'dusk', ordering: 1 },
    { featured: false, title: 'The harbour', description: null, ordering: 2 },
  ]);
  for (const item of items) {
    expect(new Date(item.created).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await fetch(item.url)).status).toBe(200);
    expect((await fetch(item.raw_url)).status).toBe(200);
  }
  const again = await send('POST', 'gallery?ext=png&featured=false', first);
  expect(again.status).toBe(400);

  const url = encodeURIComponent(items[1].url);
  const changed = await send('PATCH', `gallery?url=${url}&featured=true&title=Dawn&ordering=-3`);
  expect(changed.status).toBe(204);
  expect(await gallery()).toMatchObject([
    { featured: true, title: 'Dawn', ordering: -3 },
    { featured: false, ordering: 1 },
  ]);
  expect((await send('PATCH', `gallery?url=${url}&title=`)).status).toBe(204);
  expect((await gallery())[0]).toMatchObject({ title: null, featured: true });

  expect((await send('DELETE', `gallery?url=${url}`)).status).toBe(204);
  expect(await gallery()).toHaveLength(1);
  expect((await send('DELETE', `gallery?url=${url}`)).status).toBe(400);
  expect((await send('PATCH', 'gallery?url=nonsense&featured=true')).status).toBe(400);
});

test('a picture of one project cannot be reached through another', async () => {
  const other = await publishProject(site, owner);
  await send('POST', 'gallery?ext=png&featured=false', await picture({ g: 222 }));
  const url = encodeURIComponent((await gallery())[0].url);
  for (const method of ['PATCH', 'DELETE']) {
    const response = await site.call(`/v2/project/${other.id}/gallery?url=${url}&title=x`, {
      method,
      token: owner.token,
    });
    expect(response.status).toBe(400);
  }
});

test('what a gallery does not take', async () => {
  const bytes = await picture({ b: 99 });
  const cases = [
    'gallery?ext=png',
    'gallery?ext=png&featured=perhaps',
    'gallery?ext=png&featured=false&ordering=first',
    'gallery?ext=png&featured=false&ordering=99999999999',
    'gallery?ext=tiff&featured=false',
    `gallery?ext=png&featured=false&title=${'t'.repeat(256)}`,
    `gallery?ext=png&featured=false&description=${'d'.repeat(2049)}`,
  ];
  for (const path of cases)
    expect([path, (await send('POST', path, bytes)).status]).toEqual([path, 400]);
  const large = await send('POST', 'gallery?ext=png&featured=false', Buffer.alloc(5 * 2 ** 20 + 1));
  expect(large.status).toBe(400);
  expect(
    (await send('POST', 'gallery?ext=png&featured=false', Buffer.alloc(5 * 2 ** 20))).status,
  ).toBe(400);
  const missing = await site.call('/v2/project/nonesuch/gallery?ext=png&featured=false', {
    method: 'POST',
    token: owner.token,
    body: bytes,
  });
  expect(missing.status).toBe(400);
});

test('a project is created with an icon and a gallery', async () => {
  const response = await sendProject(
    site,
    owner,
    {
      gallery_items: [
        { item: 'one', featured: false, name: 'One', ordering: 4 },
        { item: 'two', featured: true, title: 'Two', description: 'second' },
      ],
      initial_versions: [versionData()],
    },
    [
      { name: 'icon', filename: 'icon.png', bytes: await picture({ r: 77 }) },
      { name: 'one', filename: 'one.png', bytes: await picture({ r: 78 }) },
      { name: 'two', filename: 'two.gif', bytes: await picture({ r: 79 }, 'gif') },
      { name: 'file', filename: 'a.jar', bytes: jar() },
    ],
  );
  expect(response.status).toBe(200);
  const created = await response.json();
  expect(created.icon_url).toMatch(/^http/);
  expect(created.gallery).toMatchObject([
    { title: 'Two', description: 'second', featured: true, ordering: 0 },
    { title: 'One', description: null, featured: false, ordering: 4 },
  ]);
});

test('a picture of this site keeps its room in a text, unless the text says how large it is', async () => {
  const bytes = await picture({ width: 64, height: 48 });
  expect((await send('POST', 'gallery?ext=png&featured=false&title=Room', bytes)).status).toBe(204);
  const item = (await gallery()).find(({ title }) => title === 'Room') as GalleryItem;
  const body = `![a < b > c](${item.raw_url})\n\n<img src="${item.raw_url}" width="10">\n\n![](https://i.imgur.com/x.png)`;
  await patch(site, owner, `/v2/project/${project.id}`, { body });
  const page = await (await fetch(`${site.url}/mod/${project.slug}`)).text();
  const tags = page.match(/<img [^>]*(?:images\/|imgur)[^>]*>/g) ?? [];
  const sized = tags.filter((tag) => tag.includes(item.raw_url) && tag.includes('height="48"'));
  expect(sized).toHaveLength(1);
  expect(sized[0]).toContain('width="64"');
  expect(sized[0]).toContain('alt="a &lt; b &gt; c"');
  expect(tags.some((tag) => tag.includes('width="10"') && !tag.includes('height='))).toBe(true);
  expect(tags.some((tag) => tag.includes('imgur') && !tag.includes('width='))).toBe(true);
});
