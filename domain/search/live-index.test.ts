import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '#tests/fixtures/publish.ts';
import { startTestSite, type TestSite, type TestUser } from '#tests/fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

async function found(text: string): Promise<string[]> {
  const answer = await (await site.call(`/v2/search?query=${text}`)).json();
  return answer.hits.map((hit: { project_id: string }) => hit.project_id);
}

test('what a writer was told of is searchable at once, and gone at once when deleted', async () => {
  const { id } = await publishProject(site, owner, { data: { title: 'Obsidian Orchard' } });
  await site.site.search.settled();
  expect(await found('obsidian')).toEqual([id]);
  await site.call(`/v2/project/${id}`, { method: 'DELETE', token: owner.token });
  await site.site.search.settled();
  expect(await found('obsidian')).toEqual([]);
});

test('after a lost connection it learns what came, changed and went meanwhile', async () => {
  const stays = await publishProject(site, owner, { data: { title: 'Quartz Stays' } });
  const goes = await publishProject(site, owner, { data: { title: 'Quartz Goes' } });
  const changes = await publishProject(site, owner, { data: { title: 'Quartz Changes' } });
  await site.site.search.settled();
  expect((await found('quartz')).sort()).toEqual([stays.id, goes.id, changes.id].sort());

  // Changes that nobody was told of, as if their notices had been lost with the connection.
  const { db } = site.site.services;
  await db.deleteFrom('documents').where('id', '=', goes.id).execute();
  const row = await db
    .selectFrom('documents')
    .select('body')
    .where('kind', '=', 'search')
    .where('id', '=', changes.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('documents')
    .set({ body: row.body.replace('Quartz Changes', 'Granite Changes') })
    .where('kind', '=', 'search')
    .where('id', '=', changes.id)
    .execute();
  await loseEventConnections();
  await expect.poll(() => found('quartz')).toEqual([stays.id]);
  expect(await found('granite')).toEqual([changes.id]);
});

async function loseEventConnections(): Promise<void> {
  const { sql } = await import('kysely');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'quarry events'`.execute(
    site.site.services.db,
  );
}
