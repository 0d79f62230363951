import { memberUserView } from '../people/index.ts';
import type { TeamMember } from './teams.store.ts';

/** A team member as the API shows it; what they may do is told only to members. */
export function teamMemberView(member: TeamMember, { inside }: { inside: boolean }) {
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
