import { useEffect, useRef, useState } from 'react';
import { callApi } from '../shared/call-api.ts';
import {
  type SampleHit,
  type SampleSort,
  type SearchAnswer,
  sampleAddress,
  sampleOfAnswer,
} from './sample.ts';

/** Wait after a letter before asking, ms. */
const TYPING_PAUSE = 200;

/** The sample search: asks when text or order change; a newer question cancels the older one. */
export function useSample(initial: SampleHit[]) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<SampleSort>('relevance');
  const [hits, setHits] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const touched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks again
  useEffect(() => {
    if (!touched.current) return;
    const stop = new AbortController();
    const ask = setTimeout(async () => {
      try {
        const { signal } = stop;
        setHits(sampleOfAnswer(await callApi<SearchAnswer>(sampleAddress(text, sort), { signal })));
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(ask);
      stop.abort();
    };
  }, [text, sort, tries]);

  function touch<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      touched.current = true;
      set(value);
    };
  }

  return {
    text,
    sort,
    hits,
    failed,
    setText: touch(setText),
    setSort: touch(setSort),
    tryAgain: () => setTries(tries + 1),
  };
}
