import { useEffect, useRef, useState } from 'react';
import type { DownloadOptions } from '#domain/versions/index.ts';
import { callApi } from '../../shared/call-api.ts';
import type { Pair } from './download-address.ts';

interface Asked {
  /** The newest answer; while a pair's is awaited, the one before without its results. */
  options: DownloadOptions | undefined;
  failed: boolean;
  retry: () => void;
}

/** What can be downloaded, and what the chosen pair gets. Pairs asked for before are at hand. */
export function useOptions(projectId: string, { gameVersion, loader }: Pair, open: boolean): Asked {
  const kept = useRef(new Map<string, DownloadOptions>());
  const [options, setOptions] = useState<DownloadOptions>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = new URLSearchParams();
  if (gameVersion && loader) {
    query.set('version', gameVersion);
    query.set('loader', loader);
  }
  const address = `/_internal/project/${projectId}/download-options?${query}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!open) return;
    const known = kept.current.get(address);
    setFailed(false);
    if (known) return setOptions(known);
    setOptions((before) => before && { ...before, results: null });
    const stop = new AbortController();
    callApi<DownloadOptions>(address, { signal: stop.signal })
      .then((answer) => {
        kept.current.set(address, answer);
        setOptions(answer);
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [address, attempt, open]);

  return { options, failed, retry: () => setAttempt(attempt + 1) };
}
