import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts.tsx';
import { useT } from '../messages/messages.tsx';
import { useRevalidate } from '../router/hooks.tsx';
import { ApiError } from '../shared/call-api.ts';
import styles from './checklist.module.css';
import type { ChecklistData } from './checklist-data.ts';
import { saveProject } from './save-project.ts';

function useStatusChange(data: ChecklistData) {
  const t = useT();
  const toasts = useToasts();
  const revalidate = useRevalidate();
  return async (status: string, done: string) => {
    try {
      await saveProject(data.projectId, { status });
      await revalidate();
      toasts.add({ type: 'success', title: done });
    } catch (error) {
      toasts.add({
        type: 'error',
        title: t('checklist.statusFailed'),
        text: (error as Error).message,
        errorCode: error instanceof ApiError ? error.code : undefined,
      });
    }
  };
}

interface SubmitButtonProps {
  data: ChecklistData;
  /** Everything that is required is done. */
  ready: boolean;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** Sends the project to the moderators; again only with the word that their points were answered. */
export function SubmitButton({ data, ready, busy, onBusy }: SubmitButtonProps) {
  const t = useT();
  const change = useStatusChange(data);
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(false);
  const again = data.status !== 'draft';
  const locked = !data.maySubmit
    ? t('checklist.submitNotYours')
    : ready
      ? undefined
      : t('checklist.submitLocked');

  async function submit() {
    onBusy(true);
    await change('processing', t('checklist.submitted'));
    onBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button
        kind={locked ? 'default' : 'main'}
        busy={busy}
        disabledReason={locked}
        onClick={again ? () => setAsking(true) : submit}
      >
        {t(again ? 'checklist.resubmit' : 'checklist.submit')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('checklist.resubmitTitle')}
        closeLabel={t('shared.close')}
        size="narrow"
        footer={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('shared.cancel')}
            </Button>
            <Button
              kind="main"
              busy={busy}
              disabledReason={answered ? undefined : t('checklist.resubmitLocked')}
              onClick={submit}
            >
              {t('checklist.resubmit')}
            </Button>
          </>
        }
      >
        <div className={styles.resubmit}>
          <p>{t('checklist.resubmitText')}</p>
          <Checkbox
            required
            checked={answered}
            onChange={(event) => setAnswered(event.currentTarget.checked)}
          >
            {t('checklist.answered')}
          </Checkbox>
        </div>
      </Dialog>
    </>
  );
}

/** For the staff: one button to what the project asks to be. */
export function ApproveButton({ data }: { data: ChecklistData }) {
  const t = useT();
  const change = useStatusChange(data);
  const [busy, setBusy] = useState(false);
  return (
    <Button
      kind="main"
      icon="tick"
      busy={busy}
      onClick={async () => {
        setBusy(true);
        await change(data.requestedStatus ?? 'approved', t('checklist.approved'));
        setBusy(false);
      }}
    >
      {t('checklist.approve')}
    </Button>
  );
}
