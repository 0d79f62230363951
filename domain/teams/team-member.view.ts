import type { Viewer } from '../access/index.ts';
import { memberUserView } from '../people/index.ts';
import type { Membership } from './permissions.ts';
import type { TeamMember } from './teams.store.ts';

/**
 * The people of a team as this viewer sees them: invitations are told to members and to whom they are
 * for.
 */
export function membersView(
  members: TeamMember[],
  viewer: Viewer,
  { membership, permissions }: { membership: Membership | undefined; permissions: number },
) {
  const inside = membership?.accepted === true || permissions !== 0;
  return members
    .filter((member) => member.accepted || inside || member.id === viewer.user?.id)
    .map((member) => teamMemberView(member, { inside }));
}

/** A team member as the API shows it; what they may do is told only to members. */
function teamMemberView(member: TeamMember, { inside }: { inside: boolean }) {
  return {
    role: member.is_owner
      ? 'Owner'
      : member.member_role === 'Owner'
        ? 'Member'
        : member.member_role,
    team_id: member.team_id,
    user: memberUserView(member),
    permissions: inside ? member.permissions : null,
    accepted: member.accepted,
    payouts_split: inside ? Number(member.payouts_split) : null,
    ordering: member.ordering,
  };
}
