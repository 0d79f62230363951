import type { IconName } from '#ui/icons/icon.tsx';
import type { MessageKey } from '../messages/keys.ts';

interface SettingsPage {
  href: string;
  label: MessageKey;
  icon: IconName;
  /** Only for those who are signed in. */
  account?: boolean;
}

/** The pages of the settings, by group. */
export const SETTINGS_GROUPS: { title: MessageKey; pages: SettingsPage[] }[] = [
  {
    title: 'settings.display',
    pages: [{ href: '/settings', label: 'settings.appearance', icon: 'sun' }],
  },
];
