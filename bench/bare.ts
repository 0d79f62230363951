import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

/** Answers recorded from the product, to be sent by bare `node:http` with the same headers. */
export interface Recorded {
  status: number;
  /** Name, value, name, value …, without Date and Connection, which `node:http` adds itself. */
  headers: string[];
  /** Base64. */
  body: string;
  /** Send this file in place of `body`, in 512 KiB chunks. */
  file?: string;
}

const answers: Record<string, Recorded> = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const ready = new Map(
  Object.entries(answers).map(([path, answer]) => [
    path,
    { ...answer, body: Buffer.from(answer.body, 'base64') },
  ]),
);
const CHUNK = 512 * 1024;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const answer = ready.get(request.url as string);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  if (!answer.file) return response.end(answer.body);
  return sendFile(answer.file);

  async function sendFile(path: string): Promise<void> {
    const file = await open(path);
    for await (const chunk of file.createReadStream({ highWaterMark: CHUNK })) {
      if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => process.exit(0));
