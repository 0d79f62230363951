import type { Trx } from '../database/index.ts';
import { postMail } from '../mail/index.ts';
import type { Services } from '../services.ts';

/** Browsers and systems remembered of one person; the oldest is forgotten first. */
const MOST_AGENTS = 50;

interface SignIn {
  userId: string;
  os: string | null;
  platform: string | null;
  ip: string | null;
}

/** Tells a person by mail when somebody signs in with what was never used before; the first is theirs. */
export async function noteAgent(
  trx: Trx,
  services: Pick<Services, 'clock' | 'addresses' | 'mailTexts'>,
  { userId, os, platform, ip }: SignIn,
): Promise<void> {
  const device = [platform ?? '?', os ?? '?'].join(', ');
  const user = await trx
    .selectFrom('users')
    .select(['username', 'email', 'known_agents'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.known_agents.includes(device)) return;
  await trx
    .updateTable('users')
    .set({ known_agents: [...user.known_agents, device].slice(-MOST_AGENTS) })
    .where('id', '=', userId)
    .execute();
  if (!user.email || user.known_agents.length === 0) return;
  await postMail(trx, services, {
    kind: 'newSignIn',
    to: user.email,
    link: `${services.addresses.site}/settings/sessions`,
    values: { username: user.username, device, address: ip ?? '?' },
  });
}
