import { listSessions, SESSION_DAYS } from '#domain/sessions/index.ts';
import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load, PageRequest } from '../../context.server.ts';

/** Where somebody is signed in. */
export interface SessionEntry {
  id: string;
  os: string | null;
  platform: string | null;
  ip: string | null;
  created: string;
  accessed: string;
  current: boolean;
}

export interface SessionsData {
  sessions: SessionEntry[];
  days: number;
}

export const load: Load<SessionsData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  return { sessions: await sessionsOf(page, user.id), days: SESSION_DAYS };
};

/** The reader's sessions, the one in use first. */
export async function sessionsOf(page: PageRequest, userId: string): Promise<SessionEntry[]> {
  const rows = await listSessions(page.services, userId, page.viewer.sessionId);
  return rows.map(({ id, os, platform, ip, created, last_seen, current }) => ({
    ...{ id, os, platform, ip, current },
    created: created.toISOString(),
    accessed: last_seen.toISOString(),
  }));
}
