import { useEffect, useRef, useState } from 'react';
import { copiedFor } from '../timing.ts';

/** Puts text on the clipboard; also where the page has no right to the clipboard interface. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'visually-hidden';
    document.body.append(area);
    area.select();
    // Deprecated, and the only way without a secure context.
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

/** Copying with a copied state of 2 s (spec 9). */
export function useCopy(): [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(text: string) {
    if (!(await copyText(text))) return;
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
  }
  return [copied, copy];
}
