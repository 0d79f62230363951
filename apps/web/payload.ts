import { type DataStrategyFunction, type DataStrategyResult, redirect } from 'react-router';

interface Payload {
  data?: Record<string, unknown>;
  errors?: Record<string, unknown> | null;
  redirect?: string;
  status?: number;
}

/**
 * One request a navigation: the data of all routes of a page comes from the page's own address with
 * `_payload.json` behind it. A newer navigation cancels it.
 */
export function fetchPages(buildId: string): DataStrategyFunction {
  return async ({ request, matches }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const payload = wanted.length
      ? fetchPayload(new URL(request.url), buildId, request.signal)
      : null;
    const results = await Promise.all(
      matches.map(async (match): Promise<[string, DataStrategyResult] | null> => {
        const { id } = match.route;
        const result = await match.resolve(async () => {
          const page = (await payload) as Payload;
          if (page.redirect) return { type: 'error', result: redirect(page.redirect, page.status) };
          if (page.errors && id in page.errors) return { type: 'error', result: page.errors[id] };
          return { type: 'data', result: page.data?.[id] ?? null };
        });
        return wanted.includes(match) ? [id, result] : null;
      }),
    );
    return Object.fromEntries(results.filter((result) => result !== null));
  };
}

async function fetchPayload(url: URL, buildId: string, signal: AbortSignal): Promise<Payload> {
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const query = new URLSearchParams(url.search);
  query.set('_build', buildId);
  const response = await fetch(`${path}_payload.json?${query}`, { signal });
  if (!response.ok) throw new Error(`Page data: ${response.status}`);
  return response.json();
}
