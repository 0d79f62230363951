import { lazy, Suspense, useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, ObjectSquare } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate } from '#ui/format/index.ts';
import { useMessages, useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useLoaderData, useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { useNow } from '../../shared/now.ts';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { ownHead } from '../own-head.ts';
import { SettingsSection } from '../settings-section.tsx';
import type { PatsData, TokenEntry } from './load.ts';
import { presetOf, scopesOf } from './scope-groups.ts';

const TokenDialog = lazy(async () => ({
  default: (await import('./token-dialog.tsx')).TokenDialog,
}));

export const head = ownHead('settings.page.pats');

/** Secrets that let programs act for the reader. */
export function Component() {
  const t = useT();
  const { tokens } = useLoaderData() as PatsData;
  // A number for each opening: a dialog begins anew.
  const [form, setForm] = useState<{ count: number; open: boolean; token?: TokenEntry }>();
  const show = (token?: TokenEntry) =>
    setForm({ count: (form?.count ?? 0) + 1, open: true, token });
  const button = (
    <Button kind="main" icon="plus" aria-haspopup="dialog" onClick={() => show()}>
      {t('account.patNew')}
    </Button>
  );
  return (
    <SettingsSection
      title={t('settings.page.pats')}
      lead={t('account.patsText')}
      action={tokens.length > 0 && button}
    >
      {tokens.length === 0 ? (
        <EmptyState title={t('account.patEmpty')} actions={button}>
          {t('account.patEmptyText')}
        </EmptyState>
      ) : (
        <ListBed>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onEdit={() => show(token)} />
          ))}
        </ListBed>
      )}
      {form && (
        <Suspense>
          <TokenDialog
            key={form.count}
            open={form.open}
            token={form.token}
            onClose={() => setForm({ ...form, open: false })}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}

function TokenRow({ token, onEdit }: { token: TokenEntry; onEdit: () => void }) {
  const { t, locale } = useMessages();
  return (
    <ListRow
      picture={<ObjectSquare icon="key" />}
      title={
        <bdi className="mono" translate="no">
          {token.name}
        </bdi>
      }
      text={
        <>
          {t(`account.preset.${presetOf(token.scopes)}`)}
          {' · '}
          {t('account.patScopesCount', { count: scopesOf(token.scopes).length })}
          {' · '}
          {token.lastUsed ? <Used moment={token.lastUsed} /> : t('account.patNever')}
          {' · '}
          {t('account.patMade', { date: formatDate(token.created, { locale }) })}
        </>
      }
      badge={<ExpiryBadge token={token} />}
      actions={
        <>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('account.patEditOf', { name: token.name })}
            onClick={onEdit}
          >
            {t('account.edit')}
          </Button>
          <RevokeToken token={token} />
        </>
      }
    />
  );
}

function Used({ moment }: { moment: string }) {
  const t = useT();
  const [before, after] = t('account.patUsed', { time: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <RelativeTime moment={moment} />
      {after}
    </>
  );
}

const DAY_MS = 86_400_000;
const SOON_MS = 14 * DAY_MS;

/** Green, amber in the last two weeks, and neutral once it is over. */
function ExpiryBadge({ token: { expires, expired } }: { token: TokenEntry }) {
  const { t, locale } = useMessages();
  const now = useNow();
  if (!expires) return <Badge>{t('account.patForever')}</Badge>;
  const date = formatDate(expires, { locale });
  const left = new Date(expires).getTime() - new Date(now).getTime();
  if (expired || left <= 0) return <Badge icon="clock">{t('account.patEnded', { date })}</Badge>;
  const days = new Intl.RelativeTimeFormat(locale).format(Math.ceil(left / DAY_MS), 'day');
  return (
    <Badge color={left < SOON_MS ? 'amber' : 'green'} icon="clock" tip={date}>
      {t('account.patEndsIn', { time: days })}
    </Badge>
  );
}

function RevokeToken({ token }: { token: TokenEntry }) {
  const t = useT();
  const revalidate = useRevalidate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name } = token;

  async function revoke() {
    setBusy(true);
    try {
      await callApi(`/_internal/pat/${token.id}`, { method: 'DELETE' });
      setOpen(false);
      await revalidate();
      notify({ type: 'success', title: t('account.patRevoked') });
    } catch (error) {
      notifyError(error, t('shell.error'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('account.patRevokeOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('account.patRevoke')}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        busy={busy}
        title={t('account.patRevokeTitle', { name })}
        labels={{
          confirm: t('account.patRevoke'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={revoke}
        onClose={() => setOpen(false)}
      >
        {t('account.patRevokeText')}
      </ConfirmDialog>
    </>
  );
}
