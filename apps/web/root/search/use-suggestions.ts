import { useEffect, useState } from 'react';
import { skeletonDelay } from '#ui/timing.ts';
import { callApi } from '../../shared/call-api.ts';
import type { Suggestions } from './suggestions.ts';

/** Wait after a letter before asking, ms. */
const TYPING_PAUSE = 120;

export interface SuggestionState {
  /** Of which text the answer is. */
  text: string;
  answer?: Suggestions;
  failed?: boolean;
  /** The answer is late: skeletons may appear. */
  late?: boolean;
}

/** What the letters may mean; old rows stay until the new ones come, older requests are cancelled. */
export function useSuggestions(text: string): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ text: '' });
  const words = text.trim();
  useEffect(() => {
    if (!words) {
      setState({ text: '' });
      return;
    }
    const stop = new AbortController();
    const late = setTimeout(
      () => setState((old) => ({ ...old, late: true })),
      TYPING_PAUSE + skeletonDelay,
    );
    const ask = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ q: words });
        const answer = await callApi<Suggestions>(`/_internal/suggest?${query}`, {
          signal: stop.signal,
        });
        setState({ text: words, answer });
      } catch {
        if (!stop.signal.aborted) setState({ text: words, failed: true });
      } finally {
        clearTimeout(late);
      }
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(ask);
      clearTimeout(late);
      stop.abort();
    };
  }, [words]);
  return state;
}
