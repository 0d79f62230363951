import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { LoadingMark } from '../loading/loading-mark.tsx';
import styles from './lightbox.module.css';
import type { LightboxItem, LightboxLabels } from './lightbox.tsx';

type LightboxPictureProps = { item: LightboxItem; zoomed: boolean; labels: LightboxLabels };

/** Pictures of at most this many pixels stay sharp. */
const pixelArt = 64;

/** The picture: its thumbnail while it loads, the hatch when it does not. Drags to pan when zoomed. */
export function LightboxPicture({ item, zoomed, labels }: LightboxPictureProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const from = useRef<{ x: number; y: number }>(undefined);
  const sharp = Math.max(item.width ?? pixelArt + 1, item.height ?? 0) <= pixelArt;

  function pan(event: PointerEvent<HTMLElement>) {
    if (!zoomed || !from.current) return;
    event.currentTarget.scrollLeft += from.current.x - event.clientX;
    event.currentTarget.scrollTop += from.current.y - event.clientY;
    from.current = { x: event.clientX, y: event.clientY };
  }

  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <div className={styles.failure}>
          <p>{labels.failed}</p>
          <Button
            size="small"
            onClick={() => {
              setAttempt(attempt + 1);
              setState('loading');
            }}
          >
            {labels.retry}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div
      className={classNames(styles.picture, zoomed && styles.zoomed)}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={pan}
      onPointerUp={() => {
        from.current = undefined;
      }}
    >
      {state === 'loading' && (
        <>
          <img className={styles.waiting} src={item.thumbnail} alt="" />
          <LoadingMark label={labels.loading} size={36} className={styles.mark} />
        </>
      )}
      <img
        key={attempt}
        className={classNames(styles.image, sharp && styles.sharp)}
        src={item.src}
        alt={item.alt}
        width={item.width}
        height={item.height}
        draggable={false}
        hidden={state === 'loading'}
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
      />
    </div>
  );
}
