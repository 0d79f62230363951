import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf, fixtureFile, writeZip } from '../fixtures/archives.ts';
import {
  type PublishedProject,
  projectData,
  publishProject,
  versionData,
} from '../fixtures/publish.ts';
import {
  draft,
  jarPart,
  multipart,
  type Part,
  patch,
  sendProject,
  sendVersion,
} from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser, uniqueName } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  project = await publishProject(site, owner);
});
afterAll(() => site.close());

interface Refused {
  error: string;
  description: string;
  field?: string;
}

/** The answer must be a refusal that says why and gives nothing away. */
async function refused(response: Response, status = 400): Promise<Refused> {
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.stringContaining('description')]);
  expect(text).not.toMatch(/node_modules|\.ts\b|\/tmp\/|stack|select |Error:/);
  const answer = JSON.parse(text);
  expect(
    Object.keys(answer).filter((key) => !['error', 'description', 'field'].includes(key)),
  ).toEqual([]);
  return answer;
}

function file(filename: string, bytes: Buffer, name = 'file'): Part {
  return { name, filename, bytes };
}

function sendFile(filename: string, bytes: Buffer, changes: Record<string, unknown> = {}) {
  return sendVersion(site, owner, project.id, changes, [file(filename, bytes)]);
}

const zip = (name: string, content = 'x') => writeZip([{ name, content }]);
const descriptor = JSON.stringify({ schemaVersion: 1, id: 'x', version: '1' });

test.each([
  ['mod.exe', 'an ending of programs'],
  ['mod', 'no ending'],
  ['mod.jar.html', 'an ending of pages'],
  ['mod.class', 'an ending of code'],
])('a file %s with %s', async (filename) => {
  await refused(await sendFile(filename, zip('fabric.mod.json', descriptor)));
});

