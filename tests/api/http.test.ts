import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { patch, sha1 } from '../fixtures/requests.ts';
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

test('a program asking for / gets the banner, a browser the page', async () => {
  for (const headers of [{}, { accept: 'application/json' }, { accept: '*/*' }]) {
    const response = await site.call('/', { headers: headers as Record<string, string> });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({
      name: 'quarry',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      documentation: expect.stringMatching(/^http/),
      about: expect.any(String),
    });
  }
  const page = await site.call('/', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

test('the first API has ended', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await site.call('/api/v1/mod/x', { method });
    expect(response.status).toBe(410);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      error: 'api_deprecated',
      description: expect.any(String),
    });
  }
});

test('an address that leads nowhere is 404 with a reason', async () => {
  for (const path of ['/v2', '/v2/', '/v2/nonesuch', '/v2/project', '/v2/version/a/b/c', '/v3/x']) {
    for (const method of ['GET', 'PUT']) {
      const response = await site.call(path, { method });
      expect([method, path, response.status]).toEqual([method, path, 404]);
      expect(await response.json()).toEqual({
        error: 'not_found',
        description: 'the requested route does not exist',
      });
    }
  }
  const long = await site.call(`/v2/project/${'x'.repeat(2000)}`);
  expect([long.status, (await long.json()).error]).toEqual([404, 'not_found']);
  const broken = await site.call('/v2/project/%E0%A4%A');
  expect(broken.status).toBeGreaterThanOrEqual(400);
  expect(broken.status).toBeLessThan(500);
});

