import { useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useT } from '../../messages/messages.tsx';
import { Rich } from '../../messages/rich.tsx';
import { AuthOutcome } from '../auth-frame.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Asks whose password it is; the answer is the same for everybody. */
export function RequestLink({ ended }: { ended: boolean }) {
  const t = useT();
  const [sent, setSent] = useState(false);
  const form = useAccountForm({
    path: '/_internal/auth/password/reset',
    fields: ['username'],
    check: ({ username }): Record<string, string> =>
      username.trim() ? {} : { username: t('auth.loginMissing') },
    body: ({ username }) => ({ username }),
    next: () => setSent(true),
  });
  const back = (
    <Rich
      text={t('auth.reset.back')}
      tags={{ in: (words) => <TextLink href="/auth/sign-in">{words}</TextLink> }}
    />
  );
  if (sent) {
    return (
      <AuthOutcome
        follows
        title={t('auth.reset.sentTitle')}
        actions={
          <Button size="large" wide onClick={() => setSent(false)}>
            {t('auth.reset.again')}
          </Button>
        }
        below={back}
      >
        {t('auth.reset.sent')}
      </AuthOutcome>
    );
  }
  return (
    <AuthLayout
      title={t('auth.reset.title')}
      action="/_internal/auth/password/reset"
      onSubmit={form.submit}
      failure={form.problems.form}
      refusals={form.refusals}
      below={back}
    >
      {ended && <Note tone="amber">{t('auth.reset.ended')}</Note>}
      <p>{t('auth.reset.lead')}</p>
      <Field label={t('auth.login')} error={form.problems.username} required>
        <Input
          size="large"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onChange={() => form.tell('username', undefined)}
        />
      </Field>
      <Button kind="main" size="large" type="submit" wide busy={form.busy}>
        {t('auth.reset.send')}
      </Button>
    </AuthLayout>
  );
}
