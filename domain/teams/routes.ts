import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Viewer, viewerWith } from '../access/index.ts';
import type { Api } from '../api.ts';
import { canSee, findProjectFor } from '../projects/index.ts';
import { membersView } from './team-member.view.ts';
import { listMembers, projectsOfTeams } from './teams.store.ts';

/** `/v2/team…`: reading the people of a project (public API, 2.7). */
export function teamRoutes(app: FastifyInstance, api: Api): void {
  const { db } = api.services;

  app.get<{ Params: { id: string } }>('/team/:id/members', async (request) => {
    const viewer = viewerWith(request.viewer, 'PROJECT_READ');
    const [team] = await visibleTeams(viewer, [request.params.id]);
    if (!team) throw new Refusal('not_found', 'The team does not exist.');
    return team;
  });

  app.get<{ Querystring: { ids?: string } }>('/teams', async (request) => {
    const ids = parseStringList(request.query.ids, 'ids', LIMITS.bulkIds);
    return visibleTeams(viewerWith(request.viewer, 'PROJECT_READ'), ids);
  });

  /** The members of each team whose project the viewer may see. */
  async function visibleTeams(viewer: Viewer, teamIds: string[]) {
    const projects = await projectsOfTeams(db, teamIds);
    const members = Map.groupBy(
      await listMembers(
        db,
        projects.map((project) => project.team_id),
      ),
      (member) => member.team_id,
    );
    const teams = [];
    for (const { id, team_id } of projects) {
      const found = await findProjectFor(db, viewer, id);
      if (found && canSee(viewer, found)) {
        teams.push(membersView(members.get(team_id) ?? [], viewer, found));
      }
    }
    return teams;
  }
}
