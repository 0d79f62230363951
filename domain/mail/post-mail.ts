import { newId } from '#platform/crypto/ids.ts';
import { announce, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';
import type { MailOrder } from './mail.ts';
import { writeMail } from './write-mail.ts';

/** Puts a mail into the outbox; it goes out once the transaction is committed, or never. */
export async function postMail(
  trx: Trx,
  { clock, addresses, mailTexts }: Pick<Services, 'clock' | 'addresses' | 'mailTexts'>,
  order: MailOrder,
): Promise<void> {
  const id = newId();
  const now = clock.now();
  await trx
    .insertInto('mails')
    .values({
      id,
      recipient: order.to,
      kind: order.kind,
      ...writeMail(mailTexts, addresses.site, order),
      state: 'waiting',
      next_try: now,
      created: now,
    })
    .execute();
  await announce(trx, 'mail', id);
}
