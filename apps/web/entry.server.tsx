import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type PageRequest, pageRequestContext } from './context.server.ts';
import { type Assets, documentMarkup } from './document.ts';
import { describeFailure } from './errors/describe-failure.server.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { provideErrorPage } from './errors/error-view.ts';
import { errorHead, type Head, headMarkup, pageHead } from './head.ts';
import { LOADED_ROUTES, serverLoader } from './loaders.server.ts';
import type { MessageArea } from './messages/keys.ts';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import type { RootData } from './root/load.ts';
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
  handler: ReturnType<typeof createStaticHandler>;
}

const pagesOf = new Map<string, Promise<Pages>>();

function pages(locale: string): Promise<Pages> {
  let made = pagesOf.get(locale);
  if (!made) {
    const messages = new Messages(locale);
    const handler = createStaticHandler(createRoutes(messages, serverLoader));
    made = messages
      .load(['shell', 'shared', 'errors'] satisfies MessageArea[])
      .then(() => ({ messages, handler }));
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
  const { messages, handler } = await pages(page.locale);
  const context = await query(handler, url, page);
  if (context instanceof Response) return redirection(context);
  const root = context.loaderData.root as RootData | undefined;
  const markup = renderMarkup(handler, context, { messages, page, url });
  const head = headOf(context, url, messages);
  return {
    status: context.statusCode,
    body: documentMarkup({
      markup,
      head: headMarkup(head, { url, site: page.services.addresses.site }),
      locale: page.locale,
      theme: page.theme,
      preferences: root?.preferences,
      assets,
      routeIds: context.matches.map((match) => match.route.id),
      areas: areasOf(context),
      hydration: {
        loaderData: context.loaderData,
        errors: context.errors,
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
function renderMarkup(
  handler: Pages['handler'],
  context: StaticHandlerContext,
  { messages, page, url }: Rendering,
): string {
  const draw = () => renderToString(treeOf({ messages, handler }, context));
  try {
    return draw();
  } catch (error) {
    const failure = describeFailure(error, page, url);
    context.errors = { ...context.errors, page: failure };
    context.statusCode = failure.status;
    return draw();
  }
}

function treeOf({ messages, handler }: Pages, context: StaticHandlerContext): ReactElement {
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <MessagesProvider value={messages}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </MessagesProvider>
  );
}

/** What the browser will say before it can take the page over. */
function areasOf({ matches, errors }: StaticHandlerContext): MessageArea[] {
  const named = matches.flatMap(({ route }) => (route.handle as RouteHandle)?.messages ?? []);
  return ['shell', 'shared', ...(errors ? ['errors' as const] : []), ...named];
}

/** The tree of a page whose data is at hand, for measuring what rendering alone costs. */
export async function pageTree(
  url: URL,
  locale: string,
  data: Record<string, unknown>,
): Promise<ReactElement> {
  const { messages } = await pages(locale);
  const handler = createStaticHandler(createRoutes(messages, (id) => () => data[id] ?? null));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`The page leads to ${redirection(context)}`);
  return treeOf({ messages, handler }, context);
}

/** The data of the page at a URL, as the browser's router wants it. */
export async function renderPayload(url: URL, page: PageRequest): Promise<RenderedPage> {
  const { handler } = await pages(page.locale);
  const context = await query(handler, url, page);
  if (context instanceof Response) {
    const { status, location } = redirection(context);
    return { status: 200, body: JSON.stringify({ redirect: location, status }) };
  }
  return {
    status: 200,
    body: JSON.stringify({
      data: context.loaderData,
      error: context.errors ? Object.values(context.errors)[0] : undefined,
    }),
  };
}

async function query(handler: Pages['handler'], url: URL, page: PageRequest) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageRequestContext, page);
  const context = await handler.query(new Request(url), { requestContext });
  if (!(context instanceof Response) && context.errors) {
    for (const [route, error] of Object.entries(context.errors)) {
      const failure = describeFailure(error, page, url);
      context.errors[route] = failure;
      context.statusCode = failure.status;
    }
  }
  return context;
}

function redirection(response: Response): RenderedPage {
  return {
    status: response.status,
    location: response.headers.get('location') ?? '/',
    body: '',
  };
}

function headOf(context: StaticHandlerContext, url: URL, { t }: Messages): Head {
  const root = context.loaderData.root as RootData | undefined;
  const error = context.errors && Object.values(context.errors)[0];
  if (error || !root) return errorHead(error, url.pathname, t);
  const matches = context.matches.map(({ route, params }) => ({
    handle: route.handle,
    params,
    data: context.loaderData[route.id as string],
  }));
  return pageHead(matches, { root, url, t });
}
