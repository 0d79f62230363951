import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail, Mailer } from '#platform/mail/index.ts';
import { startMailServer } from '#tests/fixtures/mail-server.ts';
import { startTestSite, type TestSite } from '#tests/fixtures/test-site.ts';
import {
  deliverNext,
  type MailOrder,
  MOST_ATTEMPTS,
  postMail,
  sweepMails,
  writeMail,
} from './index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const ORDER: MailOrder = {
  kind: 'resetPassword',
  to: 'marl@example.net',
  link: 'https://quarry.example/auth/reset-password?flow=a&b',
  values: { username: 'marl<b>' },
};

const post = (where: TestSite, order: MailOrder) =>
  where.site.services.db.transaction().execute((trx) => postMail(trx, where.site.services, order));

function stateOf(where: TestSite, to: string) {
  return where.site.services.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
}

test('a mail says the same as text and as HTML, in words of the catalogue, with nothing unescaped', () => {
  const { mailTexts } = site.site.services;
  const { subject, text, html } = writeMail(mailTexts, 'https://quarry.example', ORDER);
  expect(subject).toBe('Choose a new password');
  expect(text).toContain('Hello marl<b>,');
  expect(text).toContain('wants a new password for marl<b> at quarry.example.');
  expect(text).toContain('\nhttps://quarry.example/auth/reset-password?flow=a&b\n');
  expect(html).toContain('Hello marl&lt;b&gt;,');
  expect(html).toContain('href="https://quarry.example/auth/reset-password?flow=a&amp;b"');
  expect(html).toContain('<html lang="en-US">');
  expect(html).not.toContain('<b>');
});

test('a language that the catalogue lacks falls back to English', () => {
  const { mailTexts } = site.site.services;
  expect(mailTexts('xx-XX', 'verifyEmail.subject')).toBe('Confirm your e-mail address');
  expect(mailTexts('../../etc', 'verifyEmail.subject')).toBe('Confirm your e-mail address');
});

test('without a mail server a committed mail is kept for the operator, as a row and as a file', async () => {
  await post(site, { ...ORDER, to: 'kept@example.net' });
  await site.site.post.settled();
  const row = await stateOf(site, 'kept@example.net');
  expect(row).toMatchObject({ state: 'kept', attempts: 1, next_try: null });
  expect(row.text).toContain('flow=a&b');
  const files = await readdir(join(site.site.settings.dataDir, 'outbox'));
  expect(files.filter((name) => name.includes(row.id))).toHaveLength(1);
});

test('a transaction that is taken back sends nothing', async () => {
  const { services } = site.site;
  const broken = services.db.transaction().execute(async (trx) => {
    await postMail(trx, services, { ...ORDER, to: 'never@example.net' });
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  await site.site.post.settled();
  await expect(stateOf(site, 'never@example.net')).rejects.toThrow();
});

test('a mail server gets it, and then its links are nowhere here', async () => {
  const server = await startMailServer();
  const sending = await startTestSite({ smtpUrl: server.url, mailFrom: 'Q <q@quarry.example>' });
  await post(sending, ORDER);
  await sending.site.post.settled();
  expect(server.received.map(({ from, to }) => [from, to])).toEqual([
    ['q@quarry.example', ['marl@example.net']],
  ]);
  const row = await stateOf(sending, ORDER.to);
  expect(row).toMatchObject({ state: 'sent', text: null, html: null });
  await sending.close();
  await server.close();
});

/** A mailer that fails so often before it works. */
function failing(times: number, error = new Error('the server is away')) {
  const sent: Mail[] = [];
  let left = times;
  const mailer: Mailer = {
    delivers: true,
    async send(mail) {
      left -= 1;
      if (left >= 0) throw error;
      sent.push(mail);
    },
    forget: async () => {},
    close: () => {},
  };
  return { mailer, sent };
}

/** A site whose own post sleeps: its services with a clock that the test turns. */
function withClock(start: Date) {
  let now = start;
  const services = { ...site.site.services, clock: { now: () => now } };
  return { services, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

test('a failed mail is tried again after a minute, then after two, and goes out once', async () => {
  // Far ahead, so that the post of the site itself leaves it alone.
  const { services, pass } = withClock(new Date('2090-01-01T00:00:00Z'));
  await services.db
    .transaction()
    .execute((trx) => postMail(trx, services, { ...ORDER, to: 'late@example.net' }));
  const { mailer, sent } = failing(2);
  expect(await deliverNext(services, mailer)).toBe(true);
  expect(await deliverNext(services, mailer)).toBe(false);
  pass(60_000);
  expect(await deliverNext(services, mailer)).toBe(true);
  pass(60_000);
  expect(await deliverNext(services, mailer)).toBe(false);
  expect(await stateOf(site, 'late@example.net')).toMatchObject({
    state: 'waiting',
    attempts: 2,
    last_error: 'the server is away',
  });
  pass(60_000);
  expect(await deliverNext(services, mailer)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(await stateOf(site, 'late@example.net')).toMatchObject({
    state: 'sent',
    last_error: null,
  });
});

test('a mail that never works is given up after a day, and its links are gone', async () => {
  const { services, pass } = withClock(new Date('2091-01-01T00:00:00Z'));
  await services.db
    .transaction()
    .execute((trx) => postMail(trx, services, { ...ORDER, to: 'lost@example.net' }));
  const { mailer } = failing(Number.POSITIVE_INFINITY);
  let tries = 0;
  for (let hour = 0; hour < 48; hour += 1) {
    while (await deliverNext(services, mailer)) tries += 1;
    pass(3_600_000);
  }
  expect(tries).toBe(MOST_ATTEMPTS);
  expect(await stateOf(site, 'lost@example.net')).toMatchObject({ state: 'failed', text: null });
});

test('two processes never take the same mail', async () => {
  const { services } = withClock(new Date('2092-01-01T00:00:00Z'));
  await services.db.transaction().execute(async (trx) => {
    for (let count = 0; count < 12; count += 1) await postMail(trx, services, ORDER);
  });
  const { mailer, sent } = failing(0);
  const drain = async () => {
    while (await deliverNext(services, mailer));
  };
  await Promise.all([drain(), drain(), drain()]);
  expect(sent).toHaveLength(12);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
});

test('old mails are forgotten, those that still wait are not', async () => {
  const { services, pass } = withClock(new Date('2093-01-01T00:00:00Z'));
  await services.db.transaction().execute(async (trx) => {
    await postMail(trx, services, { ...ORDER, to: 'old@example.net' });
  });
  const { mailer } = failing(0);
  expect(await deliverNext(services, mailer)).toBe(true);
  await services.db.transaction().execute(async (trx) => {
    await postMail(trx, services, { ...ORDER, to: 'waits@example.net' });
  });
  pass(31 * 86_400_000);
  expect(await sweepMails(services, mailer)).toBeGreaterThan(0);
  await expect(stateOf(site, 'old@example.net')).rejects.toThrow();
  expect(await stateOf(site, 'waits@example.net')).toMatchObject({ state: 'waiting' });
});
