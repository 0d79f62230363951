import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * State that outlives a reload or an accidental close of this tab: kept in the session's storage
 * under `key` until it equals `empty` again. The first render shows `empty`, as the server does.
 */
export function useKept<T>(key: string, empty: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(empty);
  const [readKey, setReadKey] = useState<string>();
  const emptyText = JSON.stringify(empty);

  useEffect(() => {
    const kept = read(key);
    setValue(kept === null ? JSON.parse(emptyText) : (JSON.parse(kept) as T));
    setReadKey(key);
  }, [key, emptyText]);

  useEffect(() => {
    if (readKey !== key) return;
    const text = JSON.stringify(value);
    write(key, text === emptyText ? null : text);
  }, [key, readKey, value, emptyText]);

  return [value, setValue];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Storage may be forbidden; then nothing is kept.
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the page works without.
  }
}
