import { createContext, type ReactNode, use, useState } from 'react';
import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Holds the toasts of the page; give a store to raise toasts from outside of components. */
export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore());
  return <ToastContext value={own}>{children}</ToastContext>;
}

/** The page's toasts: `add({ type, title, text, errorCode })`, `dismiss(id)`. */
export function useToasts(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToasts needs a ToastProvider above it');
  return store;
}
