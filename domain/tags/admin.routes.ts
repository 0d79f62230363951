import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { NewCategory, NewGameVersion, NewLoader } from '#contract/tag.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { isAdmin, requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import {
  removeCategory,
  removeGameVersion,
  removeLoader,
  saveCategory,
  saveGameVersion,
  saveLoader,
} from './edit-tags.ts';

type Query = { name?: string; project_type?: string };

/**
 * `POST` and `DELETE /_internal/tags/{category|loader|game_version}`: what an admin adds to the lists
 * while the site runs, and takes out again (`?name=`, for categories with `&project_type=`).
 */
export function tagAdminRoutes(app: FastifyInstance, { services }: Api): void {
  const kinds: Kind[] = [
    kind('category', NewCategory, saveCategory, ({ name, project_type }) =>
      removeCategory(services, needed(name, 'name'), needed(project_type, 'project_type')),
    ),
    kind('loader', NewLoader, saveLoader, ({ name }) =>
      removeLoader(services, needed(name, 'name')),
    ),
    kind('game_version', NewGameVersion, saveGameVersion, ({ name }) =>
      removeGameVersion(services, needed(name, 'name')),
    ),
  ];
  for (const { path, save, remove } of kinds) {
    app.post(path, async (request, reply) => {
      requireAdmin(request);
      await save(request.body);
      return reply.status(204).send();
    });
    app.delete<{ Querystring: Query }>(path, async (request, reply) => {
      requireAdmin(request);
      await remove(request.query);
      return reply.status(204).send();
    });
  }

  function kind<T extends TSchema>(
    name: string,
    schema: T,
    save: (needs: typeof services, value: ReturnType<typeof parse<T>>) => Promise<void>,
    remove: (query: Query) => Promise<void>,
  ): Kind {
    return {
      path: `/tags/${name}`,
      save: async (body) => save(services, parse(schema, body)),
      remove: async (query) => remove(query),
    };
  }
}

interface Kind {
  path: string;
  save(body: unknown): Promise<void>;
  remove(query: Query): Promise<void>;
}

function requireAdmin({ viewer }: FastifyRequest): void {
  requireScope(viewer, 'PROJECT_WRITE');
  if (!isAdmin(viewer)) throw new Refusal('auth_error', 'Only admins change the lists.');
}

function needed(value: string | undefined, field: string): string {
  if (value) return value;
  throw new Refusal('request_error', `${field}: is required`, { field });
}
