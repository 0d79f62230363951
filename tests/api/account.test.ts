import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES_PER_HOUR } from '#domain/people/index.ts';
import { mailedCode, mailsTo } from '../fixtures/mailbox.ts';
import { signedIn } from '../fixtures/requests.ts';
import { PASSWORD, startTestSite, type TestSite, uniqueName } from '../fixtures/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  // Each sender has addresses of its own: the limits per address are another test's business.
  site = await startTestSite({ trustProxy: true });
});
afterAll(() => site.close());

const OWN = { 'sec-fetch-site': 'same-origin' };
let senders = 0;

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  senders += 1;
  const from = { 'x-forwarded-for': `10.0.${senders >> 8}.${senders & 255}` };
  return site.call(`/_internal/${path}`, {
    method,
    body,
    headers: { ...OWN, ...from, ...headers },
  });
}

/** Signs up through the site's own page; answers how to act as that person. */
async function join(username = uniqueName()) {
  const email = `${username}@example.net`;
  const body = { username, email, password: PASSWORD, confirm: PASSWORD };
  const response = await send('POST', 'sign-up', body);
  expect(response.status).toBe(200);
  const { id } = await response.json();
  return { id, username, email, headers: cookieOf(response) };
}

const cookieOf = (response: Response) => ({
  cookie: response.headers.getSetCookie()[0].split(';')[0],
});

const signIn = (login: string, password: string) => send('POST', 'sign-in', { login, password });

async function isVerified(headers: Record<string, string>): Promise<boolean> {
  const response = await site.call('/v2/user', { headers });
  return (await response.json()).email_verified;
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await site.call('/v2/user', { headers })).status === 200;
}

const later = (ms: number) => new Date(Date.now() + ms);

/** Makes all codes of a person as old as that. */
async function age(userId: string, ms: number) {
  const { db } = site.site.services;
  const rows = await db
    .selectFrom('mail_codes')
    .select(['secret_hash', 'created', 'expires'])
    .where('user_id', '=', userId)
    .execute();
  for (const { secret_hash, created, expires } of rows) {
    await db
      .updateTable('mail_codes')
      .set({
        created: new Date(created.getTime() - ms),
        expires: new Date(expires.getTime() - ms),
      })
      .where('secret_hash', '=', secret_hash)
      .execute();
  }
}

