import { Link, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { useT } from '../messages/messages.tsx';
import type { RootData } from './load.ts';

export function useRoot(): RootData {
  return useRouteLoaderData('root') as RootData;
}

export function Root() {
  const t = useT();
  const { viewer } = useRoot();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <header>
        <Link to="/">{t('shell.siteName')}</Link> {viewer?.username}
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer />
    </>
  );
}

export function RootError() {
  const error = useRouteError() as { status?: number; statusText?: string; data?: unknown };
  return (
    <main>
      <h1>{error.status ?? 500}</h1>
    </main>
  );
}
