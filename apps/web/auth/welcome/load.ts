import type { Load } from '../../context.server.ts';
import { ownPath } from '../own-path.ts';
import { requireSignIn } from '../require-sign-in.ts';

export interface WelcomeData {
  username: string;
  /** Where they were going before they joined; null for the front page. */
  next: string | null;
}

export const load: Load<WelcomeData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  const next = ownPath(url.searchParams.get('redirect'));
  return { username: user.username, next: next === '/' ? null : next };
};
