import type { Load } from '../../context.server.ts';
import { redirect } from '../../router/answers.ts';
import { ownPath } from '../own-path.ts';

export interface SignInData {
  /** Where to go once signed in. */
  next: string;
}

/** Also of the sign-up page: who is signed in already goes on. */
export const load: Load<SignInData> = async ({ page, url }) => {
  const next = ownPath(url.searchParams.get('redirect'));
  if (page.viewer.user) throw redirect(next);
  return { next };
};
