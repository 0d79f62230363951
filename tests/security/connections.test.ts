import { readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishProject, versionData } from '../fixtures/publish.ts';
import { signedIn } from '../fixtures/requests.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let projectId: string;
beforeAll(async () => {
  site = await startTestSite({ rateLimit: 600, trustProxy: true });
  owner = await site.user();
  ({ id: projectId } = await publishProject(site, owner));
});
afterAll(() => site.close());

const openFiles = () => readdirSync('/proc/self/fd').length;

/** A request whose body begins and then says nothing more. */
function begin(method: string, path: string, headers: Record<string, string>, body: Buffer) {
  const { port } = new URL(site.url);
  const sent = request({ port, method, path, headers: { authorization: owner.token, ...headers } });
  sent.on('error', () => {});
  sent.write(body);
  return sent;
}

const closed = (sent: ClientRequest) =>
  new Promise<void>((resolve) => {
    sent.once('close', () => resolve());
  });

describe('a sender that falls silent', () => {
  test('is cut off in the end', () => {
    expect(site.http.server.timeout).toBeGreaterThan(30_000);
    expect(site.http.server.timeout).toBeLessThan(600_000);
    expect(site.http.server.headersTimeout).toBeGreaterThan(0);
  });

  test('leaves an upload that another connection continues', async () => {
    const bytes = fabricJar({ id: 'silent', version: '1.0.0' });
    const start = { project_id: projectId, filename: 'silent.jar', size: bytes.length };
    const options = { method: 'POST', token: owner.token, body: start };
    const { id } = await (await site.call('/_internal/uploads', options)).json();
    const path = `/_internal/uploads/${id}`;
    const type = { 'content-type': 'application/offset+octet-stream' };
    const half = 100;
    const before = site.http.server.timeout;
    site.http.server.setTimeout(300);
    const silent = begin(
      'PATCH',
      path,
      { ...type, 'upload-offset': '0', 'content-length': String(bytes.length) },
      bytes.subarray(0, half),
    );
    await closed(silent);
    site.http.server.setTimeout(before);
    await expect
      .poll(async () => (await site.call(path, { token: owner.token })).json())
      .toMatchObject({ received: half, done: false });
    const send = () =>
      site.call(path, {
        method: 'PATCH',
        token: owner.token,
        headers: { ...type, 'upload-offset': String(half) },
        body: bytes.subarray(half),
      });
    await expect.poll(async () => (await send()).status).toBe(200);
  });

  test('leaves no file open', async () => {
    const before = openFiles();
    const boundary = 'basalt';
    const data = JSON.stringify({ ...versionData(), project_id: projectId });
    const body = Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n` +
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jar"\r\n\r\n${'x'.repeat(200_000)}`,
    );
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const sent = Array.from({ length: 5 }, () => begin('POST', '/v2/version', type, body));
    await expect.poll(openFiles).toBeGreaterThanOrEqual(before + 10);
    for (const one of sent) one.destroy();
    await expect.poll(openFiles, { timeout: 5000 }).toBeLessThanOrEqual(before + 2);
  });
});

test('neighbours in one IPv6 network share a limit, others do not', async () => {
  const remaining = async (address: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.9, ${address}` };
    const response = await site.call('/v2/tag/side_type?shared', { headers });
    return Number(response.headers.get('x-ratelimit-remaining'));
  };
  const first = await remaining('2001:db8::1');
  expect(await remaining('2001:db8::2:1')).toBeLessThan(first);
  expect(await remaining('2001:db8:0:1::1')).toBe(first);
});

describe('what was made for one asker is kept by nobody', () => {
  test.each([
    '/v2/user',
    '/v2/projects?ids=[]',
    '/v2/versions?ids=[]',
    '/v2/nothing',
    '/v2/search',
  ])('%s', async (path) => {
    const { headers } = await site.call(path, { token: owner.token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('nor what our own pages ask for', async () => {
    const headers = await signedIn(site, owner);
    for (const path of ['/_internal/pat', `/_internal/uploads?project_id=${projectId}`, '/']) {
      const response = await site.call(path, { headers: { ...headers, accept: 'text/html' } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('what is the same for everyone says so', async () => {
    for (const path of [`/v2/project/${projectId}`, '/v2/tag/loader', '/']) {
      const { headers } = await site.call(path, { headers: { accept: 'text/html' } });
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });
});
