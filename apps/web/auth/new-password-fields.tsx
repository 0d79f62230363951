import { useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { type T, useT } from '../messages/messages.tsx';
import { PasswordHelp } from './password-help.tsx';
import type { Problems } from './use-account-form.ts';

interface NewPasswordFieldsProps {
  labels: { password: string; confirm: string };
  /** Words that are the person's own. */
  own: readonly string[];
  problems: Problems;
  tell: (field: string, message: string | undefined) => void;
  size?: 'standard' | 'large';
}

/** A new password and the same once more: `password` and `confirm` of the form. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, own, problems, tell, size } = props;
  const t = useT();
  const [password, setPassword] = useState('');
  return (
    <>
      <Field
        label={labels.password}
        help={<PasswordHelp password={password} own={own} />}
        error={problems.password}
        required
      >
        <Input
          size={size}
          type="password"
          name="password"
          autoComplete="new-password"
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            tell('password', undefined);
          }}
        />
      </Field>
      <Field label={labels.confirm} error={problems.confirm} required>
        <Input
          size={size}
          type="password"
          name="confirm"
          autoComplete="new-password"
          onChange={() => tell('confirm', undefined)}
          onBlur={(event) => {
            const { value } = event.currentTarget;
            if (value !== '' && value !== password) tell('confirm', t('auth.mismatch'));
          }}
        />
      </Field>
    </>
  );
}

/** What can be told of the two without asking the server. */
export function checkNewPassword({ password, confirm }: Record<string, string>, t: T): Problems {
  const problems: Problems = {};
  if (!password) problems.password = t('auth.passwordMissing');
  if (!confirm) problems.confirm = t('auth.confirmMissing');
  else if (confirm !== password) problems.confirm = t('auth.mismatch');
  return problems;
}
