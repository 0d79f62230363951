import type { HTMLAttributes } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './gallery.module.css';
import type { GalleryItem } from './gallery-calls.ts';
import type { useReorder } from './use-reorder.ts';

interface GalleryCardProps {
  item: GalleryItem;
  lifted: boolean;
  /** "2 of 5". */
  place: string;
  editable: boolean;
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
  card: HTMLAttributes<HTMLLIElement>;
  onEdit: () => void;
  onRemove: () => void;
}

/** A picture with its words, a handle to move it and buttons to change it. */
export function GalleryCard(props: GalleryCardProps) {
  const { item, lifted, place, editable } = props;
  const t = useT();
  const name = item.title ?? t('projectSettings.untitled');
  return (
    <li className={classNames(styles.card, lifted && styles.lifted)} {...props.card}>
      <div className={styles.frame}>
        <img
          src={item.url}
          alt={item.description ?? ''}
          className={styles.picture}
          draggable={false}
          loading="lazy"
        />
      </div>
      <div className={styles.words}>
        {editable && (
          <IconButton
            {...props.handle}
            icon="handle"
            className={styles.handle}
            label={t('projectSettings.move', { title: name, place })}
          />
        )}
        <div className={styles.text}>
          <p className={styles.title} dir="auto">
            {name}
          </p>
          {item.featured && (
            <p className={styles.featured}>
              <Icon name="star" size={14} />
              {t('projectSettings.featured')}
            </p>
          )}
          {item.description && (
            <p className={styles.description} dir="auto">
              {item.description}
            </p>
          )}
        </div>
        {editable && (
          <span className={styles.buttons}>
            <IconButton
              icon="pencil"
              label={t('projectSettings.editPicture', { title: name })}
              onClick={props.onEdit}
            />
            <IconButton
              icon="trash"
              label={t('projectSettings.removeNamed', { title: name })}
              onClick={props.onRemove}
            />
          </span>
        )}
      </div>
    </li>
  );
}
