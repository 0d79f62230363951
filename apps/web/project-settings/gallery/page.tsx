import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { DropArea } from '#ui/drop-area/drop-area.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { useToasts } from '#ui/toasts/toasts.tsx';
import type { HeadOf } from '../../head.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useRevalidate } from '../../router/hooks.tsx';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './gallery.module.css';
import {
  addPicture,
  editPicture,
  type GalleryItem,
  PICTURE_LIMITS,
  PICTURE_TYPES,
  type PictureWords,
  removePicture,
} from './gallery-calls.ts';
import { GalleryCard } from './gallery-card.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useReorder } from './use-reorder.ts';

export const head: HeadOf<unknown> = settingsHead('page.gallery');

export function Component() {
  const { t, locale } = useMessages();
  const { project, may } = useSettings();
  const revalidate = useRevalidate();
  const toasts = useToasts();
  const [order, setOrder] = useState<string[]>();
  const [waiting, setWaiting] = useState<File[]>([]);
  const [editing, setEditing] = useState<GalleryItem>();
  const [removing, setRemoving] = useState<GalleryItem>();
  const [errors, setErrors] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const place = (item: GalleryItem) => order?.indexOf(item.url) ?? item.ordering;
  const items = [...project.gallery].sort((a, b) => place(a) - place(b));
  const reorder = useReorder({
    items,
    onDrop: (next) => saveOrder(next),
    announce: (what, at) =>
      setTold(t(`projectSettings.order.${what}`, { place: at, count: items.length })),
  });

  /** Runs a change; its failure is told in the dialog that asked for it. */
  async function run(change: () => Promise<void>): Promise<string | undefined> {
    setBusy(true);
    try {
      await change();
      await revalidate();
      return undefined;
    } catch (error) {
      return (error as Error).message;
    } finally {
      setBusy(false);
    }
  }

  async function saveOrder(next: GalleryItem[]) {
    setOrder(next.map(({ url }) => url));
    const failure = await run(async () => {
      for (const [index, item] of next.entries()) {
        if (item.ordering !== index) await editPicture(project.id, item.url, { ordering: index });
      }
    });
    setOrder(undefined);
    if (failure) {
      toasts.add({ type: 'error', title: t('projectSettings.orderFailed'), text: failure });
    }
  }

  function choose(files: File[]) {
    const wrong: string[] = [];
    const good = files.filter((file) => {
      const size = formatBytes(file.size, locale);
      if (!PICTURE_TYPES.includes(file.type)) {
        wrong.push(t('projectSettings.iconKind', { name: file.name }));
      } else if (file.size > PICTURE_LIMITS.bytes) {
        wrong.push(t('projectSettings.pictureLarge', { name: file.name, size }));
      } else return true;
      return false;
    });
    setErrors(wrong);
    setWaiting((before) => [...before, ...good]);
  }

  /** Uploads the first waiting picture with its words; `rest` also all others, without any. */
  async function upload(words: PictureWords, rest: boolean) {
    const files = rest ? waiting : waiting.slice(0, 1);
    let left = waiting;
    const failure = await run(async () => {
      for (const [index, file] of files.entries()) {
        const own = index === 0 ? words : { title: '', description: '', featured: false };
        await addPicture(project.id, file, own, items.length + index);
        left = left.filter((one) => one !== file);
      }
    });
    setWaiting(left);
    return failure;
  }

  return (
    <SettingsPage title={t('projectSettings.page.gallery')} editable={may.EDIT_DETAILS}>
      {may.EDIT_DETAILS && (
        <div>
          <DropArea
            title={t(
              items.length > 0
                ? 'projectSettings.dropMorePictures'
                : 'projectSettings.dropPictures',
            )}
            limits={t('projectSettings.pictureLimits')}
            choose={t('projectSettings.choosePictures')}
            dropText={(count) => t('projectSettings.dropCount', { count })}
            refuse={(types) =>
              types.some((type) => type !== '' && !PICTURE_TYPES.includes(type))
                ? t('projectSettings.notPictures')
                : undefined
            }
            accept={PICTURE_TYPES.join(',')}
            empty={items.length === 0}
            onFiles={choose}
          />
          <div aria-live="assertive">
            {errors.map((error) => (
              <FieldMessage key={error} kind="error" text={error} />
            ))}
          </div>
        </div>
      )}
      {items.length === 0 && !may.EDIT_DETAILS && <p>{t('projectSettings.noPictures')}</p>}
      <ul className={styles.cards} aria-busy={busy}>
        {reorder.shown.map((item, index) => (
          <GalleryCard
            key={item.url}
            item={item}
            lifted={reorder.isLifted(index)}
            place={t('projectSettings.placeOf', { place: index + 1, count: items.length })}
            editable={may.EDIT_DETAILS}
            handle={reorder.handle(index)}
            card={reorder.card(index)}
            onEdit={() => setEditing(item)}
            onRemove={() => setRemoving(item)}
          />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="assertive">
        {told}
      </p>
      <PictureDialog
        key={waiting[0]?.name ?? 'none'}
        open={waiting.length > 0}
        file={waiting[0]}
        more={waiting.length - 1}
        busy={busy}
        onSave={(words) => upload(words, false)}
        onSaveAll={(words) => upload(words, true)}
        onClose={() => setWaiting([])}
      />
      <PictureDialog
        key={editing?.url}
        open={editing !== undefined}
        item={editing}
        busy={busy}
        onSave={async (words) => {
          if (!editing) return undefined;
          const failure = await run(() => editPicture(project.id, editing.url, words));
          if (!failure) setEditing(undefined);
          return failure;
        }}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmDialog
        open={removing !== undefined}
        destructive
        busy={busy}
        title={t('projectSettings.removePicture')}
        labels={{
          confirm: t('projectSettings.remove'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={async () => {
          if (!removing) return;
          const failure = await run(() => removePicture(project.id, removing.url));
          setRemoving(undefined);
          if (failure) {
            toasts.add({ type: 'error', title: t('projectSettings.removeFailed'), text: failure });
          }
        }}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t('projectSettings.removePictureText', { title: removing?.title ?? '' })}</p>
      </ConfirmDialog>
    </SettingsPage>
  );
}
