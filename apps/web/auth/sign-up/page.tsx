import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextLink } from '#ui/link/link.tsx';
import type { HeadOf } from '../../head.ts';
import { type T, useT } from '../../messages/messages.tsx';
import { Rich } from '../../messages/rich.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import styles from '../auth-layout.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { checkNewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import type { SignInData } from '../sign-in/load.ts';
import { type Problems, useAccountForm } from '../use-account-form.ts';

export const head: HeadOf<SignInData> = ({ t }) => ({
  title: t('shell.title', { page: t('auth.signUp') }),
  description: t('auth.signUpDescription'),
});

const FIELDS = ['username', 'email', 'password', 'confirm'];

export function Component() {
  const t = useT();
  const { next } = useLoaderData() as SignInData;
  const [name, setName] = useState('');
  const form = useAccountForm({
    path: '/_internal/sign-up',
    fields: FIELDS,
    check: (values) => problemsOf(values, t),
    body: ({ newsletter, ...values }) => ({ ...values, newsletter: newsletter !== undefined }),
    next: `/auth/welcome?redirect=${encodeURIComponent(next)}`,
  });
  const { problems, tell } = form;
  return (
    <AuthLayout
      title={t('auth.signUpTitle')}
      action="/_internal/sign-up"
      onSubmit={form.submit}
      failure={problems.form}
      refusals={form.refusals}
      below={
        <Rich
          text={t('auth.haveAccount')}
          tags={{
            in: (words) => (
              <TextLink href={`/auth/sign-in?redirect=${encodeURIComponent(next)}`}>
                {words}
              </TextLink>
            ),
          }}
        />
      }
    >
      <Field
        label={t('auth.username')}
        help={t('auth.usernameHelp')}
        error={problems.username}
        required
      >
        <Input
          size="large"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={39}
          onChange={(event) => {
            setName(event.currentTarget.value);
            tell('username', undefined);
          }}
        />
      </Field>
      <Field label={t('auth.email')} error={problems.email} required>
        <Input
          size="large"
          type="email"
          name="email"
          autoComplete="email"
          onChange={() => tell('email', undefined)}
        />
      </Field>
      <NewPasswordFields
        size="large"
        own={[name]}
        problems={problems}
        tell={tell}
        labels={{ password: t('auth.password'), confirm: t('auth.confirm') }}
      />
      <Checkbox name="newsletter">{t('auth.newsletter')}</Checkbox>
      <Button kind="main" size="large" type="submit" wide busy={form.busy}>
        {t('auth.create')}
      </Button>
      <p className={styles.other}>
        <Rich
          text={t('auth.agreement')}
          tags={{
            terms: (words) => <TextLink href="/legal/terms">{words}</TextLink>,
            privacy: (words) => <TextLink href="/legal/privacy">{words}</TextLink>,
          }}
        />
      </p>
    </AuthLayout>
  );
}

function problemsOf(values: Record<string, string>, t: T) {
  const problems: Problems = {};
  if (!values.username) problems.username = t('auth.usernameMissing');
  if (!values.email) problems.email = t('auth.emailMissing');
  return { ...problems, ...checkNewPassword(values, t) };
}
