import { resetTarget } from '#domain/people/index.ts';
import type { Load } from '../../context.server.ts';

export interface ResetPasswordData {
  /** Of the mailed link; null on the first step. */
  link: { flow: string; username: string } | null;
  /** A link was followed that opens nothing any more. */
  ended: boolean;
}

export const load: Load<ResetPasswordData> = async ({ page, url }) => {
  const flow = url.searchParams.get('flow');
  if (!flow) return { link: null, ended: false };
  page.keepPrivate();
  const target = await resetTarget(page.services, flow);
  return { link: target && { flow, ...target }, ended: target === null };
};
