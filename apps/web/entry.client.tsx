import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type ErrorResponse, matchRoutes, RouterProvider } from 'react-router';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import { fetchPages } from './payload.ts';
import { createRoutes } from './routes.tsx';
import './styles.ts';

interface Hydration {
  loaderData: Record<string, unknown>;
  errors: Record<string, ErrorResponse> | null;
  loadedRoutes: string[];
  locale: string;
  buildId: string;
}

const hydration = JSON.parse(
  document.getElementById('hydration')?.textContent ?? '{}',
) as Hydration;

async function start() {
  const messages = new Messages(hydration.locale);
  const loaded = new Set(hydration.loadedRoutes);
  // The data strategy fetches; a loader only has to exist for a route to take part.
  const routes = createRoutes(messages, (id) => (loaded.has(id) ? () => null : undefined));
  const matches = matchRoutes(routes, window.location) ?? [];
  await messages.load(['shell', 'shared']);
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: hydration.loaderData, errors: revive(hydration.errors) },
    dataStrategy: fetchPages(hydration.buildId),
  });
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <MessagesProvider value={messages}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    );
  });
}

function revive(errors: Hydration['errors']) {
  return errors ?? undefined;
}

start();
