import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { readRemovals } from './removed-tags.ts';
import { CATEGORIES } from './seed/categories.ts';
import { GAME_VERSIONS } from './seed/game-versions.ts';
import { LOADERS } from './seed/loaders.ts';

/** Fills the tag tables with what is missing; what an admin added, changed or removed stays so. */
export async function seedTags(db: Kysely<Tables>): Promise<void> {
  const removed = await readRemovals(db);
  await db
    .insertInto('categories')
    .values(
      CATEGORIES.filter(
        ({ name, projectType }) => !removed('category', `${projectType} ${name}`),
      ).map(({ name, projectType, header, icon, ordering }) => ({
        name,
        project_type: projectType,
        header,
        icon,
        ordering,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('loaders')
    .values(
      LOADERS.filter(({ name }) => !removed('loader', name)).map(
        ({ name, title, group, projectType, visibility, icon, ordering }) => ({
          name,
          title,
          loader_group: group,
          project_type: projectType,
          visibility,
          icon,
          ordering,
        }),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('game_versions')
    .values(
      GAME_VERSIONS.filter(({ version }) => !removed('game_version', version)).map(
        ({ version, type, date, major }) => ({
          version,
          version_type: type,
          date,
          major,
          ordering: null,
        }),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
