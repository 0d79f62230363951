import { connect } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * Asks for one address over and over on kept connections and prints `{"rate": requests a second}`.
 * Answers must all have the same length, which the first one tells; no other work is done per answer.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      path: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '3' },
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
    Array.from({ length: Number(values.connections) }, () => ask(port, request, length, deadline)),
  );
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const requests = counts.reduce((sum, count) => sum + count, 0);
  console.log(JSON.stringify({ rate: requests / seconds, requests }));
}

function ask(port: number, request: Buffer, length: number, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let open = length;
    let count = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      open -= chunk.length;
      if (open > 0) return;
      if (open < 0) return reject(new Error('An answer was longer than the first one.'));
      count += 1;
      open = length;
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
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = bytes.subarray(0, end).toString();
      const status = Number(head.slice(9, 12));
      if (status >= 400) reject(new Error(head.split('\r\n')[0]));
      const body = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (bytes.length < end + 4 + body) return;
      socket.destroy();
      resolve(end + 4 + body);
    });
  });
}

await main();
