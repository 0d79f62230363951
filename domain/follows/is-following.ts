import type { Db } from '../database/index.ts';

export async function isFollowing(db: Db, userId: string, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('project_id')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}
