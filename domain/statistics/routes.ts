import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Api, answerRead } from '../api.ts';
import { among } from '../database/index.ts';
import { LISTED_STATUSES } from '../projects/index.ts';
import { LISTED_VERSION_STATUSES } from '../versions/index.ts';

/** `GET /v2/statistics` (public API, 2.12). */
export function statisticsRoutes(app: FastifyInstance, api: Api): void {
  app.get('/statistics', (request, reply) =>
    answerRead(api, request, reply, async () => ({
      text: JSON.stringify(await count()),
      tags: ['project', 'version'],
    })),
  );

  async function count() {
    const { rows } = await sql<Record<string, number>>`
      with shown as (select id, team_id from projects where ${among('status', LISTED_STATUSES)}),
      published as (
        select versions.id from versions join shown on shown.id = project_id
        where ${among('versions.status', LISTED_VERSION_STATUSES)}
      )
      select
        (select count(*) from shown) as projects,
        (select count(*) from published) as versions,
        (select count(distinct user_id) from team_members join shown using (team_id)
          where accepted) as authors,
        (select count(*) from files join published on published.id = version_id) as files
    `.execute(api.services.db);
    return rows[0];
  }
}
