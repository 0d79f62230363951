import { type CSSProperties, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { loadingBarThrottle } from '../timing.ts';
import { barProgress } from './bar-state.ts';
import styles from './loading-bar.module.css';

type Phase = 'hidden' | 'running' | 'done';

/** How long the full bar stays before it is gone, ms: --time-bar. */
const fading = 300;

/** The line at the top of the page while the next page is fetched. Announce page changes elsewhere. */
export function LoadingBar({ busy }: { busy: boolean }) {
  const [phase, setPhase] = useState<Phase>('hidden');
  const [part, setPart] = useState(0);

  useEffect(() => {
    if (!busy) {
      setPhase((current) => (current === 'running' ? 'done' : current));
      const gone = setTimeout(() => setPhase('hidden'), fading);
      return () => clearTimeout(gone);
    }
    let frame = 0;
    const begin = setTimeout(() => {
      const started = performance.now();
      setPhase('running');
      const draw = () => {
        setPart(barProgress(performance.now() - started));
        frame = requestAnimationFrame(draw);
      };
      draw();
    }, loadingBarThrottle);
    return () => {
      clearTimeout(begin);
      cancelAnimationFrame(frame);
    };
  }, [busy]);

  if (phase === 'hidden') return null;
  const filled = phase === 'done' ? 1 : part;
  return (
    <div
      className={classNames(styles.bar, phase === 'done' && styles.done)}
      style={{ '--part': filled } as CSSProperties}
      aria-hidden="true"
    />
  );
}
