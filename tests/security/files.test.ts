import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, jar, patch, picture } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

const pathOf = (url: string) => new URL(url).pathname;

test('a file goes out of sight with its project and its version, and comes back', async () => {
  const project = await publishProject(site, owner);
  const version = await addVersion(site, owner, project.id, { version_number: '2' });
  const path = pathOf(version.files[0].url);
  const steps: [path: string, status: string, given: number][] = [
    [`/v2/project/${project.id}`, 'private', 404],
    [`/v2/project/${project.id}`, 'unlisted', 200],
    [`/v2/version/${version.id}`, 'draft', 404],
    [`/v2/version/${version.id}`, 'unlisted', 200],
    [`/v2/version/${version.id}`, 'archived', 200],
  ];
  expect((await site.call(path)).headers.get('cache-control')).toContain('immutable');
  for (const [changed, status, given] of steps) {
    expect((await patch(site, owner, changed, { status })).status).toBe(204);
    expect([status, (await site.call(path)).status]).toEqual([status, given]);
    const own = await site.call(path, { token: owner.token });
    expect([status, own.status]).toEqual([status, 200]);
    if (given === 404) expect(own.headers.get('cache-control')).toBe('private, no-store');
  }
  await site.call(`/v2/version/${version.id}`, { method: 'DELETE', token: owner.token });
  expect((await site.call(path, { token: owner.token })).status).toBe(404);
});

test('a hidden file cannot be told by its validator or in parts', async () => {
  const project = await publishProject(site, owner, { approve: false });
  const version = await addVersion(site, owner, project.id, { version_number: '2' });
  const path = pathOf(version.files[0].url);
  const etag = `"${version.files[0].hashes.sha512.slice(0, 40)}"`;
  const tries: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': '*' },
    { range: 'bytes=0-0' },
  ];
  for (const headers of tries) {
    const response = await site.call(path, { headers });
    expect(response.status).toBe(404);
  }
});

describe('what people upload runs in no browser', () => {
  const NAMES = [
    'plain.jar',
    'with "quotes" and ; semicolons.jar',
    "percent %22%0d%0a and 'apostrophes'.jar",
    'ünï→cödé 日本 🪨.jar',
    'html.html.jar',
    '<script>.jar',
    `long-${'x'.repeat(200)}.jar`,
  ];

  test.each(NAMES)('%s is saved under its own name', async (filename) => {
    const project = await publishProject(site, owner);
    const bytes = jar();
    const part = { name: 'file', filename, bytes };
    const version = await addVersion(site, owner, project.id, { version_number: '2' }, [part]);
    const response = await site.call(pathOf(version.files[0].url));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/java-archive');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%!~.*-]+$/,
    );
    const exact = disposition.split("UTF-8''")[1];
    // Senders write quotes as %22.
    expect(decodeURIComponent(exact)).toBe(filename.replaceAll('"', '%22'));
    expect(disposition.match(/"/g)).toHaveLength(2);
  });

  test.each([
    ['a path', '../../etc/passwd.jar'],
    ['a backslash', '..\\..\\x.jar'],
    ['a line break', 'a\r\nx-evil: 1.jar'],
    ['a zero', 'a\0.jar'],
    ['a drive', 'c:x.jar'],
    ['a page', 'page.html'],
    ['a drawing', 'drawing.svg'],
  ])('%s is no name of a file', async (_what, filename) => {
    const project = await publishProject(site, owner);
    const boundary = 'basalt';
    const data = {
      project_id: project.id,
      file_parts: ['file'],
      version_number: '3',
      version_title: 'x',
      dependencies: [],
      game_versions: ['1.20.1'],
      release_channel: 'release',
      loaders: ['fabric'],
      featured: false,
    };
    // By hand: `FormData` would tidy the name up.
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename.replaceAll('\\', '\\\\')}"\r\n\r\n`,
      ),
      jar(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = {
      authorization: owner.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const status = await send('/v2/version', headers, body);
    expect(status).toBe(400);
  });

  test('pictures are what their bytes are, and drawings with scripts are none', async () => {
    const { id } = await publishProject(site, owner);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from(`\ufeff${svg}`),
      Buffer.from('<!doctype html>'),
    ]) {
      const path = `/v2/project/${id}/icon?ext=png`;
      const options = { method: 'PATCH', token: owner.token, body: bytes };
      expect((await site.call(path, options)).status).toBe(400);
    }
    // A page behind a picture's first bytes is served as a picture, or not taken.
    const polyglot = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    const options = { method: 'PATCH', token: owner.token, body: polyglot };
    expect((await site.call(`/v2/project/${id}/icon?ext=png`, options)).status).toBe(204);
    const project = await (await site.call(`/v2/project/${id}`)).json();
    const icon = await site.call(pathOf(project.raw_icon_url));
    expect(icon.headers.get('content-type')).toBe('image/png');
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
    expect(icon.headers.get('content-security-policy')).toContain('sandbox');
    expect(
      (await site.call(pathOf(project.raw_icon_url).replace('.png', '.html'))).headers.get(
        'content-type',
      ),
    ).toBe('image/png');
  });
});

function send(path: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url);
    const sent = request({ port, method: 'POST', path, headers });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
