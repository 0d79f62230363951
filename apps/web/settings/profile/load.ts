import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load } from '../../context.server.ts';

export interface ProfileData {
  id: string;
  username: string;
  bio: string;
  avatarUrl: string | null;
}

export const load: Load<ProfileData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  const row = await page.services.db
    .selectFrom('users')
    .select(['id', 'username', 'bio', 'avatar_url'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { id: row.id, username: row.username, bio: row.bio ?? '', avatarUrl: row.avatar_url };
};
