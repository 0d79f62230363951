import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeBits, TOKEN_SCOPES } from '#domain/tokens/index.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { read, signedIn } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let user: TestUser;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await startTestSite();
  user = await site.user();
  headers = await signedIn(site, user);
});
afterAll(() => site.close());

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

interface Pat {
  id: string;
  name: string;
  access_token: string | null;
  scopes: number;
  user_id: string;
  created: string;
  expires: string;
  last_used: string | null;
}

function send(method: string, path: string, body?: unknown, as = headers) {
  return site.call(`/v2${path}`, { method, body, headers: as });
}

async function make(changes: Record<string, unknown> = {}): Promise<Pat> {
  const body = { name: 'Publisher', scopes: TOKEN_SCOPES, expires: tomorrow(), ...changes };
  const response = await send('POST', '/pat', body);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

async function list(as = headers): Promise<Pat[]> {
  return (await send('GET', '/pat', undefined, as)).json();
}

test('S0.009 S1.010 S3.157 S3.159 a token is made, works, and is never told again', async () => {
  const scopes = scopeBits(['USER_READ', 'SHARED_INSTANCE_VERSION_DELETE']);
  const made = await make({ name: 'Reader', scopes });
  expect(made).toMatchObject({ name: 'Reader', scopes, user_id: user.id, last_used: null });
  expect(made.access_token).toMatch(/^mrp_[0-9A-Za-z]{60}$/);
  const token = made.access_token as string;
  expect((await read(site, '/v2/user', token)).id).toBe(user.id);
  expect((await read(site, '/v2/user', `Bearer ${token}`)).id).toBe(user.id);
  expect((await site.call('/v2/user')).status).toBe(401);
  const listed = (await list()).find((one) => one.id === made.id);
  expect(listed).toMatchObject({ ...made, access_token: null, last_used: expect.any(String) });
  expect(JSON.stringify(await list())).not.toContain(token);

  expect((await send('DELETE', `/pat/${made.id}`)).status).toBe(204);
  expect((await site.call('/v2/user', { token })).status).toBe(401);
  expect((await list()).map((one) => one.id)).not.toContain(made.id);
});

test('unknown scope bits are dropped, restricted ones refused', async () => {
  const made = await make({ scopes: 2 ** 50 + scopeBits(['USER_READ']) });
  expect(made.scopes).toBe(scopeBits(['USER_READ']));
  for (const scope of ['PAT_CREATE', 'SESSION_ACCESS', 'USER_DELETE'] as const) {
    const body = { name: 'Greedy', scopes: scopeBits([scope]), expires: tomorrow() };
    expect((await send('POST', '/pat', body)).status).toBe(400);
    expect((await send('PATCH', `/pat/${made.id}`, { scopes: scopeBits([scope]) })).status).toBe(
      400,
    );
  }
});

test('S3.158 what a token cannot be made of', async () => {
  const good = { name: 'Publisher', scopes: 2, expires: tomorrow() };
  const bad: Record<string, unknown>[] = [
    { name: undefined },
    { name: 'n' },
    { name: 'n'.repeat(256) },
    { name: '    ' },
    { scopes: undefined },
    { scopes: -1 },
    { scopes: 1.5 },
    { scopes: '2' },
    { expires: undefined },
    { expires: null },
    { expires: 'tomorrow' },
    { expires: '2020-01-01T00:00:00Z' },
    { expires: '2030-13-45T99:00:00Z' },
  ];
  for (const change of bad) {
    const response = await send('POST', '/pat', { ...good, ...change });
    expect([change, response.status]).toEqual([change, 400]);
  }
});

test('a token is renamed, narrowed and prolonged', async () => {
  const made = await make();
  const expires = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const scopes = scopeBits(['PROJECT_READ']);
  const edit = { name: 'Other name', scopes, expires };
  expect((await send('PATCH', `/pat/${made.id}`, edit)).status).toBe(204);
  expect((await list()).find((one) => one.id === made.id)).toMatchObject(edit);
  const token = made.access_token as string;
  expect((await site.call('/v2/user', { token })).status).toBe(401);
  for (const bad of [{ name: 'x' }, { expires: '2020-01-01T00:00:00Z' }, { scopes: 'all' }]) {
    expect((await send('PATCH', `/pat/${made.id}`, bad)).status).toBe(400);
  }
});

test('tokens of others stay as they are, and nothing tells of them', async () => {
  const made = await make();
  const other = await signedIn(site, await site.user());
  expect((await send('PATCH', `/pat/${made.id}`, { name: 'Taken' }, other)).status).toBe(204);
  expect((await send('DELETE', `/pat/${made.id}`, undefined, other)).status).toBe(204);
  expect((await send('DELETE', '/pat/zzzzzzzz')).status).toBe(204);
  expect((await list()).find((one) => one.id === made.id)?.name).toBe('Publisher');
  expect(await list(other)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ id: made.id })]),
  );
});

