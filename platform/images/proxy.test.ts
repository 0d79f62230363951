import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../outgoing/index.ts';
import { fetchRemoteImage } from './index.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function addressOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const local = createGuardedFetch({
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
});

describe('fetchRemoteImage', () => {
  it.each(['image/png', 'image/svg+xml; charset=utf-8', 'VIDEO/MP4', 'audio/ogg'])(
    'passes %s on',
    async (type) => {
      const address = await addressOf((_request, response) => {
        response.setHeader('content-type', type);
        response.end('bytes');
      });
      const media = await fetchRemoteImage(address, local);
      expect(media.mediaType).toBe(type.toLowerCase().split(';')[0]);
      expect(media.length).toBe(5);
      let text = '';
      for await (const chunk of media.body) text += chunk;
      expect(text).toBe('bytes');
    },
  );

  it.each(['text/html', 'application/octet-stream', 'image/png\tx', 'image/', ''])(
    'refuses %j',
    async (type) => {
      const address = await addressOf((_request, response) => {
        if (type) response.setHeader('content-type', type);
        response.end('bytes');
      });
      await expect(fetchRemoteImage(address, local)).rejects.toMatchObject({ reason: 'type' });
    },
  );

  it('refuses errors, compressed answers and files that are too large', async () => {
    const address = await addressOf((request, response) => {
      response.setHeader('content-type', 'image/png');
      if (request.url === '/gone') response.statusCode = 404;
      if (request.url === '/gzip') response.setHeader('content-encoding', 'gzip');
      if (request.url === '/large') response.setHeader('content-length', 33 * 1024 * 1024);
      response.write('bytes');
    });
    await expect(fetchRemoteImage(`${address}gone`, local)).rejects.toMatchObject({
      reason: 'status',
    });
    await expect(fetchRemoteImage(`${address}gzip`, local)).rejects.toMatchObject({
      reason: 'type',
    });
    await expect(fetchRemoteImage(`${address}large`, local)).rejects.toMatchObject({
      reason: 'size',
    });
  });

  it('does not reach this machine by itself', async () => {
    let reached = 0;
    const address = await addressOf(() => reached++);
    await expect(fetchRemoteImage(address)).rejects.toMatchObject({ reason: 'address' });
    expect(reached).toBe(0);
  });
});
