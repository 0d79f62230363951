import { redirect } from 'react-router';
import { requireSignIn } from '../auth/require-sign-in.ts';
import type { Load } from '../context.server.ts';

/** Of every dashboard page: signed in only. The dashboard itself begins with the projects. */
export const load: Load<null> = async ({ page, url }) => {
  requireSignIn(page, url);
  if (url.pathname === '/dashboard') throw redirect(`/dashboard/projects${url.search}`);
  return null;
};
