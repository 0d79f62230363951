import { useEffect, useState } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { useLocation } from '../router/hooks.tsx';
import { callApi } from '../shared/call-api.ts';
import styles from './banners.module.css';
import { useRoot } from './root.tsx';
import { notifyError } from './toasts.ts';

/** Strips under the header: what holds for every page. */
export function Banners() {
  const { t, locale } = useMessages();
  const { flags } = useRoot();
  const offlineSince = useOffline();
  const offline = offlineSince ?? (flags.showAllBanners ? new Date(0) : null);
  return (
    <div className={styles.banners}>
      <EmailBanner />
      {offline && (
        <Banner tone="amber" urgent>
          {t('shell.offline', {
            time: offline.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
          })}
        </Banner>
      )}
    </div>
  );
}

/** Asks people to verify their address, but not where they are doing it. */
function EmailBanner() {
  const t = useT();
  const { viewer, flags } = useRoot();
  const path = useLocation().pathname;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const email = flags.showAllBanners ? 'unverified' : viewer?.email;
  if (path === '/auth/verify-email' || (email !== 'unverified' && email !== 'missing')) return null;

  async function resend() {
    setState('busy');
    try {
      await callApi('/_internal/auth/email/resend_verify', { method: 'POST', body: {} });
      setState('sent');
    } catch (error) {
      notifyError(error, t('shell.error'));
      setState('idle');
    }
  }

  if (email === 'missing') {
    return (
      <Banner
        tone="amber"
        action={
          <ButtonLink size="small" href="/settings/account">
            {t('shell.verify.add')}
          </ButtonLink>
        }
      >
        {t('shell.verify.missing')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="amber"
      action={
        state !== 'sent' && (
          <Button size="small" busy={state === 'busy'} onClick={resend}>
            {t('shell.verify.again')}
          </Button>
        )
      }
    >
      <span role="status">{t(state === 'sent' ? 'shell.verify.sent' : 'shell.verify.ask')}</span>
    </Banner>
  );
}

/** When the connection went away; null while there is one. */
function useOffline(): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('offline', () => setSince(new Date()), { signal });
    window.addEventListener('online', () => setSince(null), { signal });
    return () => stop.abort();
  }, []);
  return since;
}
