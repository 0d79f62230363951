import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { checkNewPassword, NewPasswordFields } from '../../auth/new-password-fields.tsx';
import { useAccountForm } from '../../auth/use-account-form.ts';
import { useT } from '../../messages/messages.tsx';
import { notify } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import styles from '../parts.module.css';
import { FormDialog } from './form-dialog.tsx';

interface PasswordDialogProps {
  open: boolean;
  close: () => void;
  username: string;
}

/** A new password, with the old one. */
export function PasswordDialog({ open, close, username }: PasswordDialogProps) {
  const t = useT();
  const revalidate = useRevalidate();
  const form = useAccountForm({
    path: '/_internal/auth/password',
    method: 'PATCH',
    fields: ['old_password', 'password', 'confirm'],
    check: (values) => ({
      ...(values.old_password ? {} : { old_password: t('account.passwordMissing') }),
      ...checkNewPassword(values, t),
    }),
    body: ({ old_password, password, confirm }) => ({
      ...{ old_password, confirm },
      new_password: password,
    }),
    next: () => {
      close();
      revalidate();
      const text = t('account.passwordSavedText');
      notify({ type: 'success', title: t('account.passwordSaved'), text });
    },
  });
  const { problems, tell } = form;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('account.passwordDialog')}
      onSubmit={form.submit}
      busy={form.busy}
      failure={problems.form}
      refusals={form.refusals}
    >
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <Field
        label={t('account.passwordOld')}
        aside={<TextLink href="/auth/reset-password">{t('account.forgot')}</TextLink>}
        error={problems.old_password}
        required
      >
        <Input
          type="password"
          name="old_password"
          autoComplete="current-password"
          onChange={() => tell('old_password', undefined)}
        />
      </Field>
      <NewPasswordFields
        own={[username]}
        problems={problems}
        tell={tell}
        labels={{ password: t('account.passwordNew'), confirm: t('account.passwordConfirm') }}
      />
      <p className={styles.help}>{t('account.passwordHelp')}</p>
    </FormDialog>
  );
}
