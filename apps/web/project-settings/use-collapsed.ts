import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part is folded away, remembered on this device; `usual` until somebody says so. */
export function useCollapsed(
  name: string,
  usual: boolean,
): [boolean, (collapsed: boolean) => void] {
  const key = `collapsed ${name}`;
  const collapsed = useSyncExternalStore(
    subscribe,
    () => read(key) ?? usual,
    () => usual,
  );
  const set = useCallback(
    (next: boolean) => {
      try {
        localStorage.setItem(key, next ? '1' : '0');
      } catch {
        // Storage may be forbidden: it then stays as usual.
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [collapsed, set];
}

function read(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === '1';
  } catch {
    return undefined;
  }
}
