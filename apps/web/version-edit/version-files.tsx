import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, ObjectSquare, SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { DropArea } from '#ui/drop-area/drop-area.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useToasts } from '#ui/toasts/toasts.tsx';
import { useMessages } from '../messages/messages.tsx';
import { useRevalidate } from '../router/hooks.tsx';
import { callApi } from '../shared/call-api.ts';
import { EXTRA_TYPES } from '../versions-upload/upload-row.ts';
import type { VersionEditData, VersionFile } from './load.ts';
import styles from './page.module.css';
import { type AddedFile, useAddFiles } from './use-add-files.ts';

/** The files of a version: removed and typed at once, more added by dropping them. */
export function VersionFiles({ data }: { data: VersionEditData }) {
  const { t, locale } = useMessages();
  const { project, id, files, mayEdit, mayRemove } = data;
  const revalidate = useRevalidate();
  const toasts = useToasts();
  const adding = useAddFiles(project.id, id);
  const [removing, setRemoving] = useState<VersionFile>();
  const [busy, setBusy] = useState(false);

  async function run(change: () => Promise<unknown>) {
    setBusy(true);
    try {
      await change();
      await revalidate();
    } catch (error) {
      toasts.add({ type: 'error', title: t('upload.files.title'), text: (error as Error).message });
    } finally {
      setBusy(false);
    }
  }

  const locked = (): string | undefined => {
    if (!mayRemove) return t('upload.files.notYours');
    return files.length === 1 ? t('upload.files.last') : undefined;
  };
  return (
    <SectionBed title={t('upload.files.title')} count={files.length}>
      <ListBed bare>
        {files.map((file) => (
          <ListRow
            key={file.sha512}
            picture={<ObjectSquare icon={file.primary ? 'block' : 'file'} />}
            title={<span className="ltr">{file.name}</span>}
            text={formatBytes(file.size, locale)}
            badge={
              file.primary ? (
                <Badge>{t('upload.files.primary')}</Badge>
              ) : (
                <NativeSelect
                  aria-label={t('upload.fileTypeOf', { filename: file.name })}
                  value={file.type ?? 'unknown'}
                  options={EXTRA_TYPES.map((value) => ({
                    value,
                    label: t(`upload.extra.${value}`),
                  }))}
                  onChange={(event) => {
                    const type = event.currentTarget.value;
                    run(() => setType(id, file, type));
                  }}
                />
              )
            }
            actions={
              <IconButton
                icon="trash"
                label={t('upload.files.remove', { filename: file.name })}
                disabledReason={locked()}
                onClick={() => setRemoving(file)}
              />
            }
          />
        ))}
        {adding.files.map((one) => (
          <AddedRow
            key={one.key}
            added={one}
            onRetry={() => adding.retry(one)}
            onRemove={() => adding.remove(one.key)}
          />
        ))}
      </ListBed>
      {mayEdit && (
        <div className={styles.drop}>
          <DropArea
            title={t('upload.files.add')}
            limits={t('upload.files.addLimits')}
            choose={t('upload.choose')}
            dropText={(count) => t('upload.dropCount', { count })}
            accept=".jar,.zip,.asc,.gpg,.sig"
            onFiles={adding.add}
          />
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        destructive
        busy={busy}
        title={t('upload.files.removeTitle', { filename: removing?.name ?? '' })}
        labels={{
          confirm: t('upload.remove'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={async () => {
          if (removing) await run(() => removeFile(id, removing));
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t('upload.files.removeText')}</p>
      </ConfirmDialog>
    </SectionBed>
  );
}

const removeFile = (versionId: string, { sha512 }: VersionFile) =>
  callApi(`/v2/version_file/${sha512}?algorithm=sha512&version_id=${versionId}`, {
    method: 'DELETE',
  });

const setType = (versionId: string, { sha512 }: VersionFile, type: string) =>
  callApi(`/v2/version/${versionId}`, {
    method: 'PATCH',
    body: { file_types: [{ algorithm: 'sha512', hash: sha512, file_type: type }] },
  });

interface AddedRowProps {
  added: AddedFile;
  onRetry: () => void;
  onRemove: () => void;
}

function AddedRow({ added, onRetry, onRemove }: AddedRowProps) {
  const { t } = useMessages();
  const { file, percent, rule, error } = added;
  const wrong = rule ? t(`upload.rule.${rule}`) : error === '' ? t('upload.lost') : error;
  return (
    <ListRow
      picture={<ObjectSquare icon={wrong ? 'triangle' : 'file'} />}
      title={<span className="ltr">{file.name}</span>}
      text={
        wrong ? (
          <FieldMessage kind="error" text={wrong} />
        ) : (
          <Progress
            value={percent / 100}
            label={t('upload.uploading', { filename: file.name })}
            text={t('upload.percent', { percent })}
          />
        )
      }
      actions={
        wrong && (
          <>
            {!rule && <Button onClick={onRetry}>{t('upload.tryAgain')}</Button>}
            <IconButton
              icon="close"
              label={t('upload.files.remove', { filename: file.name })}
              onClick={onRemove}
            />
          </>
        )
      }
    />
  );
}
