import { ErrorPage } from './error-page.tsx';

/** The error page by itself, for when the site could not start in this browser. */
export function StartFailure({ error }: { error: unknown }) {
  const links = { status: '/status', chat: '/community' };
  return (
    <main>
      <ErrorPage error={error} path={window.location.pathname} links={links} />
    </main>
  );
}
