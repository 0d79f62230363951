import { createMemoryRouter, RouterProvider } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** The error page by itself, for when the site could not start in this browser. */
export function StartFailure({ error }: { error: unknown }) {
  const links = { status: '/status', chat: '/community' };
  const page = (
    <main>
      <ErrorPage error={error} path={window.location.pathname} links={links} />
    </main>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />;
}
