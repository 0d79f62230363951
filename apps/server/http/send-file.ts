import type { FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from '#platform/answers/send-answer.ts';

/** Bytes read and written at a time: measured, twice the rate of 64 KiB. */
const CHUNK = 512 * 1024;

export interface FileToSend {
  size: number;
  etag: string;
  mediaType: string;
  /** Saved under this name; without it the browser may show the file. */
  filename?: string;
  /** Everyone may have it, for ever; otherwise nobody keeps it. */
  shared: boolean;
}

/**
 * Sends an open file whole or in part (RFC 9110 ranges, one range) and closes it; no browser runs
 * anything in it. Answers whether all of it was asked for and sent.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileHandle,
  { size, etag, mediaType, filename, shared }: FileToSend,
): Promise<{ whole: boolean }> {
  reply.hijack();
  const response = reply.raw;
  try {
    const headers: Record<string, string | number> = {
      'Content-Type': mediaType,
      'Cache-Control': shared ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'Accept-Ranges': 'bytes',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      ...(filename ? { 'Content-Disposition': disposition(filename) } : {}),
    };
    const known = request.headers['if-none-match'];
    if (known && matches(known, etag)) {
      response.writeHead(304, headers).end();
      return { whole: false };
    }
    const range = wantedRange(request, size, etag);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
      return { whole: false };
    }
    const [start, end] = range ?? [0, size - 1];
    headers['Content-Length'] = end - start + 1;
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
    response.writeHead(range ? 206 : 200, headers);
    if (request.method === 'HEAD') {
      response.end();
      return { whole: false };
    }
    await pump(file, response, start, end);
    return { whole: start === 0 && end === size - 1 && response.writableEnded };
  } finally {
    await file.close();
  }
}

/** Buffers that wait to be used again: made anew for each piece, collecting them took most of the time. */
const spare: Buffer[] = [];
const MOST_SPARE = 32;

function give(buffer: Buffer): void {
  if (spare.length < MOST_SPARE) spare.push(buffer);
}

/** Two buffers in turn: one is read into while the other is on its way out. */
async function pump(
  file: FileHandle,
  response: ServerResponse,
  start: number,
  end: number,
): Promise<void> {
  let position = start;
  let writing: Promise<void> | undefined;
  while (position <= end && !response.destroyed) {
    const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK);
    const length = Math.min(CHUNK, end - position + 1);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    await writing;
    if (bytesRead === 0) {
      response.destroy();
      return;
    }
    position += bytesRead;
    writing = written(response, buffer, bytesRead);
  }
  await writing;
  if (!response.destroyed) response.end();
}

/** Ends when the bytes have left the buffer, which is then free again, or the connection is gone. */
function written(response: ServerResponse, buffer: Buffer, length: number): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.write(buffer.subarray(0, length), (error) => {
      response.off('close', resolve);
      // Of a broken connection nobody says when it has let go of the bytes.
      if (!error) give(buffer);
      resolve();
    });
  });
}

function wantedRange(
  { headers }: FastifyRequest,
  size: number,
  etag: string,
): [number, number] | 'unsatisfiable' | null {
  const { range, 'if-range': condition } = headers;
  if (!range || (condition !== undefined && condition !== etag)) return null;
  const match = /^bytes=(\d*)-(\d*)$/.exec(range);
  if (!match || (!match[1] && !match[2])) return null;
  const [first, last] = match[1]
    ? [Number(match[1]), match[2] ? Math.min(Number(match[2]), size - 1) : size - 1]
    : [Math.max(0, size - Number(match[2])), size - 1];
  return first > last || first >= size ? 'unsatisfiable' : [first, last];
}

/** Plain name for old programs, exact name for the others (RFC 6266, RFC 8187). */
function disposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
