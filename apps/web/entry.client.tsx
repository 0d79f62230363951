// The base comes first: what components say of themselves holds over it.
import './styles.ts';
import '#ui/brand/favicon.svg?url&no-inline';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadErrorPage } from './errors/error-view.ts';
import type { Hydration } from './hydration.ts';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import { watchBuilds } from './navigation/builds.ts';
import { isPrefetching, setPrefetchers } from './navigation/prefetch.ts';
import { reloadOnce } from './navigation/reload-guard.ts';
import { fetchPages, fetchPayload } from './payload.ts';
import { browserHistory } from './router/history.ts';
import { createMatcher } from './router/match-routes.ts';
import { settleRoutes } from './router/route.ts';
import { createRouter, type Router } from './router/router.ts';
import { RouterProvider } from './router/router-provider.tsx';
import { createRoutes } from './routes.tsx';

const app = document.getElementById('app') as HTMLElement;
const messages = new Messages(document.documentElement.lang || 'en-US');

let router: Router | undefined;

/** A part of this build is gone: the page is loaded anew where it was going, once. */
window.addEventListener('vite:preloadError', (event) => {
  const to = router?.state().next;
  if (router && !to && isPrefetching()) return;
  const address = to ? to.pathname + to.search + to.hash : '';
  if (reloadOnce(new URL(address, window.location.href).href)) event.preventDefault();
});

/** Takes over the page that the server made; without one, makes it here. */
async function start() {
  const text = document.getElementById('hydration')?.textContent;
  const hydration = text ? (JSON.parse(text) as Hydration) : undefined;
  const buildId = hydration?.buildId ?? '';
  const loaded = hydration && new Set(hydration.loadedRoutes);
  const match = createMatcher(createRoutes(messages));
  await Promise.all([
    messages.load(['shell', 'shared']),
    hydration?.errors && prepareErrors(),
    settleRoutes(match(window.location.pathname)),
  ]);
  const started = createRouter({
    match,
    history: browserHistory(),
    made: hydration && { data: hydration.loaderData, errors: hydration.errors },
    // A page that no server made asks for everything.
    hasData: (id) => loaded?.has(id) ?? true,
    load: fetchPages(buildId, prepareErrors),
  });
  router = started;
  setPrefetchers({ code: started.prefetch, data: (url) => fetchPayload(url, buildId) });
  if (!hydration) await started.revalidate();
  const page = (
    <MessagesProvider value={messages}>
      <RouterProvider router={started} />
    </MessagesProvider>
  );
  if (hydration) startTransition(() => void hydrateRoot(app, page));
  else createRoot(app).render(page);
  if (buildId) watchBuilds(buildId);
}

/** What drawing an error page takes: its code and its texts. */
const prepareErrors = () => Promise.all([messages.load(['errors']), loadErrorPage()]);

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
