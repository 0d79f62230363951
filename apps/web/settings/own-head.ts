import type { HeadOf } from '../head.ts';
import type { MessageKey } from '../messages/keys.ts';

/** The head of a settings page that only its owner sees. */
export const ownHead =
  (title: MessageKey): HeadOf<unknown> =>
  ({ t }) => ({ title: t('shell.title', { page: t(title) }), robots: 'noindex' });
