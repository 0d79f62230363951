import { useEffect, useRef } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useT } from '../messages/messages.tsx';
import { useLocation } from '../router/hooks.tsx';
import { UserAvatar } from '../shared/user-avatar.tsx';
import { DiscoverCells } from './discover-cells.tsx';
import { useRoot } from './root.tsx';
import styles from './sheets.module.css';
import { signOut } from './sign-out.ts';
import type { SheetName } from './tab-bar.tsx';
import { useThemeCycle } from './theme-button.tsx';

interface SheetsProps {
  open: SheetName | null;
  onClose: () => void;
}

/** What the tab bar opens: the six types, and everything that is the reader's. */
export function Sheets({ open, onClose }: SheetsProps) {
  const t = useT();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current !== location) onClose();
    shown.current = location;
  }, [location, onClose]);
  const common = { onClose, closeLabel: t('shared.close'), flush: true };
  return (
    <>
      <Dialog {...common} open={open === 'discover'} title={t('shell.discover')}>
        <DiscoverCells onChoose={onClose} />
      </Dialog>
      <Dialog {...common} open={open === 'menu'} title={t('shell.tab.menu')}>
        <MenuRows onClose={onClose} />
      </Dialog>
    </>
  );
}

function MenuRows({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { viewer, flags } = useRoot();
  const theme = useThemeCycle();
  return (
    <div className={styles.list}>
      {viewer ? (
        <Link href={`/user/${viewer.username}`} className={styles.row} onClick={onClose}>
          <UserAvatar id={viewer.id} avatarUrl={viewer.avatarUrl} />
          <bdi>{viewer.username}</bdi>
        </Link>
      ) : (
        <>
          <Row href="/auth/sign-in" icon="person" onClick={onClose}>
            {t('shell.signIn')}
          </Row>
          <Row href="/auth/sign-up" icon="plus" onClick={onClose}>
            {t('shell.join')}
          </Row>
        </>
      )}
      {viewer && (
        <>
          <Row href="/dashboard/projects?create=1" icon="plus" onClick={onClose}>
            {t('shell.create')}
          </Row>
          <Row href="/dashboard/projects" icon="block" onClick={onClose}>
            {t('shell.projects')}
          </Row>
        </>
      )}
      <hr className={styles.joint} />
      <Row href="/news" icon="news" onClick={onClose}>
        {t('shell.footer.news')}
      </Row>
      <Row href="/settings" icon="gear" onClick={onClose}>
        {t('shell.settings')}
      </Row>
      {flags.developerMode && (
        <Row href="/flags" icon="flag" onClick={onClose}>
          {t('shell.flags')}
        </Row>
      )}
      <button type="button" className={styles.row} onClick={theme.next}>
        <Icon name="sun" size={20} />
        {theme.label}
      </button>
      {viewer && (
        <button
          type="button"
          className={`${styles.row} ${styles.red}`}
          onClick={() => {
            onClose();
            signOut(t);
          }}
        >
          <Icon name="sign-out" size={20} />
          {t('shell.signOut')}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  href: string;
  icon: IconName;
  onClick: () => void;
  children: string;
}

function Row({ href, icon, onClick, children }: RowProps) {
  return (
    <Link href={href} className={styles.row} onClick={onClick}>
      <Icon name={icon} size={20} />
      {children}
    </Link>
  );
}
