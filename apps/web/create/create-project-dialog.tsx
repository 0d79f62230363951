import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMessageArea, useT } from '../messages/messages.tsx';
import { CreateProjectForm } from './create-project-form.tsx';

interface CreateProjectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const FORM = 'create-project';

/** Names a new project and makes a draft of it. What was typed stays when the dialog is closed. */
export function CreateProjectDialog({ open, onOpenChange }: CreateProjectDialogProps) {
  const t = useT();
  const ready = useMessageArea('create');
  const [busy, setBusy] = useState(false);

  if (!ready) return null;
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onOpenChange(false)}
      title={t('create.title')}
      closeLabel={t('shared.close')}
      guarded
      footer={
        <>
          <Button kind="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
            {t('shared.cancel')}
          </Button>
          <Button kind="main" type="submit" form={FORM} busy={busy}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <CreateProjectForm
        id={FORM}
        busy={busy}
        onBusy={setBusy}
        onCreated={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
