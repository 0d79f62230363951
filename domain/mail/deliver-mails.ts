import { sql } from 'kysely';
import type { Events } from '#platform/events/events.ts';
import { type Mailer, MailRefused } from '#platform/mail/index.ts';
import type { Services } from '../services.ts';
import { sweepMails } from './sweep-mails.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'log'>;

/** A process that took a mail and died leaves it to others after this. */
const LEASE_MS = 5 * 60_000;
/** The first wait after a failure; each one after it is twice as long. */
const FIRST_WAIT_MS = 60_000;
/** With the waits between them about a day. */
export const MOST_ATTEMPTS = 11;
const LOOK_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/** The post: hands over what waits, as soon as it is committed and again after failures. */
export interface Post {
  /** Resolves when all that is due has been tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function startPost(services: Needs, mailer: Mailer, events: Events): Post {
  let round: Promise<void> | null = null;
  let again = false;
  let closed = false;

  function look(): void {
    if (closed) return;
    again = true;
    round ??= deliver().finally(() => {
      round = null;
    });
  }

  async function deliver(): Promise<void> {
    while (again && !closed) {
      again = false;
      try {
        while (!closed && (await deliverNext(services, mailer)));
      } catch (err) {
        services.log.error({ err }, 'mails could not be looked through');
      }
    }
  }

  events.subscribe(({ kind }) => {
    if (kind === 'mail') look();
  });
  events.onGap(look);
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  const sweeping = setInterval(
    () =>
      sweepMails(services, mailer).catch((err) =>
        services.log.error({ err }, 'mails stay too long'),
      ),
    SWEEP_EVERY_MS,
  ).unref();
  look();
  return {
    async settled() {
      look();
      await round;
    },
    async close() {
      closed = true;
      clearInterval(looking);
      clearInterval(sweeping);
      await round;
      mailer.close();
    },
  };
}

/** Tries the mail that has waited longest; false when none is due. At least once, never lost. */
export async function deliverNext(services: Needs, mailer: Mailer): Promise<boolean> {
  const mail = await takeMail(services);
  if (!mail) return false;
  const { id, recipient: to, subject, text, html, attempts, created: made } = mail;
  try {
    await mailer.send({ id, to, subject, text: text ?? '', html: html ?? '', made });
  } catch (error) {
    await putBack(services, id, attempts, error as Error);
    return true;
  }
  const gone = mailer.delivers ? { text: null, html: null } : {};
  await services.db
    .updateTable('mails')
    .set({
      ...gone,
      state: mailer.delivers ? 'sent' : 'kept',
      settled: services.clock.now(),
      next_try: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
  return true;
}

function takeMail({ db, clock }: Needs) {
  const now = clock.now();
  return db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      next_try: new Date(now.getTime() + LEASE_MS),
    })
    .where('id', '=', (is) =>
      is
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try', '<=', now)
        .orderBy('next_try')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'text', 'html', 'attempts', 'created'])
    .executeTakeFirst();
}

async function putBack({ db, clock, log }: Needs, id: string, attempts: number, error: Error) {
  const final = error instanceof MailRefused || attempts >= MOST_ATTEMPTS;
  const now = clock.now();
  const wait = FIRST_WAIT_MS * 2 ** (attempts - 1);
  await db
    .updateTable('mails')
    .set({
      state: final ? 'failed' : 'waiting',
      next_try: final ? null : new Date(now.getTime() + wait),
      settled: final ? now : null,
      last_error: error.message.slice(0, 500),
      // The links of a mail that will not go out help nobody but thieves.
      ...(final ? { text: null, html: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  log.warn({ mail: id, attempts, err: error.message }, final ? 'a mail failed' : 'a mail waits');
}
