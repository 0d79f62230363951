import {
  type DataStrategyFunction,
  type DataStrategyMatch,
  type DataStrategyResult,
  redirect,
} from 'react-router';
import { isOutdated, ruledRedirect } from './navigation/builds.ts';
import { setLoadFailed } from './navigation/failed-load.ts';
import { painted } from './navigation/paint.ts';
import { takePrefetched } from './navigation/prefetch.ts';
import type { RouteHandle } from './routes.tsx';

interface Payload {
  data?: Record<string, unknown>;
  /** Of the route that failed; its data is missing. */
  error?: unknown;
  redirect?: string;
  status?: number;
}

/**
 * One request a navigation: the data of all routes of a page comes from the page's own address with
 * `_payload.json` behind it. A newer navigation cancels it.
 */
export function fetchPages(
  buildId: string,
  prepareErrors: () => Promise<unknown>,
): DataStrategyFunction {
  return async ({ request, matches }) => {
    const url = new URL(request.url);
    if (isOutdated()) return leaveTo(url);
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const payload = wanted.length ? payloadOf(url, buildId, request.signal) : null;
    payload?.catch(() => {});
    await painted();
    const isFailed = await failed(payload);
    if (isFailed && !request.signal.aborted && (await staysInSight(wanted, payload))) {
      setLoadFailed(true);
      return {};
    }
    if (isFailed) await prepareErrors();
    if (!request.signal.aborted) setLoadFailed(false);
    const results = await Promise.all(
      matches.map(async (match): Promise<[string, DataStrategyResult] | null> => {
        const result = await match.resolve(async () => outcome(match, await (payload as Payload)));
        return wanted.includes(match) ? [match.route.id, result] : null;
      }),
    );
    return Object.fromEntries(results.filter((result) => result !== null));
  };
}

/** The data of one route; throws what the page answered in its place. */
function outcome({ route }: DataStrategyMatch, page: Payload): unknown {
  if (page.redirect) throw redirect(page.redirect, page.status);
  if (page.error && !(route.id in (page.data ?? {}))) throw page.error;
  return page.data?.[route.id] ?? null;
}

/** The error page's texts are fetched only when it is needed. */
async function failed(payload: Promise<Payload> | null): Promise<boolean> {
  const page = await payload?.catch(() => undefined);
  return payload !== null && (page === undefined || page.error !== undefined);
}

/**
 * Whether a page that says so itself (`keepsOnFailure`) stays with the data it has: it was only to be
 * renewed, and no answer came or the server failed.
 */
async function staysInSight(
  wanted: DataStrategyMatch[],
  payload: Promise<Payload> | null,
): Promise<boolean> {
  const page = wanted.at(-1);
  const change = page?.shouldRevalidateArgs;
  const isRenewal = change != null && change.currentUrl.pathname === change.nextUrl.pathname;
  if (!isRenewal || !(page?.route.handle as RouteHandle | undefined)?.keepsOnFailure) return false;
  const error = (await payload?.catch(() => undefined))?.error as { status?: number } | undefined;
  return error === undefined || (error.status ?? 500) >= 500;
}

/** The page is of an older build than the server: the next one is loaded in full. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

async function payloadOf(url: URL, buildId: string, signal: AbortSignal): Promise<Payload> {
  const ruled = ruledRedirect(url.pathname);
  if (ruled) return { redirect: ruled, status: 301 };
  const ahead = takePrefetched(url);
  if (ahead) {
    const payload = await ahead.catch(() => undefined);
    if (payload) return payload as Payload;
  }
  return fetchPayload(url, buildId, signal);
}

/** @throws Error when the server cannot answer for the page's data. */
export async function fetchPayload(
  url: URL,
  buildId: string,
  signal?: AbortSignal,
): Promise<Payload> {
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const query = new URLSearchParams(url.search);
  query.set('_build', buildId);
  const response = await fetch(`${path}_payload.json?${query}`, { signal });
  if (!response.ok) throw new Error(`Page data: ${response.status}`);
  return response.json();
}
