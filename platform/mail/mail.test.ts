import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type MailServerOptions, startMailServer } from '#tests/fixtures/mail-server.ts';
import { folderMailer, type Mail, MailRefused, mailFile, smtpMailer } from './index.ts';

const FROM = 'Quarry <no-reply@quarry.example>';
const MAIL: Mail = {
  id: 'Ab12Cd34',
  to: 'marl@example.net',
  subject: 'Grüße: „Kilnfire“',
  text: 'Hello marl,\n\nhttps://quarry.example/x?flow=abc\n',
  html: '<p>Hello <b>marl</b></p>',
  made: new Date('2026-03-04T05:06:07Z'),
};

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function startServer(options?: MailServerOptions) {
  const server = await startMailServer(options);
  open.push(() => server.close());
  return server;
}

function mailerTo(url: string) {
  const mailer = smtpMailer(url, FROM);
  open.push(() => mailer.close());
  return mailer;
}

test('a mail reaches a mail server with both forms, its headers and one recipient', async () => {
  const { received, port } = await startServer();
  await mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL);
  expect(received).toHaveLength(1);
  const [{ from, to, text }] = received;
  expect(from).toBe('no-reply@quarry.example');
  expect(to).toEqual(['marl@example.net']);
  expect(text).toContain('Message-ID: <Ab12Cd34@quarry.example>');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain('Date: Wed, 04 Mar 2026 05:06:07 +0000');
  expect(text).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
});

test('it signs in where the server asks, and a wrong password is tried again later', async () => {
  const { received, port } = await startServer({ password: 'slate' });
  await mailerTo(`smtp://quarry:slate@127.0.0.1:${port}`).send(MAIL);
  expect(received).toHaveLength(1);
  const wrong = mailerTo(`smtp://quarry:shale@127.0.0.1:${port}`).send(MAIL);
  await expect(wrong).rejects.toThrow(/Wrong password/);
  await expect(wrong).rejects.not.toBeInstanceOf(MailRefused);
});

test('a mailbox that does not exist is final, one that is full is not', async () => {
  const final = await startServer({ refuse: 550 });
  await expect(mailerTo(`smtp://127.0.0.1:${final.port}`).send(MAIL)).rejects.toBeInstanceOf(
    MailRefused,
  );
  const full = await startServer({ refuse: 452 });
  const later = mailerTo(`smtp://127.0.0.1:${full.port}`).send(MAIL);
  await expect(later).rejects.toThrow();
  await expect(later).rejects.not.toBeInstanceOf(MailRefused);
});

test('a text cannot add recipients or headers', async () => {
  const { received, port } = await startServer();
  await mailerTo(`smtp://127.0.0.1:${port}`).send({
    ...MAIL,
    subject: 'One\r\nBcc: other@example.net',
  });
  expect(received[0].to).toEqual(['marl@example.net']);
  expect(received[0].text).not.toMatch(/^Bcc:/m);
});

test('without a mail server mails are files that only the owner may read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'quarry-test-')), 'outbox');
  open.push(() => rm(join(folder, '..'), { recursive: true }));
  const mailer = await folderMailer(folder, FROM);
  expect(mailer.delivers).toBe(false);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  expect(await readdir(folder)).toEqual([mailFile(MAIL)]);
  expect(mailFile(MAIL)).toBe('2026-03-04T05-06-07-000Z-Ab12Cd34.eml');
  const path = join(folder, mailFile(MAIL));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readFile(path, 'utf8')).toContain('To: marl@example.net');
});

test('files of long ago are dropped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-test-'));
  open.push(() => rm(folder, { recursive: true }));
  const mailer = await folderMailer(folder, FROM);
  const later = { ...MAIL, id: 'Later123', made: new Date('2026-04-04T00:00:00Z') };
  await mailer.send(MAIL);
  await mailer.send(later);
  await mailer.forget(new Date('2026-03-31T00:00:00Z'));
  expect(await readdir(folder)).toEqual([mailFile(later)]);
});