test('S6.024 no token manages tokens, however much it may', async () => {
  const { token } = user;
  const body = { name: 'Child', scopes: 2, expires: tomorrow() };
  const made = await make();
  for (const [method, path, sent] of [
    ['GET', '/pat'],
    ['POST', '/pat', body],
    ['PATCH', `/pat/${made.id}`, { name: 'Taken' }],
    ['DELETE', `/pat/${made.id}`],
  ] as const) {
    for (const as of [{ authorization: token }, {}]) {
      const response = await send(method, path, sent, as as Record<string, string>);
      expect([method, response.status]).toEqual([method, 401]);
    }
  }
});

test('S3.161 an expired token is nobody: reads answer, writes refuse', async () => {
  const made = await make({ expires: new Date(Date.now() + 400).toISOString() });
  const token = made.access_token as string;
  expect((await site.call('/v2/user', { token })).status).toBe(200);
  await expect
    .poll(async () => (await site.call('/v2/user', { token })).status, { timeout: 5000 })
    .toBe(401);
  expect((await site.call(`/v2/user/${user.id}`, { token })).status).toBe(200);
  const write = await site.call(`/v2/user/${user.id}`, { method: 'PATCH', token, body: {} });
  expect(write.status).toBe(401);
  expect(await write.json()).toEqual({ error: 'auth_error', description: expect.any(String) });
});

test('the same under /_internal, and nothing from a foreign page', async () => {
  const own = await (await site.call('/_internal/pat', { headers })).json();
  expect(own).toEqual(await list());
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
  const body = { name: 'Stolen', scopes: 2, expires: tomorrow() };
  expect((await send('POST', '/pat', body, foreign)).status).toBe(403);
});

test('the owner of a new token gets a mail that names it, not its text', async () => {
  const other = await site.user();
  const { access_token } = await (
    await send(
      'POST',
      '/pat',
      { name: 'Nightly <build>', scopes: scopeBits(['USER_READ']), expires: tomorrow() },
      await signedIn(site, other),
    )
  ).json();
  const [mail] = await mailsTo(site, `${other.username}@example.net`);
  expect(mail).toMatchObject({ kind: 'tokenCreated' });
  expect(mail.text).toContain('the token “Nightly <build>” was made');
  expect(mail.text).not.toContain(access_token);
});

test('whoever finds a token in public can end it, and its owner is told', async () => {
  const other = await site.user();
  const report = (tokens: unknown) =>
    site.call('/v2/pat/leaked', { method: 'POST', body: { tokens } });
  const kept = await site.token(other.id, ['USER_READ']);
  const made = `mrp_${'a'.repeat(60)}`;
  expect((await report([made, 'not a token', other.token.toLowerCase()])).status).toBe(204);
  expect((await site.call('/v2/user', { token: other.token })).status).toBe(200);
  expect((await report([other.token, other.token])).status).toBe(204);
  expect((await report([other.token])).status).toBe(204);
  expect((await site.call('/v2/user', { token: other.token })).status).toBe(401);
  expect((await site.call('/v2/user', { token: kept })).status).toBe(200);
  const mails = await mailsTo(site, `${other.username}@example.net`);
  expect(mails.map(({ kind }) => kind)).toEqual(['tokenLeaked']);
  for (const wrong of [[], 'text', Array(101).fill(made), [5]]) {
    expect((await report(wrong)).status).toBe(400);
  }
});
