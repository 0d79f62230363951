import type { IconName } from '#ui/icons/icon.tsx';
import type { MessageKey } from '../messages/keys.ts';

/** The pages of the dashboard, by group. */
export const DASHBOARD_GROUPS: {
  title?: MessageKey;
  pages: { href: string; label: MessageKey; icon: IconName }[];
}[] = [
  {
    title: 'user.dashboard.manage',
    pages: [{ href: '/dashboard/projects', label: 'user.dashboard.projects', icon: 'block' }],
  },
];
