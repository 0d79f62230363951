import { useSyncExternalStore } from 'react';

/** Whether the page in sight stayed because its newest data did not come (`keepsOnFailure`). */
let failed = false;
const listeners = new Set<() => void>();

export function setLoadFailed(now: boolean): void {
  if (now === failed) return;
  failed = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The address is ahead of the data: the last load failed. Loading again may mend it. */
export function useLoadFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
}