test('any page may call, with any header, without cookies', async () => {
  const preflight = await site.call(`/v2/project/${project.id}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringContaining('Authorization'),
    'access-control-max-age': '3600',
  });
  for (const [path, status] of [
    [`/v2/project/${project.id}`, 200],
    [`/v2/project/${project.id}`, 200],
    ['/v2/project/nonesuch', 404],
    ['/v2/user', 401],
    ['/v2/projects', 400],
  ] as const) {
    const response = await site.call(path);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      status,
      '*',
    ]);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('HEAD answers like GET, without a body', async () => {
  for (const path of [
    `/v2/project/${project.id}`,
    `/v2/version/${project.versionId}`,
    `/v2/project/${project.id}/version`,
    `/v2/version_file/${sha1(project.file)}`,
    '/v2/tag/loader',
    '/v2/search',
    `/v2/projects?ids=["${project.id}"]`,
    `/v2/user/${owner.id}`,
    '/v2/statistics',
  ]) {
    for (const _ of ['first', 'from memory']) {
      const head = await site.call(path, { method: 'HEAD' });
      const get = await site.call(path);
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
      const length = Buffer.byteLength(await get.text());
      expect(Number(head.headers.get('content-length'))).toBeLessThanOrEqual(length);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
  }
  expect((await site.call('/v2/project/nonesuch', { method: 'HEAD' })).status).toBe(404);
  const download = `/v2/version_file/${sha1(project.file)}/download`;
  expect((await site.call(download, { method: 'HEAD' })).status).toBe(307);
});

test('an answer that one has already is 304', async () => {
  const first = await site.call(`/v2/project/${project.id}`);
  const etag = first.headers.get('etag') as string;
  const headers = { 'if-none-match': etag };
  expect((await site.call(`/v2/project/${project.id}`, { headers })).status).toBe(304);
  await patch(site, owner, `/v2/project/${project.id}`, { title: 'Other title' });
  expect((await site.call(`/v2/project/${project.id}`, { headers })).status).toBe(200);
});

test('empty headers and empty bodies are none', async () => {
  const raw = (lines: string[], path = `/v2/project/${project.id}`) =>
    new Promise<string>((resolve, reject) => {
      const { port, hostname } = new URL(site.url);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text.split('\r\n')[0]));
      socket.on('error', reject);
      socket.write(
        [...lines, 'Host: x', 'Connection: close', '', ''].join('\r\n').replace('PATH', path),
      );
    });
  expect(await raw(['GET PATH HTTP/1.1', 'Authorization:', 'Content-Type:'])).toContain('200');
  expect(await raw(['GET PATH HTTP/1.1', 'Content-Type: application/json'])).toContain('200');
  const fan = await site.user();
  const follow = `/v2/project/${project.id}/follow`;
  const auth = `Authorization: ${fan.token}`;
  const json = 'Content-Type: application/json';
  expect(await raw(['POST PATH HTTP/1.1', auth, json, 'Content-Length: 0'], follow)).toContain(
    '204',
  );
  expect(await raw(['DELETE PATH HTTP/1.1', auth, json], follow)).toContain('204');
  expect(
    await raw(['POST PATH HTTP/1.1', auth, 'Content-Type:', 'Content-Length: 0'], follow),
  ).toContain('204');
});

test('every refusal has its status', () => {
  const statuses = {
    internal_error: 500,
    request_error: 400,
    invalid_input: 400,
    invalid_image: 400,
    limit_reached: 400,
    auth_error: 401,
    unauthorized: 401,
    not_found: 404,
    conflict: 409,
    api_deprecated: 410,
    ratelimit_error: 429,
    unavailable: 503,
  } as const;
  for (const [code, status] of Object.entries(statuses)) {
    expect(new Refusal(code as keyof typeof statuses, 'why').status).toBe(status);
  }
});

describe('the rate limit', () => {
  let limited: TestSite;
  beforeAll(async () => {
    limited = await startTestSite({ rateLimit: 5, trustProxy: true });
  });
  afterAll(() => limited.close());

  let address = 0;
  /** A new client each time it is called. */
  const client = () => {
    address += 1;
    return { 'x-forwarded-for': `10.0.0.${address}` };
  };
  const state = (response: Response) =>
    ['limit', 'remaining', 'reset'].map((name) => {
      const text = response.headers.get(`x-ratelimit-${name}`);
      expect(text).toMatch(/^\d+$/);
      return Number(text);
    });

  test('its headers stand on every answer: found, empty, refused, unknown, from memory', async () => {
    const user = await limited.user();
    const { versionId, id } = await publishProject(limited, user, { approve: false }).catch(() => ({
      versionId: 'x',
      id: 'x',
    }));
    const calls: [string, string, unknown, number[]][] = [
      ['GET', '/v2/tag/loader', undefined, [200]],
      ['GET', '/v2/tag/loader', undefined, [200]],
      ['HEAD', '/v2/tag/loader', undefined, [200]],
      ['PATCH', `/v2/user/${user.id}`, { bio: 'x' }, [204]],
      ['PATCH', `/v2/user/${user.id}`, '{', [400]],
      ['GET', '/v2/project/nonesuch', undefined, [404]],
      ['GET', '/v2/nonesuch', undefined, [404]],
      ['GET', `/v2/project/${'x'.repeat(900)}`, undefined, [404]],
      ['GET', '/v2/user', undefined, [200]],
      ['GET', '/v2/search', undefined, [200]],
      ['OPTIONS', '/v2/search', undefined, [204]],
      ['PATCH', `/v2/version/${versionId}`, { name: 'x' }, [204, 404]],
      ['GET', `/v2/project/${id}`, undefined, [200, 404]],
      ['GET', '/api/v1/x', undefined, [410]],
    ];
    for (const [method, path, body, statuses] of calls) {
      const headers = { ...client(), 'content-type': 'application/json' };
      const response = await limited.call(path, { method, body, headers, token: user.token });
      expect([method, path, statuses.includes(response.status)]).toEqual([method, path, true]);
      expect([method, path, ...state(response)]).toEqual([method, path, 5, 4, 12]);
    }
  });

  test('the sixth at once is refused with the time to wait', async () => {
    const headers = client();
    for (const left of [4, 3, 2, 1, 0]) {
      const response = await limited.call('/v2/tag/side_type', { headers });
      expect([response.status, state(response)[1]]).toEqual([200, left]);
    }
    for (const path of ['/v2/tag/side_type', '/v2/project/nonesuch', '/v2/nonesuch']) {
      const response = await limited.call(path, { headers });
      expect([response.status, ...state(response).slice(0, 2)]).toEqual([429, 5, 0]);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({
        error: 'ratelimit_error',
        description: expect.stringMatching(/\d+ milliseconds/),
      });
    }
    expect((await limited.call('/v2/tag/side_type', { headers: client() })).status).toBe(200);
  });
});
