import type { T } from '../messages/messages.tsx';
import { goTo } from '../navigation/go-to.ts';
import { callApi } from '../shared/call-api.ts';
import { notifyError } from './toasts.ts';

/** Ends the session and loads the front page in full, so that nothing private stays in memory. */
export async function signOut(t: T): Promise<void> {
  try {
    await callApi('/_internal/sign-out', { method: 'POST' });
    goTo('/');
  } catch (error) {
    notifyError(error, t('shell.error'));
  }
}
