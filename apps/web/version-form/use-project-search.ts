import { useEffect, useState } from 'react';
import { callApi } from '../shared/call-api.ts';

export interface FoundProject {
  project_id: string;
  slug: string | null;
  title: string;
  author: string;
  icon_url: string;
}

type State = 'idle' | 'searching' | 'found' | 'failed';

const PAUSE_MS = 150;

/** Projects that fit what is typed; the last ones stay until the new ones come. */
export function useProjectSearch(query: string): { found: FoundProject[]; state: State } {
  const [result, setResult] = useState<{ found: FoundProject[]; state: State }>({
    found: [],
    state: 'idle',
  });
  const text = query.trim();

  useEffect(() => {
    if (text === '') return setResult({ found: [], state: 'idle' });
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setResult((before) => ({ ...before, state: 'searching' }));
      try {
        const path = `/v2/search?limit=8&query=${encodeURIComponent(text)}`;
        const { hits } = await callApi<{ hits: FoundProject[] }>(path, { signal: stop.signal });
        setResult({ found: hits, state: 'found' });
      } catch {
        if (!stop.signal.aborted) setResult({ found: [], state: 'failed' });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  return result;
}
