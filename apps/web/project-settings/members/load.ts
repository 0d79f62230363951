import { listMembers, PERMISSION } from '#domain/teams/index.ts';
import type { Load } from '../../context.server.ts';
import { settingsProject } from '../load.ts';

export interface MembersData {
  members: {
    id: string;
    username: string;
    avatarUrl: string | null;
    role: string;
    isOwner: boolean;
    accepted: boolean;
    /** How many of all permissions they hold. */
    permissions: number;
    share: number;
  }[];
  /** How many permissions there are. */
  all: number;
}

export const load: Load<MembersData> = async (input) => {
  const { project } = await settingsProject(input);
  const members = await listMembers(input.page.services.db, [project.team_id]);
  const bits = Object.values(PERMISSION);
  return {
    all: bits.length,
    members: members.map((member) => ({
      id: member.id,
      username: member.username,
      avatarUrl: member.avatar_url,
      role: member.member_role,
      isOwner: member.is_owner,
      accepted: member.accepted,
      permissions: bits.filter((bit) => (member.permissions & bit) !== 0).length,
      share: Number(member.payouts_split),
    })),
  };
};
