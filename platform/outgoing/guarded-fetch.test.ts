import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, isPublicAddress, readBody } from './index.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A server on this machine; answers its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Lets this machine through under the name `public.example`, as if it were a public server. */
const open = createGuardedFetch({
  isAllowedPort: () => true,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async (name) => [name === 'public.example' ? '127.0.0.1' : '10.0.0.1'],
});

const LIMITS = { maxBytes: 1000, timeout: 5000 };

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '0.0.0.0',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'not an address',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('guarded fetch', () => {
  it('fetches from a public server', async () => {
    const port = await serve((request, response) => response.end(`hello ${request.url}`));
    const response = await open(`http://public.example:${port}/x?y`, LIMITS);
    expect(response.status).toBe(200);
    expect((await readBody(response)).toString()).toBe('hello /x?y');
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://１２７.0.0.1:PORT/',
  ])('does not reach this machine by %s', async (address) => {
    let reached = 0;
    const port = await serve((_request, response) => {
      reached++;
      response.end();
    });
    await expect(
      createGuardedFetch()(address.replace('PORT', `${port}`), LIMITS),
    ).rejects.toMatchObject({ reason: expect.stringMatching(/^(?:address|network)$/) });
    expect(reached).toBe(0);
  });

  it.each(['ftp://public.example/', 'file:///etc/passwd', 'data:image/png,x', 'x', ''])(
    'refuses %j',
    async (address) => {
      await expect(open(address, LIMITS)).rejects.toMatchObject({ reason: 'url' });
    },
  );

  it('refuses a password in the address', async () => {
    await expect(open('http://a:b@public.example/', LIMITS)).rejects.toMatchObject({
      reason: 'url',
    });
  });

  it('refuses a name with one private address among public ones', async () => {
    const fetch = createGuardedFetch({ resolve: async () => ['8.8.8.8', '127.0.0.1'] });
    await expect(fetch('http://mixed.example/', LIMITS)).rejects.toMatchObject({
      reason: 'address',
    });
  });

  it('connects to the address it checked when the name changes its answer', async () => {
    const port = await serve((_request, response) => response.end('checked'));
    const answers = ['127.0.0.1', '10.0.0.1', '10.0.0.1'];
    let asked = 0;
    const fetch = createGuardedFetch({
      isAllowedPort: () => true,
      isAllowed: (address) => address === '127.0.0.1',
      resolve: async () => [answers[asked++]!],
    });
    const response = await fetch(`http://changing.example:${port}/`, LIMITS);
    expect((await readBody(response)).toString()).toBe('checked');
    expect(asked).toBe(1);
  });

  it('checks again after a redirect to the same name', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(302, { location: '/again' }).end();
    });
    const answers = ['127.0.0.1', '10.0.0.1'];
    const fetch = createGuardedFetch({
      isAllowedPort: () => true,
      isAllowed: (address) => address === '127.0.0.1',
      resolve: async () => [answers.shift()!],
    });
    await expect(fetch(`http://changing.example:${port}/`, LIMITS)).rejects.toMatchObject({
      reason: 'address',
    });
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data', 'address'],
    ['http://private.example/', 'address'],
    ['//private.example/', 'address'],
    ['file:///etc/passwd', 'url'],
    ['http://[::1]/', 'address'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(open(`http://public.example:${port}/`, LIMITS)).rejects.toMatchObject({ reason });
  });

  it.each([22, 25, 3000, 5432, 6379, 11_211])('does not knock at port %i', async (closed) => {
    let reached = 0;
    const port = await serve((_request, response) => {
      reached++;
      response.writeHead(302, { location: `http://public.example:${closed}/` }).end();
    });
    const rules = {
      isAllowed: () => true,
      resolve: async () => ['127.0.0.1'],
    };
    const reason = { reason: 'address' };
    const strict = createGuardedFetch(rules);
    await expect(strict(`http://public.example:${closed}/`, LIMITS)).rejects.toMatchObject(reason);
    await expect(strict(`http://public.example:${port}/`, LIMITS)).rejects.toMatchObject(reason);
    expect(reached).toBe(0);
    const lenient = createGuardedFetch({ ...rules, isAllowedPort: (one) => one === port });
    await expect(lenient(`http://public.example:${port}/`, LIMITS)).rejects.toMatchObject(reason);
    expect(reached).toBe(1);
  });

  it('follows three redirects, not four', async () => {
    const port = await serve((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const response = await open(`http://public.example:${port}/3`, LIMITS);
    expect(response.url).toBe(`http://public.example:${port}/0`);
    expect((await readBody(response)).toString()).toBe('there');
    await expect(open(`http://public.example:${port}/4`, LIMITS)).rejects.toMatchObject({
      reason: 'redirects',
    });
  });

  it('keeps keys from the server a redirect leads to', async () => {
    const seen: (string | undefined)[] = [];
    const second = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers.accept);
      response.end();
    });
    const first = await serve((_request, response) => {
      response.writeHead(302, { location: `http://public.example:${second}/` }).end();
    });
    const headers = { authorization: 'secret', accept: 'image/*' };
    const response = await open(`http://public.example:${first}/`, { ...LIMITS, headers });
    await response.discard();
    expect(seen).toEqual([undefined, 'image/*']);
  });

  it('stops at the size limit, told or not', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/told') response.setHeader('content-length', 5000);
      response.write(Buffer.alloc(2500));
      response.end(Buffer.alloc(2500));
    });
    for (const path of ['told', 'untold']) {
      const response = await open(`http://public.example:${port}/${path}`, LIMITS);
      await expect(readBody(response), path).rejects.toMatchObject({ reason: 'size' });
    }
  });

  it('stops when the time is over: no answer, a slow body, a slow name', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/body') response.write('a');
    });
    const brief = { ...LIMITS, timeout: 150 };
    await expect(open(`http://public.example:${port}/`, brief)).rejects.toMatchObject({
      reason: 'time',
    });
    const response = await open(`http://public.example:${port}/body`, brief);
    await expect(readBody(response)).rejects.toMatchObject({ reason: 'time' });
    const stuck = createGuardedFetch({ resolve: () => new Promise(() => {}) });
    await expect(stuck('http://stuck.example/', brief)).rejects.toMatchObject({ reason: 'time' });
  });

  it('tells a server that is not there from one that may not be asked', async () => {
    await expect(open('http://public.example:1/', LIMITS)).rejects.toMatchObject({
      reason: 'network',
    });
  });

  it('posts without following redirects', async () => {
    const bodies: string[] = [];
    const port = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      if (request.url === '/moved') response.writeHead(302, { location: '/' });
      response.end();
    });
    const post = { ...LIMITS, method: 'POST', body: '{"a":1}' } as const;
    await (await open(`http://public.example:${port}/`, post)).discard();
    await expect(open(`http://public.example:${port}/moved`, post)).rejects.toMatchObject({
      reason: 'redirects',
    });
    expect(bodies).toEqual(['{"a":1}', '{"a":1}']);
  });
});
