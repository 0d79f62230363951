import type { Trx } from '../database/index.ts';
import { postMail } from '../mail/index.ts';
import type { Services } from '../services.ts';

/** Writes to whom a token belongs what happened to it. */
export async function tellOwner(
  trx: Trx,
  services: Pick<Services, 'clock' | 'addresses' | 'mailTexts'>,
  kind: 'tokenCreated' | 'tokenLeaked',
  { user_id, name }: { user_id: string; name: string },
): Promise<void> {
  const { username, email } = await trx
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!email) return;
  await postMail(trx, services, {
    kind,
    to: email,
    link: `${services.addresses.site}/settings/pats`,
    values: { username, token: name },
  });
}
