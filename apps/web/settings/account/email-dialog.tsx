import { useRef } from 'react';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { type Problems, useAccountForm } from '../../auth/use-account-form.ts';
import { useT } from '../../messages/messages.tsx';
import { notify } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { FormDialog } from './form-dialog.tsx';

interface CredentialDialogProps {
  open: boolean;
  close: () => void;
  username: string;
}

/** A new address, with the password to prove whose account it is. */
export function EmailDialog({ open, close, username }: CredentialDialogProps) {
  const t = useT();
  const revalidate = useRevalidate();
  const typed = useRef('');
  const form = useAccountForm({
    path: '/_internal/auth/email',
    method: 'PATCH',
    fields: ['email', 'password'],
    check: ({ email, password }) => {
      const problems: Problems = {};
      if (!email) problems.email = t('auth.emailMissing');
      if (!password) problems.password = t('account.passwordMissing');
      typed.current = email;
      return problems;
    },
    body: ({ email, password }) => ({ email, password }),
    next: () => {
      close();
      revalidate();
      const text = t('account.emailSavedText', { email: typed.current });
      notify({ type: 'success', title: t('account.emailSaved'), text });
    },
  });
  const { problems, tell } = form;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('account.emailDialog')}
      onSubmit={form.submit}
      busy={form.busy}
      failure={problems.form}
      refusals={form.refusals}
    >
      <Field
        label={t('account.emailNew')}
        help={t('account.emailHelp')}
        error={problems.email}
        required
      >
        <Input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          onChange={() => tell('email', undefined)}
        />
      </Field>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <Field label={t('account.emailPassword')} error={problems.password} required>
        <Input
          type="password"
          name="password"
          autoComplete="current-password"
          onChange={() => tell('password', undefined)}
        />
      </Field>
    </FormDialog>
  );
}
