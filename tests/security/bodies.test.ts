import { request } from 'node:http';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { registeredRoutes } from '../fixtures/registered-routes.ts';
import { jarPart, patch, read, sendProject, sendVersion } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let projectId: string;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  ({ id: projectId } = await publishProject(site, owner));
});
afterAll(() => site.close());

/** Sends 4 MiB and then waits, as if there were more: who answers did not wait for the end. */
function sendWithoutEnd(method: string, path: string, type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url);
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
    const sent = request({ port, method, path, headers });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    for (let i = 0; i < 64; i++) sent.write(Buffer.alloc(65_536, 0x20));
  });
}

describe('a body without end is refused while it comes', () => {
  test.each(['application/json', 'text/plain', 'application/offset+octet-stream', 'a/b', ''])(
    'of type "%s"',
    async (type) => {
      const changing = registeredRoutes(site.http).filter(
        ({ method, url }) => ['POST', 'PATCH', 'PUT'].includes(method) && !url.includes('*'),
      );
      expect(changing.length).toBeGreaterThan(20);
      const taken = [];
      for (const { method, url } of changing) {
        const status = await sendWithoutEnd(method, url.replaceAll(/:\w+/g, 'abcdefgh'), type);
        if (status < 400 || status >= 500) taken.push([method, url, status]);
      }
      expect(taken).toEqual([]);
    },
  );
});

describe('names that mean something to the language', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a part called %s is a part like any other',
    async (name) => {
      const parts = [jarPart(name)];
      const changes = { file_parts: [name], file_types: {} };
      const made = await sendVersion(site, owner, projectId, changes, parts);
      expect(made.status).toBe(200);
      expect((await made.json()).files[0].file_type).toBeNull();
    },
  );

  test.each(['constructor', '__proto__', 'toString'])(
    'a pair of loader and game version called %s has no builds',
    async (name) => {
      for (const version of ['name', 'constructor', 'length', '__proto__']) {
        const path = `/_internal/project/${projectId}/download-options`;
        const options = await read<{ results: unknown[] }>(
          site,
          `${path}?loader=${name}&version=${version}`,
        );
        expect(options.results).toEqual([]);
      }
    },
  );

  test.each([
    ['__proto__', '{"title":"Fine","__proto__":{"role":"admin"}}'],
    ['constructor', '{"title":"Fine","constructor":{"prototype":{"role":"admin"}}}'],
  ])('a key %s in a JSON body is refused', async (_name, body) => {
    const response = await site.call(`/v2/project/${projectId}`, {
      method: 'PATCH',
      token: owner.token,
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  test('keys of a created project are only what they say', async () => {
    const data = { ['__proto__']: { is_draft: false }, constructor: 'x', toString: 'y' };
    const made = await sendProject(site, owner, data);
    expect(made.status).toBe(200);
  });
});

describe('half a character', () => {
  const half = '\ud800';

  test.each([
    ['a link', { wiki_url: `https://example.net/${half}` }],
    ['a donation', { donation_urls: [{ id: 'patreon', url: `https://example.net/${half}` }] }],
    ['a title', { title: `Half ${half}` }],
    ['a body', { body: `Half ${half}` }],
    ['a category', { categories: [half] }],
    ['a licence', { license_id: `LicenseRef-${half}` }],
  ])('in %s is refused or kept, never a fault', async (_name, body) => {
    const response = await patch(site, owner, `/v2/project/${projectId}`, body);
    expect([204, 400]).toContain(response.status);
    expect((await site.call(`/v2/project/${projectId}`)).status).toBe(200);
    expect((await site.call(`/project/${projectId}`)).status).toBeLessThan(500);
  });

  test('in the name of an upload', async () => {
    const body = { project_id: projectId, filename: `a${half}.jar`, size: 10 };
    const options = { method: 'POST', token: owner.token, body };
    expect((await site.call('/_internal/uploads', options)).status).toBeLessThan(500);
  });

  test('and a zero character in what an uploaded file says of itself', async () => {
    const odd = `odd${half}\u0000`;
    const descriptor = {
      schemaVersion: 1,
      id: 'odd',
      version: odd,
      name: odd,
      depends: { [odd]: odd },
    };
    const text = Buffer.from(JSON.stringify(descriptor));
    const bytes = Buffer.from(zipSync({ 'fabric.mod.json': text }));
    const start = { project_id: projectId, filename: 'odd.jar', size: bytes.length };
    const upload = { method: 'POST', token: owner.token, body: start };
    const { id } = await (await site.call('/_internal/uploads', upload)).json();
    const sent = await site.call(`/_internal/uploads/${id}`, {
      method: 'PATCH',
      token: owner.token,
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: bytes,
    });
    expect(sent.status).toBe(200);
    expect(await sent.json()).toMatchObject({ done: true, refusal: null });
  });
});
