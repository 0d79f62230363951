import type { IconName } from '../icons/icon.tsx';

type ToastLook = { icon: IconName; color: 'red' | 'orange' | 'green' | 'blue' };

const looks: Record<string, ToastLook> = {
  error: { icon: 'circle-cross', color: 'red' },
  warning: { icon: 'triangle', color: 'orange' },
  success: { icon: 'circle-tick', color: 'green' },
};

const information: ToastLook = { icon: 'info', color: 'blue' };

/** Spec 9: red error, orange warning, green success, blue otherwise. */
export function toastLook(type: string | undefined): ToastLook {
  return looks[type ?? ''] ?? information;
}
