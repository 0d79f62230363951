import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
let slug: string;
beforeAll(async () => {
  site = await startTestSite({ rateLimit: 1000 });
  ({ slug } = await publishProject(site, await site.user()));
});
afterAll(() => site.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request line as it is: `fetch` would tidy the address up. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url);
    const sent = request({ port, method, path, headers: { accept: 'text/html', ...headers } });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const body = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.end();
  });
}

describe('an address that names another host', () => {
  test.each(['//evil.example/', '/\\evil.example', '//evil.example/mod/x'])(
    '%s is a page that does not exist, on this site',
    async (path) => {
      const { status, body, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(body).not.toContain('http://evil.example');
    },
  );

  test.each(['//', '///', '/\\', '//_payload.json'])('%s is the front page', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  test('is not kept in place of ours', async () => {
    await ask(`//evil.example/mod/${slug}?once`);
    const { status, body } = await ask(`/mod/${slug}?once`);
    expect(status).toBe(200);
    expect(body).not.toContain('evil.example');
  });

  test('whole addresses in the request line mean their path', async () => {
    const { status, headers } = await ask('http://evil.example/v2/statistics');
    expect(status).toBe(200);
    expect(headers['x-ratelimit-limit']).toBe('1000');
    expect((await ask('http://evil.example')).status).toBe(200);
  });
});

describe('the rate limit counts the API however it is written', () => {
  test.each(['/v2/tag/loader', '/%762/tag/loader', '/v%32/search', '/v2/nothing', '/%762/nothing'])(
    '%s',
    async (path) => {
      const { headers } = await ask(path);
      expect(Number(headers['x-ratelimit-remaining'])).toBeLessThan(1000);
    },
  );
});

describe('broken addresses are refused as every refusal is', () => {
  test.each(['/v2/project/%E0%A4%A', '/v2/%ff', '/%ff'])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({ error: 'request_error', description: expect.any(String) });
  });
});

describe('going back to a page leads nowhere else', () => {
  const leave = async (to: string) => {
    const { status, headers } = await ask(`/_internal/display-mode?to=${encodeURIComponent(to)}`);
    expect(status).toBe(303);
    return headers.location;
  };

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    'javascript:alert(1)',
    '',
  ])('%j', async (to) => {
    expect(await leave(to)).toBe('/');
  });

  test.each([
    ['/mods?q=%C3%A9&g=1', '/mods?q=%C3%A9&g=1'],
    ['/mods?q=日本', '/mods?q=%E6%97%A5%E6%9C%AC'],
    ['/mods#top', '/mods#top'],
  ])('%s stays', async (to, location) => {
    expect(await leave(to)).toBe(location);
  });
});
