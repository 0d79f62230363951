import type { Load } from '../context.server.ts';
import { ROUTE_RULES } from '../route-rules.ts';
import { redirect } from '../router/answers.ts';

/** `/auth` itself: begins with signing in, whatever came with it. */
export const load: Load<never> = async ({ url }) => {
  throw redirect((ROUTE_RULES['/auth'].redirect as string) + url.search);
};
