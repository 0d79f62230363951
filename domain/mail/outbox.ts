import { Refusal } from '#platform/refusal.ts';
import type { Viewer } from '../access/index.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db'>;

/** A mail in the operator's list. */
export interface OutboxMail {
  id: string;
  to: string;
  kind: string;
  subject: string;
  state: 'waiting' | 'sent' | 'kept' | 'failed';
  attempts: number;
  created: string;
  /** Of the next try; null when there is none. */
  nextTry: string | null;
  error: string | null;
  /** Null once a mail server has it. */
  text: string | null;
}

/** The newest mails and how many there are. @throws Refusal `auth_error` for all but admins. */
export async function readOutbox(
  { db }: Needs,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ mails: OutboxMail[]; total: number }> {
  if (viewer.user?.role !== 'admin')
    throw new Refusal('auth_error', 'Only admins read the outbox.');
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'kind', 'subject', 'state', 'attempts', 'created'])
      .select(['next_try', 'last_error', 'text'])
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('mails')
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    total: Number(total),
    mails: rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      kind: row.kind,
      subject: row.subject,
      state: row.state,
      attempts: row.attempts,
      created: row.created.toISOString(),
      nextTry: row.next_try?.toISOString() ?? null,
      error: row.last_error,
      text: row.text,
    })),
  };
}
