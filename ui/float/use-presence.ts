import { useEffect, useState } from 'react';
import { popperDispose } from '../timing.ts';

/**
 * Whether something that opens and closes is in the document: while it is open, and for 150 ms after
 * (spec 9). With `initially` it is there from the start, so that the server's page holds it.
 */
export function usePresence(open: boolean, initially = false): boolean {
  const [present, setPresent] = useState(initially || open);
  const [opened, setOpened] = useState(open);
  if (open && !(present && opened)) {
    setPresent(true);
    setOpened(true);
  }
  useEffect(() => {
    if (open || !opened) return;
    const timer = setTimeout(() => setPresent(false), popperDispose);
    return () => clearTimeout(timer);
  }, [open, opened]);
  return present || open;
}
