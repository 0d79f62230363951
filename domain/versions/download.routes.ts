import type { FastifyInstance } from 'fastify';
import { sendAnswer } from '#platform/answers/send-answer.ts';
import { Refusal } from '#platform/refusal.ts';
import { viewerWith } from '../access/index.ts';
import { type Api, answerRead } from '../api.ts';
import { readProjectPage, statusFacts } from '../projects/index.ts';
import { downloadOptions } from './download-options.ts';

interface Asked {
  Params: { id: string };
  Querystring: { version?: string; loader?: string };
}

/** `/_internal/project/{id}/download-options`: what the download dialog offers. */
export function downloadRoutes(app: FastifyInstance, api: Api): void {
  const { services, answers, projects } = api;

  app.get<Asked>('/project/:id/download-options', async (request, reply) => {
    const kept = answers.get(request.raw.url as string);
    if (kept) {
      reply.hijack();
      sendAnswer(request.raw, reply.raw, kept, []);
      return reply;
    }
    return answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ', 'VERSION_READ');
      const page = await readProjectPage(projects, viewer, request.params.id);
      if (!page) throw new Refusal('not_found', 'The project does not exist.');
      const told = new Set<string>();
      const { version, loader } = request.query;
      const chosen = { gameVersion: text(version), loader: text(loader) };
      const options = await downloadOptions(services, page, chosen, told);
      // What nobody built is not worth keeping: anyone could make up more of it.
      const isPublic = statusFacts(page.project.status).link && options.results?.length !== 0;
      return { text: JSON.stringify(options), tags: isPublic ? [...told] : null };
    });
  });
}

/** A query that was given once. */
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
