import { Menu, MenuItem, MenuJoint } from '#ui/menu/menu.tsx';
import { useT } from '../messages/messages.tsx';
import styles from './discover-cells.module.css';
import { DiscoverCells } from './discover-cells.tsx';
import type { RootData } from './load.ts';
import { useRoot } from './root.tsx';
import { signOut } from './sign-out.ts';
import { AccountTrigger, DiscoverTrigger } from './triggers.tsx';

/** The header's menu of the six types; arrows move in two dimensions. */
export function DiscoverMenu() {
  const t = useT();
  return (
    <Menu
      label={t('shell.discover')}
      columns={2}
      placement="bottom-start"
      className={styles.menu}
      defaultOpen
      trigger={<DiscoverTrigger />}
    >
      <DiscoverCells inMenu />
    </Menu>
  );
}

/** What belongs to the signed-in person, behind their picture. */
export function AccountMenu({ viewer }: { viewer: NonNullable<RootData['viewer']> }) {
  const t = useT();
  const { flags } = useRoot();
  return (
    <Menu label={t('shell.account')} defaultOpen trigger={<AccountTrigger viewer={viewer} />}>
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
