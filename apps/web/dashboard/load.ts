import { requireSignIn } from '../auth/require-sign-in.ts';
import type { Load } from '../context.server.ts';
import { ROUTE_RULES } from '../route-rules.ts';
import { redirect } from '../router/answers.ts';

/** Of every dashboard page: signed in only. The dashboard itself begins with the projects. */
export const load: Load<null> = async ({ page, url }) => {
  requireSignIn(page, url);
  const { redirect: to } = ROUTE_RULES[url.pathname] ?? {};
  if (to) throw redirect(to + url.search);
  return null;
};
