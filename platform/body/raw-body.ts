import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Mounts routes whose body is bytes, whatever the content type says of them. */
export function withRawBodies(app: FastifyInstance, mount: (raw: FastifyInstance) => void): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mount(raw);
  });
}

/**
 * The whole body of a request mounted that way; at most `limit` bytes of it are ever in memory.
 * @throws Refusal `invalid_input` when it is empty, larger, or was cut off.
 */
export async function readBytes(request: FastifyRequest, limit: number): Promise<Buffer> {
  const tooLarge = () => new Refusal('invalid_input', `The body is larger than ${limit} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // What is not read is left to the server: the sender has to get the answer.
  const body = request.body as Readable | null | undefined;
  try {
    for await (const chunk of body?.iterator({ destroyOnReturn: false }) ?? []) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalid_input', 'The body was cut off.');
  }
  if (size === 0) throw new Refusal('invalid_input', 'The body is empty.');
  return Buffer.concat(chunks);
}
