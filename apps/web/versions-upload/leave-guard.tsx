import { useEffect } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useT } from '../messages/messages.tsx';
import { useBlocker } from '../router/hooks.tsx';

/** Asks once before a page with running transfers is left. */
export function LeaveGuard({ busy }: { busy: boolean }) {
  const t = useT();
  const blocker = useBlocker(({ from, to }) => busy && from.pathname !== to.pathname);

  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  return (
    <ConfirmDialog
      open={blocker !== undefined}
      title={t('upload.leaveTitle')}
      labels={{
        confirm: t('upload.leave'),
        cancel: t('upload.stay'),
        close: t('shared.close'),
      }}
      onConfirm={() => blocker?.proceed()}
      onClose={() => blocker?.reset()}
    >
      <p>{t('upload.leaveText')}</p>
    </ConfirmDialog>
  );
}
