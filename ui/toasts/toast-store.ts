import { toastLifetime, toastsShown } from '../timing.ts';

export type ToastInput = {
  /** error, warning and success have their own look; anything else is information. */
  type?: string;
  title: string;
  text?: string;
  errorCode?: string;
  /** One thing to do about it, such as undoing. Choosing it closes the toast. */
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastInput & {
  id: string;
  /** How often the same one was raised. */
  count: number;
  /** The running timer; none while it waits or is held. */
  timer?: unknown;
};

export type Clock = {
  set: (run: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
};

const windowClock: Clock = {
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export type ToastStore = ReturnType<typeof createToastStore>;

/**
 * The toasts of one page (spec 4 and 9). At most three are shown, the rest wait in order. Each closes 30 s
 * after it appeared; holding it stops the timer and letting go starts it afresh. An identical one (same
 * text, title and type) raises the count of the first and restarts its timer.
 */
export function createToastStore(clock: Clock = windowClock) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const held = new Set<string>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next.map((toast, index) => {
      const runs = index < toastsShown && !held.has(toast.id);
      if (runs && toast.timer === undefined) return { ...toast, timer: startTimer(toast.id) };
      return toast;
    });
    for (const listener of listeners) listener();
  }

  const startTimer = (id: string) => clock.set(() => dismiss(id), toastLifetime);

  function stopped(toast: Toast): Toast {
    if (toast.timer !== undefined) clock.clear(toast.timer);
    return { ...toast, timer: undefined };
  }

  const only = (id: string, edit: (toast: Toast) => Toast) =>
    toasts.map((toast) => (toast.id === id ? edit(toast) : toast));

  function add(input: ToastInput): string {
    const twin = toasts.find(
      (toast) =>
        toast.title === input.title && toast.text === input.text && toast.type === input.type,
    );
    if (twin) {
      change(only(twin.id, (toast) => ({ ...stopped(toast), ...input, count: toast.count + 1 })));
      return twin.id;
    }
    lastId += 1;
    const toast: Toast = { ...input, id: `toast-${lastId}`, count: 1 };
    change([...toasts, toast]);
    return toast.id;
  }

  function dismiss(id: string): void {
    held.delete(id);
    for (const toast of toasts) if (toast.id === id) stopped(toast);
    change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    add,
    dismiss,
    /** The pointer or the focus is on it. */
    hold(id: string): void {
      held.add(id);
      change(only(id, stopped));
    },
    release(id: string): void {
      held.delete(id);
      change(only(id, stopped));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** All toasts, the oldest first; only the first three are on screen. */
    snapshot: (): readonly Toast[] => toasts,
  };
}

/** What copying a toast puts on the clipboard: everything it says, the error code included. */
export function toastText({ title, text, errorCode }: ToastInput): string {
  return [title, text, errorCode].filter(Boolean).join('\n');
}
