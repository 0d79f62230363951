import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useT } from '../../messages/messages.tsx';
import { AuthOutcome } from '../auth-frame.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { checkNewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Chooses the password of the account that a mailed link belongs to. */
export function NewPassword({ flow, username }: { flow: string; username: string }) {
  const t = useT();
  const [done, setDone] = useState(false);
  const form = useAccountForm({
    path: '/_internal/auth/password',
    method: 'PATCH',
    fields: ['password', 'confirm'],
    check: (values) => checkNewPassword(values, t),
    body: ({ password, confirm }) => ({ flow, new_password: password, confirm }),
    next: () => setDone(true),
  });
  if (done) {
    return (
      <AuthOutcome
        follows
        title={t('auth.reset.doneTitle')}
        actions={
          <ButtonLink kind="main" size="large" wide href="/auth/sign-in">
            {t('auth.signIn')}
          </ButtonLink>
        }
      >
        {t('auth.reset.done')}
      </AuthOutcome>
    );
  }
  return (
    <AuthLayout
      title={t('auth.reset.title')}
      action="/_internal/auth/password"
      onSubmit={form.submit}
      failure={form.problems.form}
      refusals={form.refusals}
    >
      <p>{t('auth.reset.for', { username })}</p>
      {/* Password managers want to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields
        size="large"
        own={[username]}
        problems={form.problems}
        tell={form.tell}
        labels={{ password: t('auth.reset.new'), confirm: t('auth.reset.confirm') }}
      />
      <Button kind="main" size="large" type="submit" wide busy={form.busy}>
        {t('auth.reset.save')}
      </Button>
    </AuthLayout>
  );
}
