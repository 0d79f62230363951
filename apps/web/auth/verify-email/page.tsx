import { useEffect, useRef, useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { ApiError, callApi } from '../../shared/call-api.ts';
import { AuthOutcome } from '../auth-frame.tsx';
import { signInPath } from '../sign-in-path.ts';
import type { VerifyEmailData } from './load.ts';

export const head: HeadOf<VerifyEmailData> = ({ t }) => ({
  title: t('shell.title', { page: t('auth.verify.short') }),
  robots: 'noindex',
});

type Outcome = 'busy' | 'success' | 'already' | 'failed';

/**
 * Where the mailed link leads. The link is used by a request of its own: programs that look at every
 * address in a mail use nothing up.
 */
export function Component() {
  const t = useT();
  const { state, flow, signedIn } = useLoaderData() as VerifyEmailData;
  const [outcome, setOutcome] = useState<Outcome>(state === 'fresh' ? 'busy' : state);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);

  async function verify() {
    setProblem(undefined);
    try {
      const body = { flow };
      const answer = await callApi<{ outcome: 'verified' | 'already' }>(
        '/_internal/auth/email/verify',
        { method: 'POST', body },
      );
      setOutcome(answer.outcome === 'verified' ? 'success' : 'already');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'request_error') setOutcome('failed');
      else setProblem((error as Error).message);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (state !== 'fresh' || asked.current) return;
    asked.current = true;
    verify();
  }, []);

  if (outcome === 'failed') return <Failed flow={flow} signedIn={signedIn} />;
  if (outcome === 'busy') {
    return (
      <AuthOutcome
        title={t('auth.verify.busyTitle')}
        actions={
          problem && (
            <Button kind="main" size="large" wide onClick={verify}>
              {t('auth.verify.retry')}
            </Button>
          )
        }
      >
        {problem ? <Note tone="red">{problem}</Note> : t('auth.verify.busy')}
      </AuthOutcome>
    );
  }
  return (
    <AuthOutcome
      title={t(`auth.verify.${outcome}Title`)}
      actions={
        <ButtonLink
          kind="main"
          size="large"
          wide
          href={signedIn ? '/settings/account' : signInPath('/settings/account')}
        >
          {t(signedIn ? 'auth.verify.settings' : 'auth.signIn')}
        </ButtonLink>
      }
    >
      {t(`auth.verify.${outcome}`)}
    </AuthOutcome>
  );
}

/** A new link goes to the account that is signed in, or to the one that the old link belongs to. */
function Failed({ flow, signedIn }: { flow: string; signedIn: boolean }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function resend() {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = signedIn ? {} : { flow };
      await callApi('/_internal/auth/email/resend_verify', { method: 'POST', body });
      setSent(true);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthOutcome
      title={t('auth.verify.failedTitle')}
      actions={
        <>
          {problem && (
            <Note tone="red" urgent>
              {problem}
            </Note>
          )}
          {sent ? (
            <Note tone="green" urgent>
              {t('auth.verify.resent')}
            </Note>
          ) : (
            (signedIn || flow) && (
              <Button kind="main" size="large" wide busy={busy} onClick={resend}>
                {t('auth.verify.resend')}
              </Button>
            )
          )}
          {!signedIn && (
            <ButtonLink size="large" wide href={signInPath('/settings/account')}>
              {t('auth.verify.signIn')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('auth.verify.failed')}
    </AuthOutcome>
  );
}
