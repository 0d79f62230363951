import { verificationState } from '#domain/people/index.ts';
import type { Load } from '../../context.server.ts';

export interface VerifyEmailData {
  /** What opening the link does; looking at the page does nothing yet. */
  state: 'fresh' | 'already' | 'failed';
  flow: string;
  signedIn: boolean;
}

export const load: Load<VerifyEmailData> = async ({ page, url }) => {
  page.keepPrivate();
  const flow = url.searchParams.get('flow') ?? '';
  const state = flow ? await verificationState(page.services, flow) : 'failed';
  return { state, flow, signedIn: page.viewer.user !== null };
};
