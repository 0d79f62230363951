import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part is folded away, remembered on this device. */
export function useCollapsed(name: string): [boolean, (collapsed: boolean) => void] {
  const key = `collapsed ${name}`;
  const collapsed = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  const set = useCallback(
    (next: boolean) => {
      try {
        if (next) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // Storage may be forbidden: it then stays open.
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [collapsed, set];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
