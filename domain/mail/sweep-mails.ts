import type { Mailer } from '#platform/mail/index.ts';
import type { Services } from '../services.ts';
import { MAIL_DAYS } from './mail.ts';

/** Forgets mails and codes that nobody needs any more; answers how many mails. */
export async function sweepMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  mailer: Mailer,
): Promise<number> {
  const before = new Date(clock.now().getTime() - MAIL_DAYS * 86_400_000);
  await db.deleteFrom('mail_codes').where('expires', '<', before).execute();
  await mailer.forget(before);
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('state', '<>', 'waiting')
    .where('created', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
