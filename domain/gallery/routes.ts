import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { GalleryQuery } from '#contract/project.ts';
import { readBytes, withRawBodies } from '#platform/body/raw-body.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { checkExtension } from '../images/index.ts';
import { addGalleryItem, deleteGalleryItem, editGalleryItem } from './gallery.ts';

type Query = Partial<
  Record<'ext' | 'url' | 'featured' | 'title' | 'description' | 'ordering', string>
>;
type One = { Params: { id: string }; Querystring: Query };

/** `/v2/project/{id|slug}/gallery` (public API, 2.3). */
export function galleryRoutes(app: FastifyInstance, { services }: Api): void {
  withRawBodies(app, (raw) => {
    raw.post<One>('/project/:id/gallery', async (request, reply) => {
      const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
      const { featured, title, description, ordering } = readQuery(request.query);
      if (featured === undefined) {
        throw new Refusal('request_error', 'featured: is required', { field: 'featured' });
      }
      const read = () => {
        checkExtension(request.query.ext);
        return readBytes(request, LIMITS.galleryBytes);
      };
      await addGalleryItem(services, viewer, request.params.id, read, {
        featured,
        title: title ?? null,
        description: description ?? null,
        ordering: ordering ?? 0,
      });
      return reply.status(204).send();
    });
  });

  app.patch<One>('/project/:id/gallery', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    const url = readUrl(request.query);
    await editGalleryItem(services, viewer, request.params.id, url, readQuery(request.query));
    return reply.status(204).send();
  });

  app.delete<One>('/project/:id/gallery', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    await deleteGalleryItem(services, viewer, request.params.id, readUrl(request.query));
    return reply.status(204).send();
  });
}

/** The fields that are given; an empty title or description takes the old one away. */
function readQuery({ featured, title, description, ordering }: Query) {
  const fields = parse(GalleryQuery, {
    ...(featured === undefined ? {} : { featured: BOOLEANS[featured] ?? featured }),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(ordering === undefined ? {} : { ordering: ordering === '' ? ordering : Number(ordering) }),
  });
  return {
    ...fields,
    ...(title === '' ? { title: null } : {}),
    ...(description === '' ? { description: null } : {}),
  };
}

const BOOLEANS: Record<string, boolean> = { true: true, false: false };

function readUrl({ url }: Query): string {
  if (!url) throw new Refusal('request_error', 'url: is required', { field: 'url' });
  return url;
}
