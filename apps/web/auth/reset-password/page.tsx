import type { HeadOf } from '../../head.ts';
import { useLoaderData } from '../../router/hooks.tsx';
import type { ResetPasswordData } from './load.ts';
import { NewPassword } from './new-password.tsx';
import { RequestLink } from './request-link.tsx';

export const head: HeadOf<ResetPasswordData> = ({ t }) => ({
  title: t('shell.title', { page: t('auth.reset.title') }),
  robots: 'noindex',
});

/** First step: ask for a link. Second, behind the link: choose the password. */
export function Component() {
  const { link, ended } = useLoaderData() as ResetPasswordData;
  return link ? <NewPassword {...link} /> : <RequestLink ended={ended} />;
}
