import { lazy, Suspense, useState } from 'react';
import { Wordmark } from '#ui/brand/mark.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import chalk from '#ui/chalk/chalk.module.css';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link/link.tsx';
import { useT } from '../messages/messages.tsx';
import { useLocation } from '../router/hooks.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import { CreateProject } from './create-project.tsx';
import { useMarkClicks } from './developer-mode.ts';
import styles from './header.module.css';
import { LateMenu } from './late-menu.tsx';
import { useRoot } from './root.tsx';
import { GlobalSearch } from './search/global-search.tsx';
import { AccountTrigger, DiscoverTrigger } from './triggers.tsx';

const SearchSheet = lazy(async () => ({
  default: (await import('./search/search-sheet.tsx')).SearchSheet,
}));

/** The bar at the top: home, Discover, search, and the reader's own things. */
export function Header() {
  const t = useT();
  const { flags } = useRoot();
  const onMark = useMarkClicks();
  const path = useLocation().pathname;
  return (
    <header className={styles.header}>
      <div className={`content ${styles.inner}`}>
        <Link href="/" className={styles.home} aria-label={t('shell.home')} onClick={onMark}>
          <Wordmark name={t('shell.siteName')} />
        </Link>
        <nav className={styles.nav} aria-label={t('shell.main')}>
          {flags.projectTypesPrimaryNav ? (
            <TypeLinks path={path} />
          ) : (
            <LateMenu trigger={<DiscoverTrigger />}>
              {({ DiscoverMenu }) => <DiscoverMenu />}
            </LateMenu>
          )}
        </nav>
        <GlobalSearch className={styles.search} />
        <div className={styles.end}>
          <PhoneSearch />
          <AccountEnd />
        </div>
      </div>
    </header>
  );
}

function TypeLinks({ path }: { path: string }) {
  const t = useT();
  return PROJECT_KINDS.map((kind) => {
    const current = path === searchHref(kind);
    return (
      <Link
        key={kind}
        href={searchHref(kind)}
        className={classNames(styles.navItem, current && chalk.stroke)}
        aria-current={current ? 'page' : undefined}
      >
        {t(`shared.types.${kind}`)}
      </Link>
    );
  });
}

function PhoneSearch() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <span className={styles.onPhone}>
      <IconButton
        icon="search"
        label={t('shell.search')}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense>
          <SearchSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

function AccountEnd() {
  const t = useT();
  const { viewer } = useRoot();
  const { pathname, search } = useLocation();
  if (!viewer) {
    const back = pathname.startsWith('/auth/')
      ? ''
      : `?redirect=${encodeURIComponent(pathname + search)}`;
    return (
      <>
        <ButtonLink kind="quiet" href={`/auth/sign-in${back}`} className={styles.offPhone}>
          {t('shell.signIn')}
        </ButtonLink>
        <ButtonLink
          kind={pathname.startsWith('/auth/') ? 'default' : 'main'}
          href={`/auth/sign-up${back}`}
        >
          {t('shell.join')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <CreateProject kind="quiet" className={styles.offPhone}>
        {t('shell.create')}
      </CreateProject>
      <LateMenu trigger={<AccountTrigger viewer={viewer} />}>
        {({ AccountMenu }) => <AccountMenu viewer={viewer} />}
      </LateMenu>
    </>
  );
}
