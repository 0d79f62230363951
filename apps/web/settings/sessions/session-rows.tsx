import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, ObjectSquare } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { type T, useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { RelativeTime } from '../../shared/relative-time.tsx';
import type { SessionEntry } from './load.ts';

/** "Firefox on Linux", or as much of it as is known. */
export function agentOf({ platform, os }: SessionEntry, t: T): string {
  if (platform && os) return t('account.agent', { platform, os });
  return platform ?? os ?? t('account.agentUnknown');
}

/** One row a session; all but the one in use can be ended. */
export function SessionRows({ sessions }: { sessions: SessionEntry[] }) {
  const t = useT();
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState<string>();

  async function revoke(id: string) {
    setBusy(id);
    try {
      await callApi(`/_internal/session/${id}`, { method: 'DELETE' });
      await revalidate();
      notify({ type: 'success', title: t('account.sessionRevoked') });
    } catch (error) {
      notifyError(error, t('shell.error'));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <ListBed bare>
      {sessions.map((session) => {
        const agent = agentOf(session, t);
        return (
          <ListRow
            key={session.id}
            selected={session.current}
            picture={
              <ObjectSquare icon={/Android|iOS/.test(session.os ?? '') ? 'phone' : 'monitor'} />
            }
            title={agent}
            text={
              <>
                {session.ip && (
                  <>
                    <bdi>{session.ip}</bdi>
                    {' · '}
                  </>
                )}
                {t('account.created')} <RelativeTime moment={session.created} />
                {' · '}
                {t('account.accessed')} <RelativeTime moment={session.accessed} />
              </>
            }
            badge={
              session.current && (
                <Badge color="green" icon="tick">
                  {t('account.thisOne')}
                </Badge>
              )
            }
            actions={
              !session.current && (
                <Button
                  size="small"
                  busy={busy === session.id}
                  aria-label={t('account.revokeSession', { agent })}
                  onClick={() => revoke(session.id)}
                >
                  {t('account.revoke')}
                </Button>
              )
            }
          />
        );
      })}
    </ListBed>
  );
}
