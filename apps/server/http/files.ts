import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES } from '#domain/files/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';
import { sendFile } from './send-file.ts';

type FileRequest = { Params: { project: string; version: string; '*': string } };

/** What a file's address leads to; addresses of published files never change their meaning. */
interface FileFacts {
  project_id: string;
  sha512: string;
  size: number;
}

interface ImageFacts {
  sha512: string;
  size: number;
  media_type: string;
}

/** Addresses kept in memory: what was asked for once is served without the database. */
const MOST_KNOWN = 10_000;

function keep<T>(known: Map<string, T>, key: string, facts: T): void {
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, facts);
}

/** Files of versions and pictures: ranges, validators, immutable, never run by a browser. */
export function fileRoutes(app: FastifyInstance, site: Site): void {
  const { db, blobs } = site.services;
  const known = new Map<string, FileFacts>();
  const knownImages = new Map<string, ImageFacts>();
  site.events.onGap(() => {
    known.clear();
    knownImages.clear();
  });
  site.events.subscribe(({ kind, id }) => {
    if (kind !== 'version') return;
    for (const key of known.keys()) if (key.startsWith(`${id}/`)) known.delete(key);
  });

  async function find(versionId: string, filename: string): Promise<FileFacts | undefined> {
    const key = `${versionId}/${filename}`;
    const cached = known.get(key);
    if (cached) return cached;
    const row = await db
      .selectFrom('files')
      .select(['project_id', 'sha512', 'size'])
      .where('version_id', '=', versionId)
      .where('filename', '=', filename)
      .executeTakeFirst();
    if (row) keep(known, key, row);
    return row;
  }

  async function sendVersionFile(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { project, version, '*': filename } = request.params;
    const file = await find(version, filename);
    if (file?.project_id !== project) throw new Refusal('not_found', 'There is no such file.');
    const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
    const path = await blobs.localPath(file.sha512);
    const sent = await sendFile(request, reply, await openFile(path), {
      size: file.size,
      etag: `"${file.sha512.slice(0, 40)}"`,
      mediaType: (MEDIA_TYPES as Record<string, string>)[extension] ?? 'application/octet-stream',
      filename,
    });
    if (sent.whole) site.downloads.note({ versionId: version, filename, asker: request.ip });
    return reply;
  }

  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/data/:project/versions/:version/*',
    exposeHeadRoute: false,
    handler: sendVersionFile,
  });

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/data/images/:name',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const prefix = /^([0-9a-f]{40})\.\w+$/.exec(request.params.name)?.[1];
      const image = prefix && (await findImage(prefix));
      if (!image) throw new Refusal('not_found', 'There is no such picture.');
      await sendFile(request, reply, await openFile(await blobs.localPath(image.sha512)), {
        size: image.size,
        etag: `"${prefix}"`,
        mediaType: image.media_type,
      });
      return reply;
    },
  });

  async function findImage(prefix: string): Promise<ImageFacts | undefined> {
    const cached = knownImages.get(prefix);
    if (cached) return cached;
    const row = await db
      .selectFrom('images')
      .select(['sha512', 'size', 'media_type'])
      .where('sha512', '>=', prefix)
      .where('sha512', '<', `${prefix}g`)
      .executeTakeFirst();
    if (row) keep(knownImages, prefix, row);
    return row;
  }
}

/** @throws Refusal `not_found` when the bytes were swept since their address was learnt. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refusal('not_found', 'The bytes of this file are gone.');
  }
}
