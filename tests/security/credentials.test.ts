import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#domain/sessions/index.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let at: TestSite;
let user: TestUser;

beforeAll(async () => {
  at = await startTestSite();
  user = await at.user();
});
afterAll(() => at.close());

/** Who the site takes the sender for. */
async function whoAmI(headers: Record<string, string>): Promise<string | number> {
  const response = await at.call('/v2/user', { headers });
  return response.ok ? (await response.json()).username : response.status;
}

async function session(): Promise<{ id: string; headers: Record<string, string> }> {
  const { secret } = await startSession(at.site.services, user.id, { ip: null, userAgent: null });
  const headers = { cookie: `quarry_session=${secret}` };
  const viewer = await at.site.viewers.ofSession(secret);
  return { id: viewer.sessionId as string, headers };
}

const db = () => at.site.services.db;

test('a session that was used ends with its row, whoever deletes it', async () => {
  const { id, headers } = await session();
  expect(await whoAmI(headers)).toBe(user.username);
  await db().deleteFrom('sessions').where('id', '=', id).execute();
  await at.site.events.barrier();
  expect(await whoAmI(headers)).toBe(401);
});

test('a session that was used ends when its time is over', async () => {
  const { id, headers } = await session();
  expect(await whoAmI(headers)).toBe(user.username);
  await db()
    .updateTable('sessions')
    .set({ expires: new Date(0) })
    .where('id', '=', id)
    .execute();
  await at.site.events.barrier();
  expect(await whoAmI(headers)).toBe(401);
});

test('a token that was used dies with its row, and loses the scopes that are taken from it', async () => {
  const token = await at.token(user.id, 'all');
  const headers = { authorization: token };
  expect(await whoAmI(headers)).toBe(user.username);
  const [row] = await db()
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('created', 'desc')
    .limit(1)
    .execute();
  await db().updateTable('tokens').set({ scopes: 0 }).where('id', '=', row.id).execute();
  await at.site.events.barrier();
  expect(await whoAmI(headers)).toBe(401);
  await db().deleteFrom('tokens').where('id', '=', row.id).execute();
  await at.site.events.barrier();
  expect(await whoAmI(headers)).toBe(401);
});

test('a new name and a lost role are seen by sessions that were used', async () => {
  const { headers } = await session();
  expect(await whoAmI(headers)).toBe(user.username);
  await db().updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
  await at.site.events.barrier();
  expect((await (await at.call('/v2/user', { headers })).json()).role).toBe('admin');
  await db().updateTable('users').set({ role: 'developer' }).where('id', '=', user.id).execute();
  await at.site.events.barrier();
  expect((await (await at.call('/v2/user', { headers })).json()).role).toBe('developer');
});

test('nobody stays signed in when the account is deleted', async () => {
  const other = await at.user();
  const headers = { authorization: other.token };
  expect(await whoAmI(headers)).toBe(other.username);
  await db().deleteFrom('users').where('id', '=', other.id).execute();
  await at.site.events.barrier();
  expect(await whoAmI(headers)).toBe(401);
});
