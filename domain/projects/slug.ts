import { Refusal } from '#platform/refusal.ts';
import type { Trx } from '../database/index.ts';

/**
 * Gives a project its slug. A text is taken when another project has it now, or had it and still
 * answers to it, or when it reads like another project's id in any letter case (public API, 1.5).
 * The project's former slug stays and leads to it for ever; it may take it back.
 * @throws Refusal `invalid_input` naming `slug`.
 */
export async function claimSlug(trx: Trx, projectId: string, wanted: string): Promise<string> {
  const slug = wanted.toLowerCase();
  const holder = await trx
    .selectFrom('project_slugs')
    .select('project_id')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  const sameAsId = await trx
    .selectFrom('projects')
    .select('id')
    .where((is) => is(is.fn<string>('lower', ['id']), '=', slug))
    .where('id', '!=', projectId)
    .executeTakeFirst();
  const taken = new Refusal('invalid_input', `The address "${slug}" is taken.`, { field: 'slug' });
  if ((holder && holder.project_id !== projectId) || sameAsId) throw taken;
  await trx
    .updateTable('project_slugs')
    .set({ current: false })
    .where('project_id', '=', projectId)
    .execute();
  // Another creation may have taken it since the look: then nothing is written here.
  const claimed = await trx
    .insertInto('project_slugs')
    .values({ slug, project_id: projectId, current: true })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ current: true })
        .where('project_slugs.project_id', '=', projectId),
    )
    .executeTakeFirst();
  if (!claimed.numInsertedOrUpdatedRows) throw taken;
  await trx.updateTable('projects').set({ slug }).where('id', '=', projectId).execute();
  return slug;
}
