import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field, FieldMessage } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './gallery.module.css';
import { type GalleryItem, PICTURE_LIMITS, type PictureWords } from './gallery-calls.ts';

interface PictureDialogProps {
  open: boolean;
  /** A new picture, or one that is there. */
  file?: File;
  item?: GalleryItem;
  /** New pictures that wait behind this one. */
  more?: number;
  busy: boolean;
  /** Answers why it failed. */
  onSave: (words: PictureWords) => Promise<string | undefined>;
  onSaveAll?: (words: PictureWords) => Promise<string | undefined>;
  onClose: () => void;
}

/** What a picture shows, in words; for one picture or one after the other. */
export function PictureDialog(props: PictureDialogProps) {
  const { open, file, item, more = 0, busy, onSave, onSaveAll, onClose } = props;
  const t = useT();
  const form = useId();
  const [words, setWords] = useState<PictureWords>({
    title: item?.title ?? '',
    description: item?.description ?? '',
    featured: item?.featured ?? false,
  });
  const [error, setError] = useState<string>();
  const preview = usePreview(file) ?? item?.url;
  const change = (changes: Partial<PictureWords>) => setWords({ ...words, ...changes });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) setError(await onSave(words));
  }

  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={t(item ? 'projectSettings.pictureEdit' : 'projectSettings.pictureNew')}
      aside={more > 0 ? t('projectSettings.moreWait', { count: more }) : undefined}
      closeLabel={t('shared.close')}
      size="narrow"
      guarded
      footer={
        <>
          {onSaveAll && more > 0 && (
            <Button
              kind="quiet"
              disabled={busy}
              onClick={async () => setError(await onSaveAll(words))}
            >
              {t('projectSettings.uploadAll', { count: more + 1 })}
            </Button>
          )}
          <Button kind="main" type="submit" form={form} busy={busy}>
            {t(item ? 'projectSettings.save' : 'projectSettings.uploadPicture')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        {preview && <img src={preview} alt="" className={styles.preview} />}
        <Field label={t('projectSettings.pictureTitle')}>
          <Input
            value={words.title}
            maxLength={PICTURE_LIMITS.title}
            end={
              <output>
                {t('projectSettings.count', {
                  used: words.title.length,
                  limit: PICTURE_LIMITS.title,
                })}
              </output>
            }
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('projectSettings.pictureDescription')}
          help={t('projectSettings.pictureDescriptionHelp')}
        >
          <TextArea
            value={words.description}
            maxLength={PICTURE_LIMITS.description}
            limit={PICTURE_LIMITS.description}
            countLabel={(used, limit) => t('projectSettings.count', { used, limit })}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </Field>
        <Toggle
          checked={words.featured}
          help={t('projectSettings.featuredHelp')}
          words={{ on: t('projectSettings.on'), off: t('projectSettings.off') }}
          onChange={(event) => change({ featured: event.currentTarget.checked })}
        >
          {t('projectSettings.featured')}
        </Toggle>
        <div aria-live="assertive">{error && <FieldMessage kind="error" text={error} />}</div>
      </form>
    </Dialog>
  );
}

/** An address for showing a file that is not uploaded yet. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
