import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { EditProject, EditProjects } from '#contract/project.ts';
import { readBytes, withRawBodies } from '#platform/body/raw-body.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { parse } from '#platform/parse/parse.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { readDocument } from '../documents/index.ts';
import { checkExtension, saveGalleryImage, saveIcon } from '../images/index.ts';
import { prepareVersion } from '../versions/index.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { editProject } from './edit-project.ts';
import { editProjects } from './edit-projects.ts';
import { readCreateRequest } from './read-create-request.ts';
import { setProjectIcon } from './set-icon.ts';

type One = { Params: { id: string } };
type Icon = One & { Querystring: { ext?: string } };

/** `/v2/project…`: creating, editing and deleting projects (public API, 2.3). */
export function projectWriteRoutes(app: FastifyInstance, { services }: Api): void {
  app.post('/project', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_CREATE');
    const { data, files, icon, gallery } = await readCreateRequest(services, request);
    const isPack = data.project_type === 'modpack';
    const versions = [];
    for (const [index, version] of (data.initial_versions ?? []).entries()) {
      versions.push(await prepareVersion(services, version, files[index], { isPack }));
    }
    const pictures = [];
    for (const [index, item] of (data.gallery_items ?? []).entries()) {
      pictures.push({
        image: await saveGalleryImage(services, gallery[index]),
        featured: item.featured,
        title: item.title ?? item.name ?? null,
        description: item.description ?? null,
        ordering: item.ordering ?? 0,
      });
    }
    const id = await createProject(services, viewer, data, {
      versions,
      gallery: pictures,
      icon: icon && (await saveIcon(services, icon)),
    });
    const document = await readDocument(services.db, 'project', id);
    reply.type('application/json; charset=utf-8');
    return document?.body;
  });

  app.patch<One>('/project/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    const edit = parse(EditProject, request.body);
    await editProject(services, viewer, request.params.id, edit);
    return reply.status(204).send();
  });

  app.patch<{ Querystring: { ids?: string } }>('/projects', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    const ids = parseStringList(request.query.ids, 'ids', LIMITS.bulkIds);
    await editProjects(services, viewer, ids, parse(EditProjects, request.body));
    return reply.status(204).send();
  });

  app.delete<One>('/project/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_DELETE');
    await deleteProject(services, viewer, request.params.id);
    return reply.status(204).send();
  });

  withRawBodies(app, (raw) =>
    raw.patch<Icon>('/project/:id/icon', async (request, reply) => {
      const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
      await setProjectIcon(services, viewer, request.params.id, async () => {
        checkExtension(request.query.ext);
        return saveIcon(services, await readBytes(request, LIMITS.iconBytes));
      });
      return reply.status(204).send();
    }),
  );

  app.delete<One>('/project/:id/icon', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    await setProjectIcon(services, viewer, request.params.id, async () => null);
    return reply.status(204).send();
  });
}