describe('verifying an e-mail address', () => {
  const verify = (flow: string) => send('POST', 'auth/email/verify', { flow });

  test('S2.129 S4.008 S4.009 the link mailed on sign-up verifies the address', async () => {
    const { email, headers } = await join();
    expect(await isVerified(headers)).toBe(false);
    const response = await verify(await mailedCode(site, email, 'verifyEmail'));
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'verified' }]);
    expect(await isVerified(headers)).toBe(true);
  });

  test('S2.128 a link that was used before says so and changes nothing', async () => {
    const { email } = await join();
    const code = await mailedCode(site, email, 'verifyEmail');
    const outcomes = await Promise.all([verify(code), verify(code), verify(code)]);
    const told = await Promise.all(outcomes.map(async (one) => (await one.json()).outcome));
    expect(told.sort()).toEqual(['already', 'already', 'verified']);
  });

  test.each([
    ['made up', () => 'a'.repeat(32)],
    ['in other case', (code: string) => code.replace(/[a-z]/g, (one) => one.toUpperCase())],
    ['with a space', (code: string) => `${code} `],
    ['cut short', (code: string) => code.slice(0, -1)],
  ])('S2.130 S4.010 S8.044 a code that is %s verifies nothing', async (_name, change) => {
    const { email, headers } = await join();
    const code = await mailedCode(site, email, 'verifyEmail');
    const response = await verify(change(code));
    expect(response.status).toBe(400);
    expect((await response.json()).description).toBe('Email verification failed.');
    expect(await isVerified(headers)).toBe(false);
  });

  test('S4.011 a link ends after a day; it can still ask for a new one', async () => {
    const { id, email, headers } = await join();
    const old = await mailedCode(site, email, 'verifyEmail');
    await age(id, 24 * 3_600_000 + 1000);
    expect((await verify(old)).status).toBe(400);
    expect((await send('POST', 'auth/email/resend_verify', { flow: old })).status).toBe(204);
    const fresh = await mailedCode(site, email, 'verifyEmail');
    expect(fresh).not.toBe(old);
    expect((await verify(fresh)).status).toBe(200);
    expect(await isVerified(headers)).toBe(true);
  });

  test('a mailbox is not filled: so many an hour, and the answer tells how long to wait', async () => {
    const { email, headers } = await join();
    for (let sent = 1; sent < CODES_PER_HOUR; sent += 1) {
      expect((await send('POST', 'auth/email/resend_verify', {}, headers)).status).toBe(204);
    }
    const response = await send('POST', 'auth/email/resend_verify', {}, headers);
    expect(response.status).toBe(429);
    expect((await response.json()).description).toMatch(
      /^Enough mails were sent\. Try again in \d+/,
    );
    expect(await mailsTo(site, email)).toHaveLength(CODES_PER_HOUR);
  });

  test('somebody verified, and links of nobody, get no new mail', async () => {
    const { email, headers } = await join();
    await verify(await mailedCode(site, email, 'verifyEmail'));
    expect((await send('POST', 'auth/email/resend_verify', {}, headers)).status).toBe(400);
    const nobody = await send('POST', 'auth/email/resend_verify', { flow: 'a'.repeat(32) });
    expect(nobody.status).toBe(400);
    expect(await mailsTo(site, email)).toHaveLength(1);
  });

  test('guessing codes is slowed down', async () => {
    const from = { ...OWN, 'x-forwarded-for': '192.0.2.77' };
    const statuses = [];
    for (let count = 0; count < 22; count += 1) {
      const body = { flow: `${count}`.padStart(32, 'x') };
      const options = { method: 'POST', headers: from, body };
      statuses.push((await site.call('/_internal/auth/email/verify', options)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a new password by mail', () => {
  const ask = (username: string) => send('POST', 'auth/password/reset', { username });
  const reset = (flow: string, password: string, confirm = password) =>
    send('PATCH', 'auth/password', { flow, new_password: password, confirm });

  test.each([
    ['S2.125', (person: { email: string }) => person.email.toUpperCase()],
    ['S2.126', (person: { username: string }) => ` ${person.username.toUpperCase()} `],
  ])('%s S2.127 it is asked for, set, and ends every session', async (_row, login) => {
    const person = await join();
    const second = cookieOf(await signIn(person.username, PASSWORD));
    expect((await ask(login(person))).status).toBe(204);
    const code = await mailedCode(site, person.email, 'resetPassword');
    expect((await reset(code, 'gneiss-over-schist')).status).toBe(204);
    expect(await isSignedIn(person.headers)).toBe(false);
    expect(await isSignedIn(second)).toBe(false);
    expect((await signIn(person.username, PASSWORD)).status).toBe(401);
    const fresh = await signIn(person.username, 'gneiss-over-schist');
    expect(fresh.status).toBe(200);
    // Whoever read that mail has the mailbox.
    expect(await isVerified(cookieOf(fresh))).toBe(true);
    const kinds = (await mailsTo(site, person.email)).map((mail) => mail.kind);
    expect(kinds).toContain('passwordChanged');
  });

  test('both fields are compared, and a refusal does not use the link up', async () => {
    const person = await join();
    await ask(person.username);
    const code = await mailedCode(site, person.email, 'resetPassword');
    const differs = await reset(code, 'gneiss-over-schist', 'gneiss-over-shale');
    expect(differs.status).toBe(400);
    expect(await differs.json()).toMatchObject({
      field: 'confirm',
      description: 'Passwords do not match!',
    });
    expect((await reset(code, 'aaaaaaaaaa')).status).toBe(400);
    expect((await reset(code, person.email)).status).toBe(400);
    expect((await reset(code, 'gneiss-over-schist')).status).toBe(204);
  });

  test('a link works once, for an hour, and not beside another that was used', async () => {
    const person = await join();
    await ask(person.username);
    const first = await mailedCode(site, person.email, 'resetPassword');
    await ask(person.username);
    await expect.poll(() => mailedCode(site, person.email, 'resetPassword')).not.toBe(first);
    const second = await mailedCode(site, person.email, 'resetPassword');
    const twice = await Promise.all([
      reset(second, 'gneiss-over-schist'),
      reset(second, 'schist-over-gneiss'),
    ]);
    expect(twice.map((one) => one.status).sort()).toEqual([204, 401]);
    expect((await reset(first, 'basalt-and-gabbro')).status).toBe(401);
    expect((await reset(second.toLowerCase(), 'basalt-and-gabbro')).status).toBe(401);

    await ask(person.username);
    const third = await mailedCode(site, person.email, 'resetPassword');
    await age(person.id, 3_600_000 + 1000);
    expect((await reset(third, 'basalt-and-gabbro')).status).toBe(401);
  });

  test('a code of one purpose is none of the other', async () => {
    const person = await join();
    const code = await mailedCode(site, person.email, 'verifyEmail');
    expect((await reset(code, 'gneiss-over-schist')).status).toBe(401);
    await ask(person.username);
    const other = await mailedCode(site, person.email, 'resetPassword');
    expect((await send('POST', 'auth/email/verify', { flow: other })).status).toBe(400);
  });

  test('nobody learns who has an account: the same answer, and not later', async () => {
    const person = await join();
    const answers = [];
    for (const login of [person.username, person.email, 'nobody-at-all', 'no@example.net']) {
      const response = await ask(login);
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    // With the database locked for writing the answer comes all the same.
    await site.site.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute();
      expect((await ask(person.username)).status).toBe(204);
    });
    const codes = () => mailsTo(site, person.email);
    await expect
      .poll(async () => (await codes()).filter((mail) => mail.kind === 'resetPassword').length)
      .toBe(3);
  });

  test('a mailbox is not filled by others', async () => {
    const person = await join();
    for (let count = 0; count < CODES_PER_HOUR + 3; count += 1) await ask(person.username);
    const sent = async () =>
      (await mailsTo(site, person.email)).filter((mail) => mail.kind === 'resetPassword').length;
    await expect.poll(sent).toBe(CODES_PER_HOUR);
  });
});

test('guessing a password has to wait longer and longer; its owner elsewhere does not', async () => {
  const { username } = await site.user();
  const guess = (from: string, password: string, login = username) => {
    const body = { login, password };
    const headers = { ...OWN, 'x-forwarded-for': from };
    return site.call('/_internal/sign-in', { method: 'POST', headers, body });
  };
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await guess('192.0.2.50', `wrong ${count}`)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await guess('192.0.2.50', PASSWORD, ` ${username.toUpperCase()}`);
  expect(right.status).toBe(429);
  expect((await right.json()).description).toMatch(/^Too many attempts\. Try again in \d+ seconds/);
  expect((await guess('192.0.2.51', PASSWORD)).status).toBe(200);
});

describe('changing what opens an account', () => {
  test('a password changes with the old one; other sessions end and a mail tells', async () => {
    const person = await join();
    const other = cookieOf(await signIn(person.username, PASSWORD));
    const change = (old_password: string, new_password: string) =>
      send('PATCH', 'auth/password', { old_password, new_password }, person.headers);
    const wrong = await change('not the one', 'gneiss-over-schist');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ field: 'old_password' });
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
    expect((await change(PASSWORD, 'gneiss-over-schist')).status).toBe(204);
    expect(await isSignedIn(person.headers)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await mailsTo(site, person.email)).map((mail) => mail.kind)).toContain(
      'passwordChanged',
    );
  });

  test('an address changes with the password, is unverified until its own mail, and the old one is told', async () => {
    const person = await join();
    await send('POST', 'auth/password/reset', { username: person.username });
    const oldReset = await mailedCode(site, person.email, 'resetPassword');
    const oldVerify = await mailedCode(site, person.email, 'verifyEmail');
    const email = `new-${person.email}`;
    const change = (to: string, password: string) =>
      send('PATCH', 'auth/email', { email: to, password }, person.headers);
    expect(await (await change(email, 'not the one')).json()).toMatchObject({ field: 'password' });
    expect(await (await change('nonsense', PASSWORD)).json()).toMatchObject({ field: 'email' });
    expect(await (await change(person.email.toUpperCase(), PASSWORD)).json()).toMatchObject({
      field: 'email',
    });
    const other = await join();
    expect(await (await change(other.email, PASSWORD)).json()).toMatchObject({ field: 'email' });

    expect((await change(email, PASSWORD)).status).toBe(204);
    expect((await mailsTo(site, person.email))[0].kind).toBe('emailChanged');
    expect((await send('POST', 'auth/email/verify', { flow: oldVerify })).status).toBe(400);
    const stolen = { flow: oldReset, new_password: 'gneiss-over-schist' };
    expect((await send('PATCH', 'auth/password', stolen)).status).toBe(401);
    expect(await isVerified(person.headers)).toBe(false);
    const flow = await mailedCode(site, email, 'verifyEmail');
    expect((await send('POST', 'auth/email/verify', { flow })).status).toBe(200);
    expect(await isVerified(person.headers)).toBe(true);
  });

  test('S6.031 a token changes neither, whatever its scopes', async () => {
    const user = await site.user();
    const token = await site.token(user.id, 'all');
    const headers = { authorization: token };
    const password = { old_password: PASSWORD, new_password: 'gneiss-over-schist' };
    expect((await send('PATCH', 'auth/password', password, headers)).status).toBe(401);
    const email = { email: 'other@example.net', password: PASSWORD };
    expect((await send('PATCH', 'auth/email', email, headers)).status).toBe(401);
  });
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';

  const list = async (headers: Record<string, string>) =>
    (await site.call('/v2/session/list', { headers })).json();

  test('S3.162 S3.163 S3.164 S3.165 S3.166 the list tells when, with what, and which one asks', async () => {
    const { username } = await site.user();
    const open = async (agent: string) =>
      cookieOf(
        await send(
          'POST',
          'sign-in',
          { login: username, password: PASSWORD },
          {
            'user-agent': agent,
          },
        ),
      );
    const first = await open(FIREFOX);
    await open(EDGE);
    const sessions = await list(first);
    expect(sessions).toMatchObject([
      { current: true, os: 'Linux', platform: 'Firefox', session: null },
      { current: false, os: 'Windows', platform: 'Edge', session: null },
    ]);
    for (const { created, last_login, expires } of sessions) {
      expect(new Date(created) <= new Date(last_login)).toBe(true);
      expect(new Date(expires) > later(0)).toBe(true);
    }
    expect(JSON.stringify(sessions)).not.toContain('mra_');
  });

  test('one is ended, or all others; those of other people never', async () => {
    const user = await site.user();
    const other = await signedIn(site, await site.user());
    const headers = { ...OWN, ...(await signedIn(site, user)) };
    const second = await signedIn(site, user);
    const third = await signedIn(site, user);
    const [{ id: foreign }] = await list(other);
    const end = (path: string) =>
      site.call(`/_internal/session${path}`, { method: 'DELETE', headers });
    expect((await end(`/${foreign}`)).status).toBe(204);
    expect(await isSignedIn(other)).toBe(true);
    const [, last] = await list(headers);
    expect((await end(`/${last.id}`)).status).toBe(204);
    expect([await isSignedIn(second), await isSignedIn(third)].sort()).toEqual([false, true]);
    expect((await end('')).status).toBe(204);
    expect(await list(headers)).toHaveLength(1);
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, false]);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('a sign-in with something never used before is told by mail, once', async () => {
    const { username } = await site.user();
    const email = `${username}@example.net`;
    const open = (agent: string) =>
      send('POST', 'sign-in', { login: username, password: PASSWORD }, { 'user-agent': agent });
    await open(FIREFOX);
    expect(await mailsTo(site, email)).toEqual([]);
    await open(EDGE);
    await open(EDGE);
    await open(FIREFOX);
    const mails = await mailsTo(site, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['newSignIn']);
    expect(mails[0].text).toContain('not used before: Edge, Windows, from 10.0.');
  });

  test('S6.029 a token neither lists nor ends sessions', async () => {
    const { token } = await site.user();
    expect((await site.call('/v2/session/list', { token })).status).toBe(401);
    expect((await site.call('/v2/session/abcdefgh', { method: 'DELETE', token })).status).toBe(401);
  });
});
