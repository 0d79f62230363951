import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRequest } from './context.server.ts';
import { type Assets, documentMarkup } from './document.ts';
import type { Failure } from './errors/app-error.ts';
import { describeFailure } from './errors/describe-failure.server.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { provideErrorPage } from './errors/error-view.ts';
import { errorHead, type Head, headMarkup, pageHead } from './head.ts';
import type { Hydration } from './hydration.ts';
import { LOADED_ROUTES, loaderOf } from './loaders.server.ts';
import type { MessageArea } from './messages/keys.ts';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import type { RootData } from './root/load.ts';
import { Redirect } from './router/answers.ts';
import { type LoadedPage, loadPage } from './router/load-page.server.ts';
import { createMatcher, type Matcher } from './router/match-routes.ts';
import { everyRoute, locationOf, type Params, settleRoutes } from './router/route.ts';
import { PageView } from './router/router-provider.tsx';
import { createRoutes, type RouteHandle } from './routes.tsx';

export type { PageRequest } from './context.server.ts';
export { FLAGS_COOKIE, readFlags } from './preferences/flags.ts';
export {
  DEFAULT_PREFERENCES,
  PREFERENCES_COOKIE,
  readPreferences,
} from './preferences/preferences.ts';
export { readTheme, THEME_COOKIE } from './preferences/theme.ts';

provideErrorPage(ErrorPage);

export const buildTime: string = import.meta.env.BUILD_TIME;

/** The address of a page's data is the page's own with this behind it. */
export const PAYLOAD_SUFFIX = '_payload.json';

interface Pages {
  messages: Messages;
  match: Matcher;
}

const pagesOf = new Map<string, Promise<Pages>>();

/** Reads all pages into memory, so that the first of them is as fast as the others. */
export const prepare = (locale: string): Promise<unknown> => pages(locale);

function pages(locale: string): Promise<Pages> {
  let made = pagesOf.get(locale);
  if (!made) {
    const messages = new Messages(locale);
    const routes = createRoutes(messages);
    // All pages at once: none has to be read from a disk where a newer build may be by then.
    made = Promise.all([
      messages.load(['shell', 'shared', 'errors'] satisfies MessageArea[]),
      settleRoutes(everyRoute(routes).map((route) => ({ route }))),
    ]).then(() => ({ messages, match: createMatcher(routes) }));
    pagesOf.set(locale, made);
  }
  return made;
}

/** A finished page or what to answer instead. */
export interface RenderedPage {
  status: number;
  /** Where to go, for 3xx. */
  location?: string;
  body: string;
}

/** Renders the error page for a request that failed before its page could be asked. */
export function renderFailure(
  url: URL,
  page: PageRequest,
  assets: Assets,
  failure: unknown,
): Promise<RenderedPage> {
  return renderPage(new URL(FAILING_PATH, url), { ...page, failure }, assets);
}

/** No page has this address; its route throws what the request carries. */
const FAILING_PATH = '/_failed/_failed/_failed';

/** Renders the page at a URL. */
export async function renderPage(
  url: URL,
  page: PageRequest,
  assets: Assets,
): Promise<RenderedPage> {
  const { messages, match } = await pages(page.locale);
  const loaded = await load(match, url, page);
  if (loaded instanceof Redirect) return { status: loaded.status, location: loaded.to, body: '' };
  const root = loaded.data.root as RootData | undefined;
  const markup = renderMarkup(loaded, { messages, page, url });
  const head = headOf(loaded, url, messages);
  return {
    status: statusOf(loaded),
    body: documentMarkup({
      markup,
      head: headMarkup(head, { url, site: page.services.addresses.site }),
      locale: page.locale,
      theme: page.theme,
      preferences: root?.preferences,
      assets,
      routeIds: loaded.matches.map(({ route }) => route.id),
      areas: areasOf(loaded),
      hydration: {
        loaderData: loaded.data,
        // Described for the reader by `load`.
        errors: loaded.errors as Hydration['errors'],
        loadedRoutes: LOADED_ROUTES,
        locale: page.locale,
        buildId: assets.buildId,
      },
    }),
  };
}

interface Rendering {
  messages: Messages;
  page: PageRequest;
  url: URL;
}

/** The page's HTML; a page that cannot be drawn becomes the error page. */
function renderMarkup(loaded: LoadedPage, { messages, page, url }: Rendering): string {
  const draw = () => renderToString(treeOf(messages, url, loaded));
  try {
    return draw();
  } catch (error) {
    loaded.errors = { ...loaded.errors, page: describeFailure(error, page, url) };
    return draw();
  }
}

function treeOf(messages: Messages, url: URL, loaded: LoadedPage): ReactElement {
  return (
    <MessagesProvider value={messages}>
      <PageView page={{ ...loaded, location: locationOf(url), scroll: 'keep' }} />
    </MessagesProvider>
  );
}

/** What the browser will say before it can take the page over. */
function areasOf({ matches, errors }: LoadedPage): MessageArea[] {
  const named = matches.flatMap(({ route }) => (route.handle as RouteHandle)?.messages ?? []);
  return ['shell', 'shared', ...(errors ? ['errors' as const] : []), ...named];
}

/** The tree of a page whose data is at hand, for measuring what rendering alone costs. */
export async function pageTree(
  url: URL,
  locale: string,
  data: Record<string, unknown>,
): Promise<ReactElement> {
  const { messages, match } = await pages(locale);
  const loaded = await loadPage(match, (id) => async () => data[id] ?? null, url);
  if (loaded instanceof Redirect) throw new Error(`The page leads to ${loaded.to}`);
  return treeOf(messages, url, loaded);
}

/** The data of the page at a URL, as the browser's router wants it. */
export async function renderPayload(url: URL, page: PageRequest): Promise<RenderedPage> {
  const { match } = await pages(page.locale);
  const loaded = await load(match, url, page);
  const body =
    loaded instanceof Redirect
      ? { redirect: loaded.to, status: loaded.status }
      : { data: loaded.data, error: errorOf(loaded) };
  return { status: 200, body: JSON.stringify(body) };
}

/** What the page's loaders answer; what went wrong as it is told to the reader. */
async function load(match: Matcher, url: URL, page: PageRequest): Promise<LoadedPage | Redirect> {
  const loaderFor = (id: string) => {
    const loader = loaderOf(id);
    return loader && (({ params }: { params: Params }) => loader({ page, params, url }));
  };
  const loaded = await loadPage(match, loaderFor, url);
  if (!(loaded instanceof Redirect) && loaded.errors) {
    for (const [route, error] of Object.entries(loaded.errors)) {
      loaded.errors[route] = describeFailure(error, page, url);
    }
  }
  return loaded;
}

const errorOf = ({ errors }: LoadedPage) =>
  errors ? (Object.values(errors)[0] as Failure) : undefined;

const statusOf = (loaded: LoadedPage): number => errorOf(loaded)?.status ?? 200;

function headOf(loaded: LoadedPage, url: URL, { t }: Messages): Head {
  const root = loaded.data.root as RootData | undefined;
  const error = errorOf(loaded);
  if (error || !root) return errorHead(error, url.pathname, t);
  const matches = loaded.matches.map(({ route, params }) => ({
    handle: route.handle,
    params,
    data: loaded.data[route.id],
  }));
  return pageHead(matches, { root, url, t });
}
