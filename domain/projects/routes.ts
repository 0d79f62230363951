import type { FastifyInstance } from 'fastify';
import { CREATE_PROJECT_ALIASES, CreateProject, EditProject } from '#contract/project.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope, viewerWith } from '../access/index.ts';
import { type Api, answerRead, joinDocuments } from '../api.ts';
import { readDocument } from '../documents/index.ts';
import { saveGalleryImage, saveIcon } from '../images/index.ts';
import { stageMultipart } from '../staging/index.ts';
import { listMembers, teamMemberView } from '../teams/index.ts';
import { prepareVersion } from '../versions/index.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { editProject } from './edit-project.ts';
import { canSee, findProjectFor, findProjectId, findProjectIds } from './projects.store.ts';
import { visibleProjects } from './read-projects.ts';

type One = { Params: { id: string } };
type Many = { Querystring: { ids?: string } };

/** `/v2/project…`: reading, creating, editing and deleting projects (public API, 2.3). */
export function projectRoutes(app: FastifyInstance, api: Api): void {
  const { services } = api;
  const { db } = services;

  app.get<One>('/project/:id', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ');
      const id = await findProjectId(db, request.params.id);
      const [document] = id ? await visibleProjects(db, viewer, [id]) : [];
      if (!document) throw new Refusal('not_found', 'The project does not exist.');
      const tags = document.is_public ? [`project:${document.id}`] : null;
      return { text: document.body, etag: document.etag, tags };
    }),
  );

  app.get<Many>('/projects', async (request, reply) => {
    const wanted = parseStringList(request.query.ids, 'ids');
    const ids = await findProjectIds(db, wanted);
    const documents = await visibleProjects(db, viewerWith(request.viewer, 'PROJECT_READ'), ids);
    reply.type('application/json; charset=utf-8');
    return joinDocuments(documents.map((document) => document.body));
  });

  app.get<One>('/project/:id/check', async (request) => {
    const id = await findProjectId(db, request.params.id);
    if (!id) throw new Refusal('not_found', 'The project does not exist.');
    return { id };
  });

  app.get<One>('/project/:id/members', async (request) => {
    const viewer = viewerWith(request.viewer, 'PROJECT_READ');
    const found = await findProjectFor(db, viewer, request.params.id);
    if (!found || !canSee(viewer, found)) {
      throw new Refusal('not_found', 'The project does not exist.');
    }
    const inside = found.membership?.accepted === true || found.permissions !== 0;
    const members = await listMembers(db, [found.project.team_id]);
    return members
      .filter((member) => member.accepted || inside || member.id === viewer.user?.id)
      .map((member) => teamMemberView(member, { inside }));
  });

  app.post('/project', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_CREATE');
    const staged = await stageMultipart(services, request, {
      dataFirst: true,
      isPicture: (part, data) => part === 'icon' || galleryParts(data).has(part),
    });
    const data = parse(CreateProject, withoutAliases(staged.data), 'invalid_input');
    const versions = [];
    for (const version of data.initial_versions ?? []) {
      const files = staged.files.filter((file) => version.file_parts.includes(file.part));
      const isPack = data.project_type === 'modpack';
      versions.push(await prepareVersion(services, version, files, { isPack }));
    }
    const icon = staged.pictures.get('icon');
    const gallery = [];
    for (const item of data.gallery_items ?? []) {
      const picture = staged.pictures.get(item.item);
      if (!picture) {
        throw new Refusal('invalid_input', `gallery_items: there is no part "${item.item}".`, {
          field: 'gallery_items',
        });
      }
      gallery.push({
        image: await saveGalleryImage(services, picture.bytes),
        featured: item.featured,
        title: item.title ?? item.name ?? null,
        description: item.description ?? null,
        ordering: item.ordering ?? 0,
      });
    }
    const id = await createProject(services, viewer, data, {
      versions,
      gallery,
      icon: icon ? await saveIcon(services, icon.bytes) : null,
    });
    const document = await readDocument(db, 'project', id);
    reply.type('application/json; charset=utf-8');
    return document?.body;
  });

  app.patch<One>('/project/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_WRITE');
    const edit = parse(EditProject, request.body);
    await editProject(services, viewer, request.params.id, edit);
    return reply.status(204).send();
  });

  app.delete<One>('/project/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'PROJECT_DELETE');
    await deleteProject(services, viewer, request.params.id);
    return reply.status(204).send();
  });
}

function withoutAliases(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [CREATE_PROJECT_ALIASES[name] ?? name, value]),
  );
}

function galleryParts(data: unknown): Set<string> {
  const items = (data as { gallery_items?: { item?: string }[] } | undefined)?.gallery_items;
  return new Set(Array.isArray(items) ? items.map((item) => item?.item ?? '') : []);
}
