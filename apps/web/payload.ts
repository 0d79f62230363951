import { isOutdated, ruledRedirect } from './navigation/builds.ts';
import { setLoadFailed } from './navigation/failed-load.ts';
import { painted } from './navigation/paint.ts';
import { takePrefetched } from './navigation/prefetch.ts';
import type { PageAnswer, PageRequest } from './router/router.ts';
import type { RouteHandle } from './routes.tsx';

interface Payload {
  data?: Record<string, unknown>;
  /** Of the route that failed; its data is missing. */
  error?: unknown;
  redirect?: string;
}

/**
 * One request a navigation: the data of all routes of a page comes from the page's own address with
 * `_payload.json` behind it. A newer navigation cancels it.
 */
export function fetchPages(buildId: string, prepareErrors: () => Promise<unknown>) {
  return async (request: PageRequest): Promise<PageAnswer> => {
    const { url, signal } = request;
    if (isOutdated()) return leaveTo(url);
    const asked = payloadOf(url, buildId, signal).catch((error: unknown) => ({ error }));
    await painted();
    const { redirect, data = {}, error }: Payload = await asked;
    if (signal.aborted) return 'stay';
    if (redirect) return { redirect };
    const stays = error !== undefined && staysInSight(request, error);
    setLoadFailed(stays);
    if (stays) return 'stay';
    // The error page's texts are fetched only when it is needed.
    if (error !== undefined) await prepareErrors();
    return { data, error };
  };
}

/**
 * Whether a page that says so itself (`keepsOnFailure`) stays with the data it has: it was only to be
 * renewed, and no answer came or the server failed.
 */
function staysInSight({ matches, isRenewal }: PageRequest, error: unknown): boolean {
  if (!isRenewal || !(matches.at(-1)?.route.handle as RouteHandle | undefined)?.keepsOnFailure)
    return false;
  const { status = 500 } = error as { status?: number };
  return status >= 500;
}

/** The page is of an older build than the server: the next one is loaded in full. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

async function payloadOf(url: URL, buildId: string, signal: AbortSignal): Promise<Payload> {
  const ruled = ruledRedirect(url.pathname);
  if (ruled) return { redirect: ruled };
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
