import { createToastStore, type ToastInput } from '#ui/toasts/toast-store.ts';
import { ApiError } from '../shared/call-api.ts';

/** The page's toasts, for any code in the browser; components may use `useToasts()`. */
export const toasts = createToastStore();

export function notify(toast: ToastInput): string {
  return toasts.add(toast);
}

/** Tells of a failure that has no place of its own on the page. `title`: 'An error occurred'. */
export function notifyError(error: unknown, title: string): string {
  const known = error instanceof ApiError;
  return toasts.add({
    type: 'error',
    title,
    text: error instanceof Error ? error.message : String(error),
    errorCode: known ? error.code : undefined,
  });
}
