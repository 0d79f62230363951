import { lazy, Suspense, useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, ObjectSquare, SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { formatDate } from '#ui/format/index.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useMessages, useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useLoaderData } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { ownHead } from '../own-head.ts';
import { SessionRows } from '../sessions/session-rows.tsx';
import { SettingsSection } from '../settings-section.tsx';
import type { AccountData } from './load.ts';

const EmailDialog = lazy(async () => ({
  default: (await import('./email-dialog.tsx')).EmailDialog,
}));
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

export const head = ownHead('settings.page.account');

/** How the account is opened. */
export function Component() {
  const t = useT();
  const { sessions, sessionCount } = useLoaderData() as AccountData;
  return (
    <SettingsSection title={t('settings.page.account')}>
      <SectionBed title={t('account.signIn')}>
        <ListBed bare>
          <EmailRow />
          <PasswordRow />
        </ListBed>
      </SectionBed>
      <SectionBed
        title={t('account.newest')}
        count={t('account.sessionCount', { count: sessionCount })}
        foot={<TextLink href="/settings/sessions">{t('account.allSessions')}</TextLink>}
      >
        <SessionRows sessions={sessions} />
      </SectionBed>
    </SettingsSection>
  );
}

/** A dialog that is fetched when it is wanted. */
function useLateDialog() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    wanted,
    open,
    close: () => setOpen(false),
    show: () => {
      setWanted(true);
      setOpen(true);
    },
  };
}

function EmailRow() {
  const t = useT();
  const { email, verified, username } = useLoaderData() as AccountData;
  const { wanted, show, ...dialog } = useLateDialog();
  return (
    <ListRow
      picture={<ObjectSquare icon="mail" />}
      title={t('account.email')}
      text={email ? <bdi>{email}</bdi> : t('account.emailNone')}
      badge={email && <EmailBadge verified={verified} />}
      actions={
        <>
          {email && !verified && <SendAgain />}
          <Button size="small" aria-haspopup="dialog" onClick={show}>
            {t(email ? 'account.change' : 'account.add')}
            <span className="visually-hidden"> {t('account.email')}</span>
          </Button>
          {wanted && (
            <Suspense>
              <EmailDialog {...dialog} username={username} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

function EmailBadge({ verified }: { verified: boolean }) {
  const t = useT();
  return verified ? (
    <Badge color="green" icon="tick">
      {t('account.verified')}
    </Badge>
  ) : (
    <Badge color="amber" icon="triangle">
      {t('account.unverified')}
    </Badge>
  );
}

function SendAgain() {
  const t = useT();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function send() {
    setState('busy');
    try {
      await callApi('/_internal/auth/email/resend_verify', { method: 'POST', body: {} });
      notify({ type: 'success', title: t('account.sent') });
      setState('sent');
    } catch (error) {
      notifyError(error, t('shell.error'));
      setState('idle');
    }
  }

  return (
    <Button
      size="small"
      busy={state === 'busy'}
      disabledReason={state === 'sent' ? t('account.sent') : undefined}
      onClick={send}
    >
      {t('account.sendAgain')}
    </Button>
  );
}

function PasswordRow() {
  const { t, locale } = useMessages();
  const { passwordChanged, created, username } = useLoaderData() as AccountData;
  const { wanted, show, ...dialog } = useLateDialog();
  const date = formatDate(passwordChanged ?? created, { locale });
  return (
    <ListRow
      picture={<ObjectSquare icon="key" />}
      title={t('account.password')}
      text={t(passwordChanged ? 'account.passwordSet' : 'account.passwordSince', { date })}
      actions={
        <>
          <Button size="small" aria-haspopup="dialog" onClick={show}>
            {t('account.change')}
            <span className="visually-hidden"> {t('account.password')}</span>
          </Button>
          {wanted && (
            <Suspense>
              <PasswordDialog {...dialog} username={username} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
