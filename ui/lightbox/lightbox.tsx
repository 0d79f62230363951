import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton, IconLink } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { nextItem } from '../menu/move.ts';
import styles from './lightbox.module.css';
import { LightboxPicture } from './lightbox-picture.tsx';
import { Thumbnails } from './thumbnails.tsx';

export type LightboxItem = {
  src: string;
  /** A smaller version, shown while the picture loads and in the strip. */
  thumbnail: string;
  /** The original file. */
  original: string;
  alt: string;
  title?: string;
  text?: string;
  date?: string;
  width?: number;
  height?: number;
};

export type LightboxLabels = {
  dialog: string;
  close: string;
  previous: string;
  next: string;
  actualSize: string;
  fit: string;
  original: string;
  loading: string;
  failed: string;
  retry: string;
  position: (number: number, count: number) => string;
};

type LightboxProps = {
  items: readonly LightboxItem[];
  /** The one shown; undefined closes it. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
  labels: LightboxLabels;
};

/** How far a finger must move sideways to change the picture, px. */
const swipeDistance = 50;

/** Pictures over the whole window, always dark. */
export function Lightbox({ items, index, onIndex, labels }: LightboxProps) {
  const dialog = useModal({ open: index !== undefined, onClose: () => onIndex(undefined) });
  const [zoomed, setZoomed] = useState(false);
  const swipe = useRef<number>(undefined);
  const item = index === undefined ? undefined : items[index];

  function go(next: number) {
    if (next < 0 || next >= items.length) return;
    setZoomed(false);
    onIndex(next);
  }

  function keys(event: KeyboardEvent) {
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'z' || event.key === 'Z') return setZoomed(!zoomed);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextItem(event.key, index, { count: items.length, columns: items.length, rtl });
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  }

  function lift(event: PointerEvent) {
    const moved = event.clientX - (swipe.current ?? event.clientX);
    swipe.current = undefined;
    if (zoomed || index === undefined || Math.abs(moved) < swipeDistance) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    go(moved < 0 === !rtl ? index + 1 : index - 1);
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={labels.dialog} onKeyDown={keys}>
      {item && index !== undefined && (
        <div className={styles.frame} data-theme="dark">
          <header className={styles.bar}>
            {items.length > 1 && (
              <span className={styles.position} aria-live="polite">
                {labels.position(index + 1, items.length)}
              </span>
            )}
            <span className={styles.tools}>
              <IconButton
                icon={zoomed ? 'expand' : 'zoom'}
                label={zoomed ? labels.fit : labels.actualSize}
                aria-pressed={zoomed}
                onClick={() => setZoomed(!zoomed)}
              />
              <IconLink
                icon="external"
                label={labels.original}
                href={item.original}
                target="_blank"
                rel="noopener"
              />
              <IconButton icon="close" label={labels.close} onClick={() => onIndex(undefined)} />
            </span>
          </header>
          <div
            className={styles.stage}
            onPointerDown={(event) => {
              if (event.pointerType === 'touch') swipe.current = event.clientX;
            }}
            onPointerUp={lift}
          >
            <span className={styles.arrow}>
              {index > 0 && (
                <IconButton
                  icon="caret-start"
                  label={labels.previous}
                  onClick={() => go(index - 1)}
                />
              )}
            </span>
            <LightboxPicture key={item.src} item={item} zoomed={zoomed} labels={labels} />
            <span className={styles.arrow}>
              {index < items.length - 1 && (
                <IconButton icon="caret-end" label={labels.next} onClick={() => go(index + 1)} />
              )}
            </span>
          </div>
          {(item.title || item.text || item.date) && (
            <div className={styles.caption}>
              {item.title && <h2 className={styles.title}>{item.title}</h2>}
              {item.text && <p className={styles.text}>{item.text}</p>}
              {item.date && <p className={styles.date}>{item.date}</p>}
            </div>
          )}
          {items.length > 1 && <Thumbnails items={items} index={index} onGo={go} labels={labels} />}
        </div>
      )}
    </dialog>
  );
}
