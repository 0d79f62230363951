import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../shared/call-api.ts';
import { slugProblem } from './slug.ts';

export type SlugState = 'idle' | 'checking' | 'free' | 'taken' | 'unknown';

const PAUSE_MS = 300;

/**
 * Whether an address is free, asked when the typing pauses. `own` is the project that may have it.
 * A failure to ask is `unknown`: saving tells.
 */
export function useSlugCheck(slug: string, own?: { id: string; slug: string | null }): SlugState {
  const [answer, setAnswer] = useState<{ slug: string; state: SlugState }>();
  const isOwn = own?.slug?.toLowerCase() === slug.toLowerCase();
  const wanted = slugProblem(slug) === null && !isOwn;
  const ownId = own?.id;

  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const state = await ask(slug, ownId, stop.signal);
      if (!stop.signal.aborted) setAnswer({ slug, state });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [slug, wanted, ownId]);

  if (!wanted) return 'idle';
  return answer?.slug === slug ? answer.state : 'checking';
}

async function ask(slug: string, ownId: string | undefined, signal: AbortSignal) {
  try {
    const path = `/v2/project/${encodeURIComponent(slug)}/check`;
    const { id } = await callApi<{ id: string }>(path, { signal });
    return id === ownId ? 'free' : 'taken';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'free' : 'unknown';
  }
}
