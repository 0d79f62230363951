import { type Kysely, sql } from 'kysely';

/** Mails and the single-use codes in their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table mails (
    id public_id primary key,
    recipient text not null,
    kind text not null,
    subject text not null,
    -- Taken away once a mail server has it: links in it open accounts.
    text text,
    html text,
    state text not null check (state in ('waiting', 'sent', 'kept', 'failed')),
    attempts integer not null default 0,
    next_try timestamptz,
    last_error text,
    created timestamptz not null,
    settled timestamptz
  )`,
  `create index mails_waiting on mails (next_try) where state = 'waiting'`,
  `create index mails_created on mails (created desc, id)`,

  `create table mail_codes (
    secret_hash text primary key,
    user_id public_id not null references users on delete cascade,
    purpose text not null check (purpose in ('verify', 'reset')),
    -- The address it was sent to: it says nothing about another one.
    email text not null,
    created timestamptz not null,
    expires timestamptz not null,
    used timestamptz
  )`,
  `create index mail_codes_user on mail_codes (user_id, purpose, created)`,

  `alter table users add column password_changed timestamptz`,
];
