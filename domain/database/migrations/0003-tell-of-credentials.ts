import { type Kysely, sql } from 'kysely';

/**
 * What says who somebody is may be remembered by every process: the database itself tells when it ends
 * or changes, whoever changed it (`domain/access/known-viewers.ts`).
 */
const STATEMENTS = [
  `create function tell_of_credential() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quarry_changes', tg_argv[0] || ':' || old.id);
    return null;
  end $$`,
  `create trigger tell_of_session after delete or update of secret_hash, user_id, expires
    on sessions for each row execute function tell_of_credential('session')`,
  `create trigger tell_of_token after delete or update of secret_hash, user_id, expires, scopes
    on tokens for each row execute function tell_of_credential('token')`,
  `create trigger tell_of_user after delete or update of username, role, avatar_url
    on users for each row execute function tell_of_credential('user')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