test.each([
  '../mod.jar',
  '..\\mod.jar',
  'a/b.jar',
  '/etc/passwd.jar',
  'C:\\mod.jar',
  'CON.jar',
  'nul.jar',
  '..',
])('a file named %s', async (filename) => {
  // Written by hand: clients escape such names.
  const boundary = uniqueName('b');
  const data = JSON.stringify({ ...versionData(), project_id: project.id });
  const head = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="data"',
    '',
    data,
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${filename.replaceAll('\\', '\\\\')}"`,
    'Content-Type: application/java-archive',
    '',
    '',
  ].join('\r\n');
  const body = Buffer.concat([
    Buffer.from(head),
    zip('fabric.mod.json', descriptor),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await site.call('/v2/version', {
    method: 'POST',
    token: owner.token,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  await refused(response);
});

test.each([
  ['no zip at all', randomBytes(2000)],
  ['nothing', Buffer.alloc(0)],
  ['half a zip', fixtureFile('fabric').bytes.subarray(0, 200)],
  ['a zip without the mod', zip('readme.txt')],
  [
    'an entry that climbs out',
    writeZip([
      { name: '../../evil', content: 'x' },
      { name: 'fabric.mod.json', content: descriptor },
    ]),
  ],
  [
    'an absolute entry',
    writeZip([
      { name: '/etc/evil', content: 'x' },
      { name: 'fabric.mod.json', content: descriptor },
    ]),
  ],
  ['a link', writeZip([{ name: 'fabric.mod.json', content: '/etc/passwd', mode: 0o120777 }])],
  [
    'two entries of one name',
    writeZip([
      { name: 'fabric.mod.json', content: descriptor },
      { name: 'fabric.mod.json', content: '{}' },
    ]),
  ],
  [
    'a bomb',
    writeZip([
      { name: 'fabric.mod.json', content: descriptor },
      ...Array.from({ length: 40 }, (_, index) => ({
        name: `bomb${index}`,
        content: Buffer.alloc(32 * 2 ** 20),
      })),
    ]),
  ],
])('a file that is %s', async (_name, bytes) => {
  const answer = await refused(await sendFile('mod.jar', bytes));
  expect(answer.error).toBe('invalid_input');
});

test('a pack that downloads from elsewhere or writes outside', async () => {
  const index = (path: string, url: string) => ({
    formatVersion: 1,
    game: 'minecraft',
    versionId: '1',
    name: 'Pack',
    files: [
      {
        path,
        hashes: { sha1: 'a'.repeat(40), sha512: 'b'.repeat(128) },
        downloads: [url],
        fileSize: 1,
      },
    ],
    dependencies: { minecraft: '1.20.1' },
  });
  const good = 'https://cdn.modrinth.com/data/a/versions/b/c.jar';
  for (const [path, url] of [
    ['mods/a.jar', 'https://evil.example/c.jar'],
    ['mods/a.jar', 'https://cdn.modrinth.com.evil.example/c.jar'],
    ['../a.jar', good],
    ['/mods/a.jar', good],
    ['C:/a.jar', good],
  ]) {
    const bytes = archiveOf({ 'modrinth.index.json': JSON.stringify(index(path, url)) });
    await refused(await sendFile(`${uniqueName()}.mrpack`, bytes));
  }
});

test('files that the same version has already, by bytes or by name', async () => {
  const one = jarPart('one');
  const changes = { file_parts: ['one', 'two'] };
  const same = { ...one, name: 'two', filename: 'two.jar' };
  await refused(await sendVersion(site, owner, project.id, changes, [one, same]));
  const named = { ...jarPart('two'), filename: one.filename.toUpperCase() };
  await refused(await sendVersion(site, owner, project.id, changes, [one, named]));
});

test('JSON that is none, or something else', async () => {
  const path = `/v2/project/${project.id}`;
  const send = (body: string, type = 'application/json') =>
    site.call(path, {
      method: 'PATCH',
      token: owner.token,
      body,
      headers: { 'content-type': type },
    });
  for (const body of [
    '{',
    '{"title":}',
    '[]',
    '"text"',
    '5',
    'null',
    '',
    '{"__proto__":{"a":1}}',
  ]) {
    await refused(await send(body));
  }
  await refused(await send('title=x', 'application/x-www-form-urlencoded'));
  await refused(await send('{"title":"abc"}', 'text/plain'));
  const large = await send(JSON.stringify({ body: 'x'.repeat(1024 * 1024) }));
  expect([400, 413]).toContain(large.status);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  await refused(await send(`{"categories":${deep}}`));
});

test('multipart bodies that are broken', async () => {
  const type = 'multipart/form-data; boundary=xyz';
  const data = JSON.stringify(projectData(draft()));
  const part = (headers: string, body: string) => `--xyz\r\n${headers}\r\n\r\n${body}\r\n`;
  const dataPart = part('Content-Disposition: form-data; name="data"', data);
  const filePart = part('Content-Disposition: form-data; name="file"; filename="a.jar"', 'bytes');
  const cases: [string, string, string][] = [
    ['no boundary', 'multipart/form-data', `${dataPart}--xyz--\r\n`],
    ['another boundary', 'multipart/form-data; boundary=abc', `${dataPart}--xyz--\r\n`],
    ['no end', type, dataPart],
    ['cut in a file', type, dataPart + filePart.slice(0, -5)],
    ['cut in a header', type, `${dataPart}--xyz\r\nContent-Dispo`],
    ['nothing', type, ''],
    ['no data', type, `${filePart}--xyz--\r\n`],
    ['a file before data', type, `${filePart}${dataPart}--xyz--\r\n`],
    ['data twice', type, `${dataPart}${dataPart}--xyz--\r\n`],
    [
      'a stray field',
      type,
      `${dataPart}${part('Content-Disposition: form-data; name="x"', 'y')}--xyz--\r\n`,
    ],
    ['broken JSON', type, `${part('Content-Disposition: form-data; name="data"', '{')}--xyz--\r\n`],
    ['no JSON type', 'application/json', data],
  ];
  for (const [name, contentType, body] of cases) {
    const response = await site.call('/v2/project', {
      method: 'POST',
      token: owner.token,
      body: Buffer.from(body),
      headers: { 'content-type': contentType },
    });
    const answer = await refused(response);
    expect([name, answer.error]).toEqual([name, 'invalid_input']);
  }
  const parts = Array.from({ length: 330 }, (_, index) =>
    file(`${index}.jar`, Buffer.from('x'), `p${index}`),
  );
  await refused(await sendProject(site, owner, {}, parts));
});

test('an upload that is cut off leaves nothing behind', async () => {
  const slug = uniqueName('cut');
  const form = multipart(projectData({ slug }), [jarPart()]);
  const whole = new Request('http://x', { method: 'POST', body: form });
  const body = Buffer.from(await whole.arrayBuffer());
  await new Promise<void>((resolve, reject) => {
    const { port, hostname } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => {
      const head = [
        'POST /v2/project HTTP/1.1',
        'Host: x',
        `Authorization: ${owner.token}`,
        `Content-Type: ${whole.headers.get('content-type')}`,
        `Content-Length: ${body.length}`,
        '',
        '',
      ];
      socket.write(head.join('\r\n'));
      socket.write(body.subarray(0, body.length - 300), () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await site.call(`/v2/project/${slug}/check`)).status).toBe(404);
  expect((await sendProject(site, owner, { slug })).status).toBe(200);
});

test('texts that are too long, of the wrong kind, or not storable', async () => {
  const path = `/v2/project/${project.id}`;
  for (const body of [
    { title: 't'.repeat(65) },
    { description: 'd'.repeat(257) },
    { body: 'b'.repeat(65_537) },
    { title: { $gt: '' } },
    { title: ['a title'] },
    { slug: 'zero\u0000' },
    { body: 'zero\u0000' },
    { additional_categories: new Array(257).fill('magic') },
    { wiki_url: `https://example.org/${'x'.repeat(2048)}` },
    { license_id: '('.repeat(2000) },
  ]) {
    await refused(await patch(site, owner, path, body));
  }
  // Length is counted in characters, not in bytes.
  expect((await patch(site, owner, path, { title: '🐸'.repeat(64) })).status).toBe(204);
  await refused(await patch(site, owner, path, { title: '🐸'.repeat(65) }));
});

test('an address that is taken: by a slug, by an id in any letter case, by a slug of earlier times', async () => {
  const other = await publishProject(site, owner);
  const later = uniqueName('later');
  const path = `/v2/project/${other.id}`;
  expect((await patch(site, owner, path, { slug: later })).status).toBe(204);
  const taken = [later, later.toUpperCase(), other.id, other.id.toLowerCase(), other.slug];
  for (const slug of taken) {
    const edited = await patch(site, owner, `/v2/project/${project.id}`, { slug });
    expect([slug, (await refused(edited)).field]).toEqual([slug, 'slug']);
    const created = await sendProject(site, owner, draft({ slug }), []);
    expect([slug, (await refused(created)).field]).toEqual([slug, 'slug']);
  }
  expect((await site.call(`/v2/project/${project.slug}`)).status).toBe(200);
});

test('tags that do not exist, where they are edited', async () => {
  // The edit of one project passes over them, that of many refuses them.
  const path = `/v2/project/${project.id}`;
  const many = `/v2/projects?ids=${JSON.stringify([project.id])}`;
  for (const field of ['categories', 'additional_categories']) {
    const body = { [field]: ['nonesuch', '__proto__'] };
    expect((await patch(site, owner, path, body)).status).toBe(204);
    expect((await (await site.call(path)).json())[field]).toEqual([]);
    await refused(await patch(site, owner, many, body));
  }
  const ofVersion = [{ loaders: ['nonesuch'] }, { game_versions: ['9.99'] }, { loaders: [] }];
  for (const body of ofVersion) {
    await refused(await patch(site, owner, `/v2/version/${project.versionId}`, body));
  }
});

test('who is nobody, lacks a scope, or is somebody else', async () => {
  const enemy = await site.user();
  const send = (token?: string) => sendVersion(site, { token }, project.id);
  const narrow = await site.token(owner.id, ['VERSION_WRITE']);
  const old = await site.token(owner.id, 'all', new Date(Date.now() + 300));
  await expect
    .poll(async () => (await site.call('/v2/user', { token: old })).status, { timeout: 5000 })
    .toBe(401);
  for (const token of [
    undefined,
    'nonsense',
    'mrp_short',
    `${owner.token}x`,
    narrow,
    old,
    enemy.token,
  ]) {
    const answer = await refused(await send(token), 401);
    expect(answer.error).toBe('auth_error');
  }
  const hidden = await publishProject(site, owner, { approve: false });
  const answer = await refused(await sendVersion(site, enemy, hidden.id), 400);
  expect(answer).toEqual(await refused(await sendVersion(site, enemy, 'ZZZZZZZZ'), 400));
});

test('a foreign project is refused before its files are read', async () => {
  const enemy = await site.user();
  const boundary = 'endless';
  const data = JSON.stringify({ ...versionData(), project_id: project.id });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jar"\r\n\r\n`;
  const { port, hostname } = new URL(site.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const lines = [
        'POST /v2/version HTTP/1.1',
        'Host: x',
        `Authorization: ${enemy.token}`,
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        'Content-Length: 500000000',
        '',
        head,
      ];
      // The rest of the file never comes: the answer does.
      socket.write(`${lines.join('\r\n')}${'x'.repeat(5000)}`);
    });
    socket.once('data', (chunk) => {
      resolve(String(chunk));
      socket.destroy();
    });
    socket.on('error', reject);
  });
  expect(answer).toContain('HTTP/1.1 401');
  expect(answer).toContain('UPLOAD_VERSION');
});
