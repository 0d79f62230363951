import { connect } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * Asks for one address over and over on kept connections and prints `{"rate": requests a second}`.
 * Answers must all have the same length, which the first one tells; no other work is done per answer.
 * With `--varying` each answer's own length is read: pages tell ages in words.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      path: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '3' },
      varying: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  const request = Buffer.from(
    [`GET ${values.path} HTTP/1.1`, `Host: localhost:${port}`, ...values.header, '', ''].join(
      '\r\n',
    ),
  );
  const length = await answerLength(port, request);
  const deadline = Date.now() + Number(values.seconds) * 1000;
  const started = process.hrtime.bigint();
  const counts = await Promise.all(
    Array.from({ length: Number(values.connections) }, () =>
      ask(port, request, values.varying ? undefined : length, deadline),
    ),
  );
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const requests = counts.reduce((sum, count) => sum + count, 0);
  console.log(JSON.stringify({ rate: requests / seconds, requests }));
}

function ask(
  port: number,
  request: Buffer,
  length: number | undefined,
  deadline: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let open = 0;
    let count = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (open === 0) open = length ?? lengthOf(chunk) ?? 0;
      open -= chunk.length;
      if (open > 0) return;
      if (open < 0) return reject(new Error('An answer was longer than the first one.'));
      count += 1;
      if (Date.now() < deadline) socket.write(request);
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}

/** Length in bytes of a whole answer, headers included. */
function answerLength(port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let bytes = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk as Buffer]);
      const length = lengthOf(bytes);
      if (length === undefined || bytes.length < length) return;
      const status = bytes.toString('latin1', 9, 12);
      if (Number(status) >= 400) reject(new Error(`The answer was ${status}.`));
      socket.destroy();
      resolve(length);
    });
  });
}

/** Length of an answer by its head; undefined while that is not whole. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const body = head.startsWith('304', 9)
    ? 0
    : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return end + 4 + body;
}

await main();
