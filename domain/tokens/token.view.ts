import type { TokenRow } from './edit-token.ts';

/** A token as the API shows it; its text only in the answer that makes it. */
export function tokenView(token: TokenRow, secret: string | null = null) {
  return {
    id: token.id,
    name: token.name,
    access_token: secret,
    scopes: token.scopes,
    user_id: token.user_id,
    created: token.created.toISOString(),
    expires: token.expires?.toISOString() ?? null,
    last_used: token.last_used?.toISOString() ?? null,
  };
}
