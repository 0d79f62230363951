import { StateBadge } from '#ui/badge/badge.tsx';
import type { MessageKey } from '../../messages/keys.ts';
import { useT } from '../../messages/messages.tsx';
import type { ProjectData } from '../load.ts';

/** How the statuses are told; the states are those of the badge. */
export const STATES: Record<string, string> = {
  approved: 'public',
  withheld: 'unlisted-by-staff',
  processing: 'under-review',
};

/** The status, for the project's people and staff, and for all where it is out of the ordinary. */
export function ProjectBadge({ project }: { project: ProjectData }) {
  const t = useT();
  const { status, viewer } = project;
  if (status === 'approved' && !viewer.member && !viewer.staff) return null;
  return (
    <StateBadge state={STATES[status] ?? status}>
      {t(`project.status.${status}` as MessageKey)}
    </StateBadge>
  );
}
