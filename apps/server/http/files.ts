import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerWith } from '#domain/access/index.ts';
import { MEDIA_TYPES } from '#domain/files/index.ts';
import { visibleVersions } from '#domain/versions/index.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';
import { KnownFiles } from './known-files.ts';
import { sendFile } from './send-file.ts';
import { viewerOf } from './viewer.ts';

type FileRequest = { Params: { project: string; version: string; '*': string } };

interface ImageFacts {
  sha512: string;
  size: number;
  media_type: string;
}

/** Pictures whose facts are kept in memory; their addresses never change their meaning. */
const MOST_KNOWN = 10_000;

/** Files of versions and pictures: ranges, validators, immutable, never run by a browser. */
export function fileRoutes(app: FastifyInstance, site: Site): void {
  const { db, blobs } = site.services;
  const known = new KnownFiles(site);
  const knownImages = new Map<string, ImageFacts>();
  site.events.onGap(() => knownImages.clear());

  async function sendVersionFile(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { project, version, '*': filename } = request.params;
    const file = await known.find(version, filename);
    const missing = new Refusal('not_found', 'There is no such file.');
    if (file?.projectId !== project) throw missing;
    if (!file.everyone && !(await maySee(request, version))) throw missing;
    // Asked now: a connection that ends with its answer has no address any more.
    const asker = addressKey(request.ip ?? 'unknown');
    const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
    const path = await blobs.localPath(file.sha512);
    const sent = await sendFile(request, reply, await openFile(path), {
      size: file.size,
      etag: `"${file.sha512.slice(0, 40)}"`,
      mediaType: (MEDIA_TYPES as Record<string, string>)[extension] ?? 'application/octet-stream',
      filename,
      shared: file.everyone,
    });
    if (sent.whole && file.everyone) {
      site.downloads.note({ versionId: version, filename, asker });
    }
    return reply;
  }

  /** Files of hidden versions are for those who see the version. */
  async function maySee(request: FastifyRequest, versionId: string): Promise<boolean> {
    const viewer = viewerWith(await viewerOf(request, site), 'VERSION_READ');
    return (await visibleVersions(db, viewer, [versionId])).length > 0;
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
        shared: true,
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
    if (knownImages.size >= MOST_KNOWN) knownImages.clear();
    if (row) knownImages.set(prefix, row);
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
