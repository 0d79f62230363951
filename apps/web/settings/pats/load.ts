import { listTokens } from '#domain/tokens/index.ts';
import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load } from '../../context.server.ts';

/** A personal access token without its text, which nobody has any more. */
export interface TokenEntry {
  id: string;
  name: string;
  scopes: number;
  created: string;
  expires: string | null;
  lastUsed: string | null;
  /** As of when the page was made. */
  expired: boolean;
}

export interface PatsData {
  tokens: TokenEntry[];
}

export const load: Load<PatsData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  const now = page.services.clock.now();
  const tokens = await listTokens(page.services, user.id);
  return {
    tokens: tokens.map((token) => ({
      id: token.id,
      name: token.name,
      scopes: token.scopes,
      created: token.created.toISOString(),
      expires: token.expires?.toISOString() ?? null,
      lastUsed: token.last_used?.toISOString() ?? null,
      expired: token.expires !== null && token.expires <= now,
    })),
  };
};
