import { newId } from '#platform/crypto/ids.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Services } from '../services.ts';
import { describeAgent } from './describe-agent.ts';
import { noteAgent } from './known-agents.ts';

export const SESSION_PREFIX = 'mra';
export const SESSION_DAYS = 30;

/** Starts a session; the secret goes into an HttpOnly cookie and only its hash is kept. */
export async function startSession(
  services: Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>,
  userId: string,
  from: { ip: string | null; userAgent: string | null },
): Promise<{ secret: string; expires: Date }> {
  const secret = newSecret(SESSION_PREFIX);
  const now = services.clock.now();
  const agent = describeAgent(from.userAgent ?? '');
  const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({
        id: newId(),
        secret_hash: hashSecret(secret),
        user_id: userId,
        created: now,
        last_seen: now,
        expires,
        ip: from.ip,
        user_agent: from.userAgent?.slice(0, 512) ?? null,
        ...agent,
      })
      .execute();
    await noteAgent(trx, services, { userId, ip: from.ip, ...agent });
  });
  return { secret, expires };
}
