import { useEffect, useRef } from 'react';
import styles from './lightbox.module.css';
import type { LightboxItem, LightboxLabels } from './lightbox.tsx';

type ThumbnailsProps = {
  items: readonly LightboxItem[];
  index: number;
  onGo: (index: number) => void;
  labels: LightboxLabels;
};

/** The strip of small pictures; the current one is kept in view. */
export function Thumbnails({ items, index, onGo, labels }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <div ref={strip} className={styles.strip}>
      {items.map((item, at) => (
        <button
          key={item.src}
          type="button"
          className={styles.thumbnail}
          aria-label={`${labels.position(at + 1, items.length)}, ${item.title || item.alt}`}
          aria-current={at === index || undefined}
          onClick={() => onGo(at)}
        >
          <img src={item.thumbnail} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
