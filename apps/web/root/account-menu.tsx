import { Menu, MenuItem, MenuJoint } from '#ui/menu/menu.tsx';
import { useT } from '../messages/messages.tsx';
import { UserAvatar } from '../shared/user-avatar.tsx';
import styles from './header.module.css';
import type { RootData } from './load.ts';
import { useRoot } from './root.tsx';
import { signOut } from './sign-out.ts';

/** What belongs to the signed-in person, behind their picture. */
export function AccountMenu({ viewer }: { viewer: NonNullable<RootData['viewer']> }) {
  const t = useT();
  const { flags } = useRoot();
  return (
    <Menu
      label={t('shell.account')}
      trigger={
        <button
          type="button"
          className={styles.avatar}
          aria-label={t('shell.accountOf', { name: viewer.username })}
        >
          <UserAvatar id={viewer.id} avatarUrl={viewer.avatarUrl} />
        </button>
      }
    >
      <MenuItem icon="person" href={`/user/${viewer.username}`}>
        {t('shell.profile')}
      </MenuItem>
      <MenuItem icon="block" href="/dashboard/projects">
        {t('shell.projects')}
      </MenuItem>
      <MenuJoint />
      <MenuItem icon="gear" href="/settings">
        {t('shell.settings')}
      </MenuItem>
      {flags.developerMode && (
        <MenuItem icon="flag" href="/flags">
          {t('shell.flags')}
        </MenuItem>
      )}
      <MenuJoint />
      <MenuItem icon="sign-out" tone="red" onSelect={() => signOut(t)}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
