import type { IconName } from '#ui/icons/icon.tsx';
import type { MessageKey } from '../messages/keys.ts';

interface SettingsPage {
  href: string;
  label: MessageKey;
  icon: IconName;
  /** Only for those who are signed in. */
  account?: boolean;
  /** Only for those who run the site. */
  admin?: boolean;
}

/** The pages of the settings, by group. */
export const SETTINGS_GROUPS: { title: MessageKey; pages: SettingsPage[] }[] = [
  {
    title: 'settings.display',
    pages: [{ href: '/settings', label: 'settings.appearance', icon: 'sun' }],
  },
  {
    title: 'settings.account',
    pages: [
      { href: '/settings/profile', label: 'settings.page.profile', icon: 'person', account: true },
      { href: '/settings/account', label: 'settings.page.account', icon: 'shield', account: true },
      {
        href: '/settings/sessions',
        label: 'settings.page.sessions',
        icon: 'monitor',
        account: true,
      },
    ],
  },
  {
    title: 'settings.developer',
    pages: [{ href: '/settings/pats', label: 'settings.page.pats', icon: 'key', account: true }],
  },
  {
    title: 'settings.operation',
    pages: [
      {
        href: '/admin/outbox',
        label: 'settings.page.outbox',
        icon: 'mail',
        account: true,
        admin: true,
      },
    ],
  },
];
