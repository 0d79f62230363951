import { type ReactNode, useEffect } from 'react';
import { LinkContext } from '#ui/link/link.tsx';
import { LoadingBar } from '#ui/loading/loading-bar.tsx';
import { ToastProvider } from '#ui/toasts/toasts.tsx';
import { useT } from '../messages/messages.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { useNextLocation, useScroll } from '../router/hooks.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LateLayers } from './late-layers.tsx';
import { PageChanges } from './page-changes.tsx';
import { TabBar } from './tab-bar.tsx';
import { toasts } from './toasts.ts';

/** The default layout: header, banners, page, footer, and the tab bar of small windows. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Surroundings>
      <div className={styles.frame}>
        <Header />
        <Banners />
        <Main>{children}</Main>
        <Footer />
      </div>
      <TabBar />
    </Surroundings>
  );
}

/** The empty layout: the page alone. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <Surroundings>
      <Main>{children}</Main>
    </Surroundings>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

/** What both layouts have around them: links, toasts, tooltips, the loading bar. */
function Surroundings({ children }: { children: ReactNode }) {
  const t = useT();
  const busy = useNextLocation() !== undefined;
  useScroll();
  // Says that scripts have taken the page over, for style sheets and for tests.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <LinkContext value={RouterLink}>
      <ToastProvider store={toasts}>
        <a className="skip-link" href="#main">
          {t('shell.skip')}
        </a>
        {children}
        <LoadingBar busy={busy} />
        <PageChanges />
        <LateLayers />
      </ToastProvider>
    </LinkContext>
  );
}
