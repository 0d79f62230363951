import { sql } from 'kysely';
import type { NewCategory, NewGameVersion, NewLoader } from '#contract/tag.ts';
import { Refusal } from '#platform/refusal.ts';
import { announce, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';
import { forgetRemoval, noteRemoval } from './removed-tags.ts';
import { isMajor } from './seed/game-versions.ts';
import type { LoaderGroup } from './seed/loaders.ts';

type Needs = Pick<Services, 'db' | 'tags'>;

/** Adds a category, or changes the one with this name and type. */
export function saveCategory(needs: Needs, category: NewCategory): Promise<void> {
  const { name, project_type, header, icon = 'cube', ordering = 0 } = category;
  return changeTags(needs, async (trx) => {
    await forgetRemoval(trx, 'category', `${project_type} ${name}`);
    await trx
      .insertInto('categories')
      .values({ name, project_type, header, icon, ordering })
      .onConflict((conflict) =>
        conflict.columns(['project_type', 'name']).doUpdateSet({ header, icon, ordering }),
      )
      .execute();
  });
}

/** Adds a loader, or changes the one with this name. */
export function saveLoader(needs: Needs, loader: NewLoader): Promise<void> {
  const { name, title = loader.name, project_type, visibility = 'shown' } = loader;
  const { icon = 'block', ordering = 100 } = loader;
  if (name === 'mrpack') throw new Refusal('request_error', 'mrpack is a loader of ours.');
  const columns = { title, project_type, visibility, icon, ordering };
  return changeTags(needs, async (trx) => {
    await forgetRemoval(trx, 'loader', name);
    await trx
      .insertInto('loaders')
      .values({ name, loader_group: project_type satisfies LoaderGroup, ...columns })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
      .execute();
  });
}

/** Adds a game version, or changes the one with this name; the others stay as they are. */
export function saveGameVersion(needs: Needs, gameVersion: NewGameVersion): Promise<void> {
  const { version, version_type, ordering = null } = gameVersion;
  const { major = isMajor(version, version_type) } = gameVersion;
  const columns = { version_type, date: new Date(gameVersion.date), major, ordering };
  return changeTags(needs, async (trx) => {
    await forgetRemoval(trx, 'game_version', version);
    await trx
      .insertInto('game_versions')
      .values({ version, ...columns })
      .onConflict((conflict) => conflict.column('version').doUpdateSet(columns))
      .execute();
  });
}

/** @throws Refusal `not_found`, `conflict` while a project is filed under it. */
export function removeCategory(needs: Needs, name: string, projectType: string): Promise<void> {
  return changeTags(needs, async (trx) => {
    const removed = await trx
      .deleteFrom('categories')
      .where('name', '=', name)
      .where('project_type', '=', projectType)
      .executeTakeFirst();
    requireRemoved(removed.numDeletedRows, 'category');
    const others = await trx
      .selectFrom('categories')
      .select('name')
      .where('name', '=', name)
      .execute();
    const user = await trx
      .selectFrom('projects')
      .select('id')
      .where(sql<boolean>`${name} = any(categories || additional_categories)`)
      .limit(1)
      .execute();
    if (others.length === 0) requireUnused(user, name, 'projects');
    await noteRemoval(trx, 'category', `${projectType} ${name}`);
  });
}

/** @throws Refusal `not_found`, `conflict` while a version names it. */
export function removeLoader(needs: Needs, name: string): Promise<void> {
  if (name === 'mrpack') throw new Refusal('conflict', 'Modpacks need this loader.');
  return changeTags(needs, async (trx) => {
    const removed = await trx.deleteFrom('loaders').where('name', '=', name).executeTakeFirst();
    requireRemoved(removed.numDeletedRows, 'loader');
    requireUnused(await versionsWith(trx, 'loaders || pack_loaders', name), name, 'versions');
    await noteRemoval(trx, 'loader', name);
  });
}

/** @throws Refusal `not_found`, `conflict` while a version names it. */
export function removeGameVersion(needs: Needs, version: string): Promise<void> {
  return changeTags(needs, async (trx) => {
    const removed = await trx
      .deleteFrom('game_versions')
      .where('version', '=', version)
      .executeTakeFirst();
    requireRemoved(removed.numDeletedRows, 'game version');
    requireUnused(await versionsWith(trx, 'game_versions', version), version, 'versions');
    await noteRemoval(trx, 'game_version', version);
  });
}

/** Every process hears of it; this one knows it before the answer goes out. */
async function changeTags({ db, tags }: Needs, change: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await change(trx);
    await announce(trx, 'tags', 'lists');
  });
  await tags.reload();
}

function versionsWith(trx: Trx, columns: string, name: string) {
  return trx
    .selectFrom('versions')
    .select('id')
    .where(sql<boolean>`${name} = any(${sql.raw(columns)})`)
    .limit(1)
    .execute();
}

function requireRemoved(rows: bigint, what: string): void {
  if (rows === 0n) throw new Refusal('not_found', `There is no such ${what}.`);
}

function requireUnused(users: { id: string }[], name: string, who: string): void {
  if (users.length > 0) throw new Refusal('conflict', `Some ${who} name "${name}".`);
}
