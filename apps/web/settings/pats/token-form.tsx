import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TOKEN_SCOPES } from '#domain/tokens/scopes.ts';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field, FieldMessage } from '#ui/field/field.tsx';
import { formatDate } from '#ui/format/index.ts';
import { Input } from '#ui/input/input.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { notify } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { ApiError, callApi } from '../../shared/call-api.ts';
import type { TokenEntry } from './load.ts';
import styles from './pats.module.css';
import { isDangerous, scopesOf } from './scope-groups.ts';
import { ScopePicker } from './scope-picker.tsx';

const DAYS = ['7', '30', '90', '365'] as const;

interface TokenFormProps {
  token?: TokenEntry;
  onCancel: () => void;
  /** With the text of a new one. */
  onMade: (secret: string | undefined) => void;
}

/** Name, expiry and scopes. */
export function TokenForm({ token, onCancel, onMade }: TokenFormProps) {
  const { t, locale } = useMessages();
  const revalidate = useRevalidate();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(token?.name ?? '');
  const [expiry, setExpiry] = useState<string>(token ? 'keep' : '90');
  const [date, setDate] = useState('');
  const [scopes, setScopes] = useState(token?.scopes ?? 0);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const chosen = scopesOf(scopes);

  function refuse(found: Record<string, string>) {
    setProblems(found);
    setRefusals(refusals + 1);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const expires = expiryOf(expiry, date);
    const found = {
      ...(name.trim().length < 3 ? { name: t('account.patNameShort') } : {}),
      ...(expires === null ? { expires: t('account.patDatePast') } : {}),
      ...(scopes === 0 ? { scopes: t('account.patNone') } : {}),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    setProblems({});
    try {
      const body = { name: name.trim(), scopes, expires };
      const made = await callApi<{ access_token: string } | undefined>(
        token ? `/_internal/pat/${token.id}` : '/_internal/pat',
        { method: token ? 'PATCH' : 'POST', body },
      );
      await revalidate();
      if (token) notify({ type: 'success', title: t('account.patSaved') });
      onMade(made?.access_token);
    } catch (error) {
      setBusy(false);
      const field = error instanceof ApiError && error.field ? error.field : 'form';
      refuse({ [field]: (error as Error).message });
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      {problems.form && (
        <Note tone="red" urgent>
          {problems.form}
        </Note>
      )}
      <div className={styles.columns}>
        <Field
          label={t('account.patName')}
          help={t('account.patNameHelp')}
          error={problems.name}
          required
        >
          <Input
            value={name}
            maxLength={255}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <div className={styles.form}>
          <Field
            label={t('account.patExpires')}
            error={expiry === 'date' ? undefined : problems.expires}
            required
          >
            <NativeSelect
              value={expiry}
              options={[
                ...(token
                  ? [
                      {
                        value: 'keep',
                        label: token.expires
                          ? t('account.patExpiry.keep', {
                              date: formatDate(token.expires, { locale }),
                            })
                          : t('account.patForever'),
                      },
                    ]
                  : []),
                ...DAYS.map((days) => ({ value: days, label: t(`account.patExpiry.${days}`) })),
                { value: 'date', label: t('account.patExpiry.date') },
              ]}
              onChange={(event) => setExpiry(event.currentTarget.value)}
            />
          </Field>
          {expiry === 'date' && (
            <Field label={t('account.patDate')} error={problems.expires} required>
              <Input
                type="date"
                value={date}
                min={dayAfter(1)}
                onChange={(event) => setDate(event.currentTarget.value)}
              />
            </Field>
          )}
        </div>
      </div>
      <ScopePicker scopes={scopes} most={TOKEN_SCOPES} onChange={setScopes} />
      {problems.scopes && <FieldMessage kind="error" text={problems.scopes} />}
      <div className={styles.foot}>
        <p className={styles.sum} role="status">
          {t('account.patSum', {
            count: chosen.length,
            danger: chosen.some(isDangerous) ? 'some' : 'none',
          })}
        </p>
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={onCancel}>
            {t('shared.cancel')}
          </Button>
          <Button kind="main" type="submit" busy={busy}>
            {t(token ? 'account.save' : 'account.patCreate')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** ISO 8601; undefined to leave it as it is, null when it cannot be. */
function expiryOf(expiry: string, date: string): string | null | undefined {
  if (expiry === 'keep') return undefined;
  if (expiry !== 'date') return new Date(Date.now() + Number(expiry) * DAY_MS).toISOString();
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) || end.getTime() <= Date.now() ? null : end.toISOString();
}
