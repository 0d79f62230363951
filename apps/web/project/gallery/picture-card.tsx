import type { MouseEvent } from 'react';
import type { GalleryPicture } from '#domain/gallery/index.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDate } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';
import styles from './page.module.css';

type PictureCardProps = {
  picture: GalleryPicture;
  lazy: boolean;
  onOpen: () => void;
  /** The reader may be about to open it. */
  onPrepare: () => void;
};

/** Pictures of at most this many pixels stay sharp. */
const PIXEL_ART = 64;

/** One picture; before scripts run it leads to the original. */
export function PictureCard({ picture, lazy, onOpen, onPrepare }: PictureCardProps) {
  const { t, locale } = useMessages();
  const { title, description, width, height } = picture;
  const sharp = Math.max(width ?? PIXEL_ART + 1, height ?? 0) <= PIXEL_ART;

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li className={styles.card}>
      <a
        className={styles.link}
        href={picture.rawUrl}
        aria-label={t('project.openPicture', { title: title ?? description ?? '' })}
        aria-haspopup="dialog"
        onMouseEnter={onPrepare}
        onFocus={onPrepare}
        onClick={open}
      >
        <span className={styles.picture}>
          <img
            className={classNames(sharp && styles.sharp)}
            src={picture.url}
            alt={description ?? title ?? ''}
            width={600}
            height={400}
            loading={lazy ? 'lazy' : undefined}
            decoding="async"
          />
        </span>
      </a>
      <div className={styles.words}>
        {(title || picture.featured) && (
          <h3 className={styles.title} dir="auto">
            {title}
            {picture.featured && (
              <span className={styles.featured}>
                <Icon name="star" size={14} />
                {t('project.featured')}
              </span>
            )}
          </h3>
        )}
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <time className={styles.date} dateTime={picture.created}>
          {formatDate(picture.created, { locale })}
        </time>
      </div>
    </li>
  );
}
