import { useEffect, useRef, useState } from 'react';
import type { ZipEntry } from './pack-zip.ts';

/** Packs several files into one zip in the browser and hands it to the reader. */
export function useZip() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function pack(files: readonly ZipEntry[], name: string) {
    setBusy(true);
    setFailed(false);
    stop.current = new AbortController();
    try {
      const { packZip } = await import('./pack-zip.ts');
      const blob = await packZip(files, stop.current.signal);
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch {
      if (!stop.current.signal.aborted) setFailed(true);
    }
    setBusy(false);
  }

  return { busy, failed, pack };
}
