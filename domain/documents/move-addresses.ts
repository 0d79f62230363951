import { type RawBuilder, sql } from 'kysely';
import { announceAll, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';

/** Our own pictures and files inside stored addresses and texts, under the site's new address. */
function moved(column: string, from: string, to: string): RawBuilder<string> {
  return sql<string>`replace(${sql.ref(column)}, ${`${from}/data/`}, ${`${to}/data/`})`;
}

/** Rewrites what a project stores about its own pictures; the caller renders. */
export async function moveProjectAddresses(
  trx: Trx,
  { addresses }: Services,
  projectId: string,
  from: string,
): Promise<void> {
  const to = (column: string) => moved(column, from, addresses.site);
  await trx
    .updateTable('projects')
    .set({ icon_url: to('icon_url'), raw_icon_url: to('raw_icon_url'), body: to('body') })
    .where('id', '=', projectId)
    .execute();
  await trx
    .updateTable('gallery_items')
    .set({ url: to('url'), raw_url: to('raw_url') })
    .where('project_id', '=', projectId)
    .execute();
  await trx
    .updateTable('versions')
    .set({ changelog: to('changelog') })
    .where('project_id', '=', projectId)
    .where('changelog', 'like', `%${from}/data/%`)
    .execute();
}

/** The same for what belongs to no project. */
export async function movePeopleAddresses(
  { db, addresses, markdown }: Services,
  from: string,
): Promise<void> {
  const to = (column: string) => moved(column, from, addresses.site);
  await db.transaction().execute(async (trx) => {
    const posts = await trx.selectFrom('news_posts').select(['slug', 'body']).execute();
    for (const { slug, body } of posts) {
      const { html } = markdown.render(body);
      await trx
        .updateTable('news_posts')
        .set({ body_html: html })
        .where('slug', '=', slug)
        .execute();
    }
    await announceAll(trx, 'news', ['all']);
    if (from === addresses.site) return;
    await trx
      .updateTable('text_images')
      .set({ url: to('url') })
      .execute();
    const people = await trx
      .updateTable('users')
      .set({ avatar_url: to('avatar_url'), raw_avatar_url: to('raw_avatar_url') })
      .where('avatar_url', 'like', `${from}/%`)
      .returning('id')
      .execute();
    await announceAll(
      trx,
      'user',
      people.map((row) => row.id),
    );
  });
}
