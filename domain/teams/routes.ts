import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Viewer, viewerWith } from '../access/index.ts';
import type { Api } from '../api.ts';
import { canSee } from '../projects/index.ts';
import { permissionsOf } from './permissions.ts';
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
    const found = (await projectsOfTeams(db, teamIds, viewer.user?.id)).filter((one) =>
      canSee(viewer, one),
    );
    const members = Map.groupBy(
      await listMembers(
        db,
        found.map(({ team_id }) => team_id),
      ),
      (member) => member.team_id,
    );
    return found.map(({ team_id, membership }) => {
      const permissions = permissionsOf(viewer, membership);
      return membersView(members.get(team_id) ?? [], viewer, { membership, permissions });
    });
  }
}
