import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from '../router/hooks.tsx';

const MINUTE = 60_000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

function current(): number {
  if (now === 0) now = Date.now();
  return now;
}

/**
 * The time, to the minute. While a page that the server made is taken over it is the server's, so that
 * both write the same words; then the reader's own clock.
 */
export function useNow(): number {
  const root = useRouteLoaderData('root') as { now?: number } | undefined;
  return useSyncExternalStore(subscribe, current, () => root?.now ?? Date.now());
}
