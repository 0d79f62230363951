import type { UserRow } from './users.store.ts';

/** A user as `/v2` shows it to others; private fields are null. */
export function userView(user: UserRow) {
  return {
    id: user.id,
    username: user.username,
    name: null,
    avatar_url: user.avatar_url,
    bio: user.bio,
    created: user.created.toISOString(),
    role: user.role,
    badges: user.badges,
    auth_providers: null as string[] | null,
    email: null as string | null,
    email_verified: null as boolean | null,
    has_password: null as boolean | null,
    has_totp: null as boolean | null,
    payout_data: null as object | null,
    github_id: null,
  };
}

/** A user as seen by themselves; e-mail and money only with the scopes for them. */
export function ownUserView(
  user: UserRow,
  { withEmail, withPayouts }: { withEmail: boolean; withPayouts: boolean },
) {
  return {
    ...userView(user),
    auth_providers: [],
    email: withEmail ? user.email : null,
    email_verified: user.email_verified,
    has_password: true,
    has_totp: false,
    payout_data: withPayouts ? NO_PAYOUTS : null,
  };
}

const NO_PAYOUTS = {
  balance: 0,
  paypal_address: null,
  paypal_country: null,
  venmo_handle: null,
};

/** A user inside team members and threads. */
export function memberUserView(user: UserRow) {
  const { name, ...rest } = userView(user);
  return rest;
}
