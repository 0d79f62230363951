import { useState } from 'react';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useLoaderData, useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { ownHead } from '../own-head.ts';
import { SettingsSection } from '../settings-section.tsx';
import type { SessionsData } from './load.ts';
import { SessionRows } from './session-rows.tsx';

export const head = ownHead('settings.page.sessions');

/** Every place that the account is signed in. */
export function Component() {
  const t = useT();
  const { sessions, days } = useLoaderData() as SessionsData;
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <SettingsSection title={t('settings.page.sessions')} lead={t('account.sessionsText', { days })}>
      <SectionBed
        title={t('account.sessionCount', { count: sessions.length })}
        foot={others > 0 ? <RevokeOthers count={others} /> : t('account.onlyOne')}
      >
        <SessionRows sessions={sessions} />
      </SectionBed>
    </SettingsSection>
  );
}

function RevokeOthers({ count }: { count: number }) {
  const t = useT();
  const revalidate = useRevalidate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function revoke() {
    setBusy(true);
    try {
      await callApi('/_internal/session', { method: 'DELETE' });
      setOpen(false);
      await revalidate();
      notify({ type: 'success', title: t('account.othersRevoked') });
    } catch (error) {
      notifyError(error, t('shell.error'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button color="red" onClick={() => setOpen(true)}>
        {t('account.revokeOthers', { count })}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        busy={busy}
        title={t('account.revokeOthersTitle')}
        labels={{
          confirm: t('account.revokeOthers', { count }),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={revoke}
        onClose={() => setOpen(false)}
      >
        {t('account.revokeOthersText', { count })}
      </ConfirmDialog>
    </>
  );
}
