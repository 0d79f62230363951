import type { SessionRow } from './list-sessions.ts';

/** A session as the API shows it (public API, 3.5); its secret never. */
export function sessionView(session: SessionRow & { current: boolean }) {
  return {
    id: session.id,
    session: null,
    user_id: session.user_id,
    created: session.created.toISOString(),
    last_login: session.last_seen.toISOString(),
    expires: session.expires.toISOString(),
    refresh_expires: session.expires.toISOString(),
    os: session.os,
    platform: session.platform,
    user_agent: session.user_agent,
    city: null,
    country: null,
    ip: session.ip,
    current: session.current,
  };
}
