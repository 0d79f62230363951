import { lazy, Suspense, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useT } from '../messages/messages.tsx';
import { useLocation } from '../router/hooks.tsx';
import { useRoot } from './root.tsx';
import styles from './tab-bar.module.css';
import { isDiscover } from './triggers.tsx';

const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }));

export type SheetName = 'discover' | 'menu';

const PLACES: [(path: string) => boolean, string][] = [
  [(path) => path === '/', 'home'],
  [isDiscover, 'discover'],
  [(path) => /^\/dashboard(?:\/|$)/.test(path), 'dashboard'],
  [(path) => path.startsWith('/auth/'), 'sign-in'],
];

/** The bar at the foot of small windows. */
export function TabBar() {
  const t = useT();
  const { viewer } = useRoot();
  const path = useLocation().pathname;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [wanted, setWanted] = useState(false);
  const here = sheet ?? PLACES.find(([matches]) => matches(path))?.[1];

  function openSheet(name: SheetName) {
    setWanted(true);
    setSheet(sheet === name ? null : name);
  }

  return (
    <>
      <nav className={styles.bar} aria-label={t('shell.tabs')}>
        <TabLink href="/" icon="home" current={here === 'home'}>
          {t('shell.tab.home')}
        </TabLink>
        <TabButton
          icon="search"
          current={here === 'discover'}
          expanded={sheet === 'discover'}
          onClick={() => openSheet('discover')}
        >
          {t('shell.discover')}
        </TabButton>
        {viewer ? (
          <TabLink href="/dashboard/projects" icon="strata" current={here === 'dashboard'}>
            {t('shell.tab.dashboard')}
          </TabLink>
        ) : (
          <TabLink href="/auth/sign-in" icon="person" current={here === 'sign-in'}>
            {t('shell.signIn')}
          </TabLink>
        )}
        <TabButton
          icon="menu"
          current={here === 'menu'}
          expanded={sheet === 'menu'}
          onClick={() => openSheet('menu')}
        >
          {t('shell.tab.menu')}
        </TabButton>
      </nav>
      {wanted && (
        <Suspense>
          <Sheets open={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  );
}

interface TabProps {
  icon: IconName;
  current: boolean;
  children: string;
}

function TabLink({ href, icon, current, children }: TabProps & { href: string }) {
  return (
    <Link
      href={href}
      className={classNames(styles.cell, current && styles.current)}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={icon} size={22} />
      {children}
    </Link>
  );
}

interface TabButtonProps extends TabProps {
  expanded: boolean;
  onClick: () => void;
}

function TabButton({ icon, current, expanded, onClick, children }: TabButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.cell, current && styles.current)}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      {children}
    </button>
  );
}
