import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { type MultipartHandlers, readMultipart } from './read-multipart.ts';

interface Outcome {
  parts: string[];
  error?: Refusal;
}

const LIMITS = { fields: 2, files: 2, fieldSize: 100 };
let server: Server;
const outcomes: ((outcome: Outcome) => void)[] = [];
let handlers: Partial<MultipartHandlers> = {};
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: string[] = [];
    const all: MultipartHandlers = {
      field: (name, value) => parts.push(`${name}=${value}`),
      async file(name, filename, stream) {
        let size = 0;
        for await (const chunk of stream) size += chunk.length;
        parts.push(`${name}:${filename}:${size}`);
      },
      ...handlers,
    };
    const outcome: Outcome = { parts };
    await readMultipart(request, all, LIMITS).catch((error) => {
      outcome.error = error;
    });
    outcomes.shift()?.(outcome);
    response.end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const next = () => new Promise<Outcome>((resolve) => outcomes.push(resolve));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Outcome> {
  const outcome = next();
  await (await fetch(url(), { method: 'POST', body, headers })).text();
  return outcome;
}

function form(parts: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value as Blob);
  return data;
}

const file = (size: number) => new File([new Uint8Array(size)], 'a.jar');

test('fields and files are told in order; `data` is a field even with a filename', async () => {
  handlers = {};
  const data = new File(['{}'], 'data.json');
  const { parts, error } = await send(form({ data, jar: file(300_000), more: file(0) }));
  expect(error).toBeUndefined();
  expect(parts).toEqual(['data={}', 'jar:a.jar:300000', 'more:a.jar:0']);
});

test.each([
  ['fields', form({ a: '1', b: '2', c: '3' })],
  ['files', form({ a: file(9), b: file(9), c: file(9) })],
])('too many %s are refused', async (_what, body) => {
  handlers = {};
  expect((await send(body)).error).toMatchObject({ code: 'invalid_input' });
});

test('a field that is too long is refused', async () => {
  handlers = {};
  const { error } = await send(form({ data: 'x'.repeat(101) }));
  expect(error).toMatchObject({ code: 'invalid_input' });
});

test.each([
  ['no boundary', 'multipart/form-data', 'anything'],
  ['another type', 'text/plain', 'anything'],
  [
    'no end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  ],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('a malformed body is refused: %s', async (_what, type, body) => {
  handlers = {};
  const { error } = await send(body, { 'content-type': type });
  expect(error).toMatchObject({ code: 'invalid_input' });
});

test('what a handler refuses is told, and nothing that was begun is left hanging', async () => {
  const settled: string[] = [];
  handlers = {
    async file(name, _filename, stream: Readable) {
      if (name === 'b') throw new Error('not this one');
      try {
        for await (const _chunk of stream);
      } finally {
        settled.push(name);
      }
    },
  };
  const { error } = await send(form({ a: file(10), b: file(3_000_000) }));
  expect(error?.message).toBe('not this one');
  expect(settled).toEqual(['a']);
});

test('an upload that is cut off in a file ends the file and is refused', async () => {
  let broken: unknown;
  handlers = {
    async file(_name, _filename, stream: Readable) {
      try {
        for await (const _chunk of stream);
      } catch (error) {
        broken = error;
        throw error;
      }
    },
  };
  const outcome = next();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.jar"\r\n\r\n';
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: 1000000\r\n\r\n${head}${'y'.repeat(200_000)}`,
    () => socket.destroy(),
  );
  expect((await outcome).error).toMatchObject({ code: 'invalid_input' });
  expect(broken).toBeDefined();
});
