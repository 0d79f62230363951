import { type FormEvent, useState } from 'react';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { ApiError, callApi } from '../../shared/call-api.ts';
import styles from '../parts.module.css';
import type { ProfileData } from './load.ts';

const USERNAME = /^[a-zA-Z0-9._-]{1,39}$/;
const BIO_LIMIT = 160;

/** Name and bio, saved together. */
export function ProfileForm({ id, ...saved }: ProfileData) {
  const t = useT();
  const revalidate = useRevalidate();
  const [username, setUsername] = useState(saved.username);
  const [bio, setBio] = useState(saved.bio);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const changed = username !== saved.username || bio !== saved.bio;
  const problem = USERNAME.test(username) ? refused.username : t('account.usernameBad');
  const locked = bio.length > BIO_LIMIT || !USERNAME.test(username);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!changed || locked || busy) return;
    setBusy(true);
    setRefused({});
    try {
      const body = {
        ...(username === saved.username ? {} : { username }),
        ...(bio === saved.bio ? {} : { bio }),
      };
      await callApi(`/v2/user/${id}`, { method: 'PATCH', body });
      await revalidate();
      notify({ type: 'success', title: t('account.profileSaved') });
    } catch (error) {
      if (error instanceof ApiError && error.field) setRefused({ [error.field]: error.message });
      else notifyError(error, t('shell.error'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={save}>
      <SectionBed
        title={t('settings.page.profile')}
        padded
        foot={
          <div className={`${styles.buttons} ${styles.start}`}>
            <Button
              kind="main"
              type="submit"
              busy={busy}
              disabledReason={changed ? undefined : t('account.unchanged')}
            >
              {t('account.save')}
            </Button>
            {changed && (
              <Button
                kind="quiet"
                onClick={() => {
                  setUsername(saved.username);
                  setBio(saved.bio);
                  setRefused({});
                }}
              >
                {t('account.reset')}
              </Button>
            )}
          </div>
        }
      >
        <div className={styles.form}>
          <Field
            label={t('account.username')}
            help={t('account.usernameHelp')}
            error={problem}
            required
          >
            <Input
              value={username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={39}
              onChange={(event) => {
                setUsername(event.currentTarget.value);
                setRefused({});
              }}
            />
          </Field>
          <Field label={t('account.bio')} help={t('account.bioHelp')} error={refused.bio}>
            <TextArea
              value={bio}
              limit={BIO_LIMIT}
              countLabel={(used, limit) => t('account.bioCount', { used, limit })}
              onChange={(event) => setBio(event.currentTarget.value)}
            />
          </Field>
        </div>
      </SectionBed>
    </form>
  );
}
