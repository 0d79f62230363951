import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { LINKED_VERSION_STATUSES, LISTED_VERSION_STATUSES } from './version-status.ts';

interface InProject {
  projectId: string;
  /** Drafts as well, for those who may see them. */
  hidden: boolean;
}

/** The version of a project under an id, else the oldest one under a version number. */
export async function findVersionOf(
  db: Db,
  { projectId, hidden }: InProject,
  idOrNumber: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', projectId)
    .where((is) => is.or([is('id', '=', idOrNumber), is('version_number', '=', idOrNumber)]))
    .$if(!hidden, (select) => select.where('status', 'in', LINKED_VERSION_STATUSES))
    .orderBy((is) => is('id', '=', idOrNumber), 'desc')
    .orderBy('published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The newest listed version of a project for a loader and a game version, where they are given. */
export async function findLatestVersion(
  db: Db,
  projectId: string,
  { loader, gameVersion }: { loader: string | null; gameVersion: string | null },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', 'in', LISTED_VERSION_STATUSES)
    .$if(loader !== null, (select) =>
      select.where(sql<SqlBool>`${loader} = any(loaders || pack_loaders)`),
    )
    .$if(gameVersion !== null, (select) =>
      select.where(sql<SqlBool>`${gameVersion} = any(game_versions)`),
    )
    .orderBy('published', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
