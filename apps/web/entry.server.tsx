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
import { type Head, type HeadOf, headMarkup } from './head.ts';
import { LOADED_ROUTES, serverLoader } from './loaders.server.ts';
import type { MessageArea } from './messages/keys.ts';
import { Messages, MessagesProvider } from './messages/messages.tsx';
import type { RootData } from './root/load.ts';
import { createRoutes, type RouteHandle } from './routes.tsx';

export type { PageRequest } from './context.server.ts';
export {
  DEFAULT_PREFERENCES,
  PREFERENCES_COOKIE,
  readPreferences,
} from './preferences/preferences.ts';

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
      .load(['shell', 'shared'] satisfies MessageArea[])
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
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <MessagesProvider value={messages}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </MessagesProvider>,
  );
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
      hydration: {
        loaderData: context.loaderData,
        errors: serializeErrors(context),
        loadedRoutes: LOADED_ROUTES,
        locale: page.locale,
        buildId: assets.buildId,
      },
    }),
  };
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
    body: JSON.stringify({ data: context.loaderData, errors: serializeErrors(context) }),
  };
}

async function query(handler: Pages['handler'], url: URL, page: PageRequest) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageRequestContext, page);
  return handler.query(new Request(url), { requestContext });
}

function redirection(response: Response): RenderedPage {
  return {
    status: response.status,
    location: response.headers.get('location') ?? '/',
    body: '',
  };
}

/** Errors by route: status and message travel, stacks do not. */
function serializeErrors({ errors }: StaticHandlerContext) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, statusText = '', data } = error as Record<string, unknown>;
      return [id, { status, statusText, data: status === 500 ? null : data, internal: false }];
    }),
  );
}

function headOf(context: StaticHandlerContext, url: URL, { t }: Messages): Head {
  const root = context.loaderData.root as RootData;
  for (const match of context.matches.toReversed()) {
    const head = (match.route.handle as RouteHandle | undefined)?.head as
      | HeadOf<unknown>
      | undefined;
    if (head && !context.errors) {
      const data = context.loaderData[match.route.id as string];
      return head({ data, root, params: match.params, url, t });
    }
  }
  return { title: t('shell.siteName'), robots: context.statusCode === 200 ? undefined : 'noindex' };
}
