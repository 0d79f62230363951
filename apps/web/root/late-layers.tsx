import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts } from './toasts.ts';

const Layers = lazy(async () => ({ default: (await import('./layers.tsx')).Layers }));

/** Toasts and tooltips: fetched when the page has nothing else to do, or with the first toast. */
export function LateLayers() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stop = toasts.subscribe(want);
    const idle =
      'requestIdleCallback' in window ? requestIdleCallback(want) : setTimeout(want, 200);
    return () => {
      stop();
      if ('cancelIdleCallback' in window) cancelIdleCallback(idle as number);
      else clearTimeout(idle as number);
    };
  }, []);
  return (
    wanted && (
      <Suspense>
        <Layers />
      </Suspense>
    )
  );
}
