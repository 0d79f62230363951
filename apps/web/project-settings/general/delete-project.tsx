import { useState } from 'react';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { useToasts } from '#ui/toasts/toasts.tsx';
import { useT } from '../../messages/messages.tsx';
import { useNavigate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import type { ApiProject } from '../load.ts';
import { useSettings } from '../use-settings.ts';
import styles from './general.module.css';

/** The last bed: deleting, after its address was typed. */
export function DeleteProject({ project, allowed }: { project: ApiProject; allowed: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { versions } = useSettings();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const word = project.title;

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await callApi(`/v2/project/${project.id}`, { method: 'DELETE' });
      toasts.add({
        type: 'success',
        title: t('projectSettings.deleted', { title: project.title }),
      });
      await navigate('/dashboard/projects', { replace: true });
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  }

  return (
    <SectionBed title={t('projectSettings.delete')} danger padded>
      <div className={styles.danger}>
        <p>{t('projectSettings.deleteText')}</p>
        <Button
          color="red"
          icon="trash"
          disabledReason={allowed ? undefined : t('projectSettings.deleteNotYours')}
          onClick={() => setOpen(true)}
        >
          {t('projectSettings.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        destructive
        busy={busy}
        title={t('projectSettings.deleteTitle', { title: project.title })}
        labels={{
          confirm: t('projectSettings.delete'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        typed={{
          word,
          label: t('projectSettings.deleteType', { word }),
          reason: t('projectSettings.deleteType', { word }),
        }}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>{t('projectSettings.deleteWarning', { versions })}</p>
        {error && <FieldMessage kind="error" text={error} />}
      </ConfirmDialog>
    </SectionBed>
  );
}
