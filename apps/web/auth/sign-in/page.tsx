import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextLink } from '#ui/link/link.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { Rich } from '../../messages/rich.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { type Problems, useAccountForm } from '../use-account-form.ts';
import type { SignInData } from './load.ts';

export const head: HeadOf<SignInData> = ({ t }) => ({
  title: t('shell.title', { page: t('auth.signIn') }),
  robots: 'noindex',
});

export function Component() {
  const t = useT();
  const { next } = useLoaderData() as SignInData;
  const form = useAccountForm({
    path: '/_internal/sign-in',
    fields: ['login', 'password'],
    check: ({ login, password }) => {
      const problems: Problems = {};
      if (!login.trim()) problems.login = t('auth.loginMissing');
      if (!password) problems.password = t('auth.passwordMissing');
      return problems;
    },
    body: ({ login, password }) => ({ login, password }),
    next,
  });
  const { problems, tell } = form;
  return (
    <AuthLayout
      title={t('auth.signIn')}
      action="/_internal/sign-in"
      onSubmit={form.submit}
      failure={problems.form}
      refusals={form.refusals}
      below={
        <Rich
          text={t('auth.newHere')}
          tags={{
            join: (words) => (
              <TextLink href={`/auth/sign-up?redirect=${encodeURIComponent(next)}`}>
                {words}
              </TextLink>
            ),
          }}
        />
      }
    >
      <Field label={t('auth.login')} error={problems.login} required>
        <Input
          size="large"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => tell('login', undefined)}
        />
      </Field>
      <Field
        label={t('auth.password')}
        aside={<TextLink href="/auth/reset-password">{t('auth.forgot')}</TextLink>}
        error={problems.password}
        required
      >
        <Input
          size="large"
          type="password"
          name="password"
          autoComplete="current-password"
          onChange={() => tell('password', undefined)}
        />
      </Field>
      <Button kind="main" size="large" type="submit" wide busy={form.busy}>
        {t('auth.signIn')}
      </Button>
    </AuthLayout>
  );
}
