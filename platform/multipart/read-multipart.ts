import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { Refusal } from '../refusal.ts';

export interface MultipartHandlers {
  /** A part without a filename (or the part named `data`, which some clients send as a file). */
  field(name: string, value: string): void;
  /** A part with a filename; must read the stream to its end. */
  file(name: string, filename: string, stream: Readable): Promise<void>;
}

export interface MultipartLimits {
  fields: number;
  files: number;
  /** Bytes of a field's text. */
  fieldSize: number;
}

/** Parts that are text even when a client gives them a filename. */
const TEXT_PARTS = new Set(['data']);

/**
 * Streams a multipart request part by part; memory does not grow with its size.
 * @throws Refusal `invalid_input` when it is malformed, cut off, or has too many parts; what a
 * handler throws.
 */
export function readMultipart(
  request: IncomingMessage,
  handlers: MultipartHandlers,
  limits: MultipartLimits,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const work: Promise<void>[] = [];
    const open = new Set<Readable>();
    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      request.unpipe();
      request.resume();
      // Nothing more comes: whoever reads a part must not wait for its end.
      for (const stream of open) stream.destroy(error as Error);
      // What was begun ends before the caller cleans up after it.
      Promise.allSettled(work).then(() => reject(error));
    };
    const malformed = (text: string) => fail(new Refusal('invalid_input', text));
    const parser = createParser(request, limits);
    if (!parser) {
      malformed('The request is not multipart/form-data with a boundary.');
      return;
    }
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (failed) return;
      if (valueCut) return malformed(`The part "${name}" is too large.`);
      try {
        handlers.field(name, value);
      } catch (error) {
        fail(error);
      }
    });
    parser.on('file', (name, stream: Readable, filename) => {
      stream.on('error', () => {});
      if (failed) {
        stream.resume();
        return;
      }
      open.add(stream);
      stream.once('close', () => open.delete(stream));
      work.push(handlers.file(name, filename, stream).catch(fail));
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => malformed('The request has too many parts.'));
    }
    parser.on('error', () => malformed('The multipart body is malformed or was cut off.'));
    parser.on('finish', () => {
      Promise.all(work).then(() => {
        if (!failed) resolve();
      });
    });
    request.on('aborted', () => malformed('The upload was cut off.'));
    request.on('error', () => malformed('The upload was cut off.'));
    request.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage, limits: MultipartLimits) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      preservePath: true,
      limits: {
        fields: limits.fields,
        files: limits.files,
        fieldSize: limits.fieldSize,
        parts: limits.fields + limits.files,
        headerPairs: 20,
      },
      isPartAFile: (name, _type, filename) => filename !== undefined && !TEXT_PARTS.has(name ?? ''),
    });
  } catch {
    return null;
  }
}
