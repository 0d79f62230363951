// The base comes first: what components say of themselves holds over it.
import './styles.ts';
import '#ui/brand/favicon.svg?url&no-inline';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import type { Failure } from './errors/app-error.ts';
import { loadErrorPage } from './errors/error-view.ts';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import { watchBuilds } from './navigation/builds.ts';
import { isPrefetching, setPrefetchers } from './navigation/prefetch.ts';
import { reloadOnce } from './navigation/reload-guard.ts';
import { fetchPages, fetchPayload } from './payload.ts';
import { createRoutes } from './routes.tsx';

interface Hydration {
  loaderData: Record<string, unknown>;
  errors: Record<string, Failure> | null;
  loadedRoutes: string[];
  locale: string;
  buildId: string;
}

const app = document.getElementById('app') as HTMLElement;
const messages = new Messages(document.documentElement.lang || 'en-US');

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** A part of this build is gone: the page is loaded anew where it was going, once. */
window.addEventListener('vite:preloadError', (event) => {
  const to = router?.state.navigation.location;
  if (router && !to && isPrefetching()) return;
  const address = router && to ? router.createHref(to) : window.location.href;
  if (reloadOnce(new URL(address, window.location.href).href)) event.preventDefault();
});

/** Takes over the page that the server made; without one, makes it here. */
async function start() {
  const text = document.getElementById('hydration')?.textContent;
  const hydration = text ? (JSON.parse(text) as Hydration) : undefined;
  const buildId = hydration?.buildId ?? '';
  const loaded = hydration && new Set(hydration.loadedRoutes);
  // The data strategy fetches; a loader only has to exist for a route to take part.
  const routes = createRoutes(messages, (id) =>
    !loaded || loaded.has(id) ? () => null : undefined,
  );
  await Promise.all([
    messages.load(['shell', 'shared']),
    hydration?.errors && prepareErrors(),
    ...(matchRoutes(routes, window.location) ?? []).map(({ route }) => settle(route)),
  ]);
  setPrefetchers({
    code: async (path) => {
      await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => load(route)));
    },
    data: (url) => fetchPayload(url, buildId),
  });
  router = createBrowserRouter(routes, {
    hydrationData: hydration && { loaderData: hydration.loaderData, errors: hydration.errors },
    dataStrategy: fetchPages(buildId, prepareErrors),
  });
  const page = (
    <MessagesProvider value={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>
  );
  if (hydration) startTransition(() => void hydrateRoot(app, page));
  else createRoot(app).render(page);
  if (buildId) watchBuilds(buildId);
}

/** What drawing an error page takes: its code and its texts. */
const prepareErrors = () => Promise.all([messages.load(['errors']), loadErrorPage()]);

const load = async (route: RouteObject) =>
  typeof route.lazy === 'function' ? route.lazy() : undefined;

/** Loads a route's code now, so that it can be drawn without waiting. */
async function settle(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

start().catch(async (error: unknown) => {
  console.error('Quarry could not start.', error);
  const { StartFailure } = await import('./errors/start-failure.tsx');
  await messages.load(['shell', 'shared', 'errors']).catch(() => {});
  createRoot(app).render(
    <MessagesProvider value={messages}>
      <StartFailure error={error} />
    </MessagesProvider>,
  );
});
