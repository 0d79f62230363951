import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import type { BlobStore } from '#platform/blobs/blob-store.ts';
import { readMultipart } from '#platform/multipart/read-multipart.ts';
import { parseJson } from '#platform/parse/json.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import type { StagedFile } from '../versions/index.ts';

/** A multipart request whose files lie in the blob store and whose `data` part was read. */
export interface StagedRequest {
  data: unknown;
  files: StagedFile[];
  /** Parts that are small pictures (icon, gallery), by part name. */
  pictures: Map<string, { filename: string; bytes: Buffer }>;
}

export interface StagingRules {
  /** Most bytes of a part that is a picture; null for a file of a version. */
  pictureLimit?: (part: string, data: unknown) => number | null;
  /** The `data` part must come before any file. */
  dataFirst: boolean;
  /** Looks at `data` before any file is read; what it throws ends the request. */
  beforeFiles?: (data: unknown) => Promise<void>;
}

/**
 * Reads a publishing request: files stream into the blob store while they are hashed.
 * @throws Refusal `invalid_input` for a malformed body, a missing `data` part, a file without name.
 */
export async function stageMultipart(
  { blobs }: Pick<Services, 'blobs'>,
  request: FastifyRequest,
  { pictureLimit = () => null, dataFirst, beforeFiles }: StagingRules,
): Promise<StagedRequest> {
  let data: unknown;
  let checked: Promise<void> | undefined;
  const check = () => {
    checked ??= beforeFiles?.(data);
    return checked;
  };
  const files: StagedFile[] = [];
  const order: string[] = [];
  const pictures: StagedRequest['pictures'] = new Map();
  await readMultipart(
    request.raw,
    {
      field(name, value) {
        if (name !== 'data') {
          throw new Refusal('invalid_input', `The part "${name}" needs a filename.`, {
            field: name,
          });
        }
        // What was checked must be what is used.
        if (data !== undefined) {
          throw new Refusal('invalid_input', 'The part "data" is there twice.', { field: 'data' });
        }
        data = parseJson(value, 'data', 'invalid_input');
      },
      async file(part, filename, stream) {
        if (dataFirst && data === undefined) {
          throw new Refusal('invalid_input', 'The part "data" must come first.', { field: 'data' });
        }
        if (!filename) {
          throw new Refusal('invalid_input', `The part "${part}" needs a filename.`, {
            field: part,
          });
        }
        await check();
        const limit = pictureLimit(part, data);
        if (limit !== null) {
          pictures.set(part, { filename, bytes: await readPicture(stream, part, limit) });
          return;
        }
        order.push(part);
        files.push({ part, filename, blob: await storeFile(blobs, stream, filename) });
      },
    },
    { fields: 16, files: 320, fieldSize: 8 * 1024 * 1024 },
  );
  if (data === undefined) {
    throw new Refusal('invalid_input', 'The part "data" is missing.', { field: 'data' });
  }
  await check();
  files.sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  return { data, files, pictures };
}

async function storeFile(blobs: BlobStore, stream: Readable, filename: string) {
  try {
    return await blobs.put(stream, { limit: LIMITS.fileBytes });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid_input', `${filename}: ${error.message}`, { field: filename });
  }
}

async function readPicture(
  stream: AsyncIterable<Buffer>,
  part: string,
  limit: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) {
      throw new Refusal('invalid_input', `The picture "${part}" is larger than ${limit} bytes.`, {
        field: part,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
