import type { FastifyInstance } from 'fastify';
import { AddFile, CreateVersion, EditVersion } from '#contract/version.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { readDocument } from '../documents/index.ts';
import { projectToChange } from '../projects/index.ts';
import { stageMultipart } from '../staging/index.ts';
import { addFiles } from './add-files.ts';
import { deleteVersion } from './delete-version.ts';
import { editVersion } from './edit-version.ts';
import { prepareVersion } from './prepare-version.ts';
import { publishVersion } from './publish-version.ts';
import { versionToChange } from './versions.store.ts';

type One = { Params: { id: string } };

/** `/v2/version…`: publishing, editing and deleting versions (public API, 2.4). */
export function versionRoutes(app: FastifyInstance, { services }: Api): void {
  const { db } = services;

  app.post('/version', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_CREATE');
    const staged = await stageMultipart(services, request, {
      dataFirst: true,
      // Nobody sends gigabytes only to hear that they may not.
      async beforeFiles(data) {
        const projectId = projectOf(parse(CreateVersion, data, 'invalid_input'));
        const missing = new Refusal('invalid_input', 'project_id: there is no such project.', {
          field: 'project_id',
        });
        await projectToChange(db, viewer, projectId, 'UPLOAD_VERSION', missing);
      },
    });
    const data = parse(CreateVersion, staged.data, 'invalid_input');
    const prepared = await prepareVersion(services, data, staged.files);
    const place = { projectId: projectOf(data), authorId: viewer.user.id };
    const id = await publishVersion(services, place, prepared);
    const document = await readDocument(db, 'version', id);
    reply.type('application/json; charset=utf-8');
    return document?.body;
  });

  app.post<One>('/version/:id/file', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_WRITE');
    const missing = new Refusal('invalid_input', 'The version does not exist.');
    await versionToChange(db, viewer, request.params.id, 'UPLOAD_VERSION', missing);
    const staged = await stageMultipart(services, request, { dataFirst: false });
    const data = parse(AddFile, staged.data, 'invalid_input');
    await addFiles(services, viewer, request.params.id, data, staged.files);
    return reply.status(204).send();
  });

  app.patch<One>('/version/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_WRITE');
    const edit = parse(EditVersion, request.body);
    await editVersion(services, viewer, request.params.id, edit);
    return reply.status(204).send();
  });

  app.delete<One>('/version/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_DELETE');
    await deleteVersion(services, viewer, request.params.id);
    return reply.status(204).send();
  });
}

function projectOf(data: CreateVersion): string {
  const id = data.project_id ?? data.mod_id;
  if (id) return id;
  throw new Refusal('invalid_input', 'project_id: is required', { field: 'project_id' });
}
