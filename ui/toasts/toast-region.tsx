import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useCopy } from '../copy/use-copy.ts';
import { topDialog } from '../dialog/open-dialogs.ts';
import { Icon } from '../icons/icon.tsx';
import { toastsShown } from '../timing.ts';
import { toastLook } from './toast-look.ts';
import { type Toast, type ToastStore, toastText } from './toast-store.ts';
import styles from './toasts.module.css';
import { useToasts } from './toasts.tsx';

type ToastLabels = {
  region: string;
  close: string;
  copy: string;
  copied: string;
  /** How a repeated toast shows its number. */
  count?: (count: number) => string;
};

const none: readonly Toast[] = [];

/** Where toasts appear; mount it once. While a dialog is open they appear inside it, in reach. */
export function ToastRegion({ labels }: { labels: ToastLabels }) {
  const store = useToasts();
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none);
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.current, () => undefined);
  const shown = toasts.slice(0, toastsShown);
  const newest = shown.at(-1);
  const region = (
    <section className={styles.region} aria-label={labels.region}>
      <Announcement toast={newest} />
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} labels={labels} />
      ))}
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function Announcement({ toast }: { toast?: Toast }) {
  const urgent = toast?.type === 'error';
  const words = toast && toastText(toast);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {!urgent && words}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {urgent && words}
      </p>
    </>
  );
}

type ToastCardProps = { toast: Toast; store: ToastStore; labels: ToastLabels };

function ToastCard({ toast, store, labels }: ToastCardProps) {
  const [copied, copy] = useCopy();
  const { icon, color } = toastLook(toast.type);
  const hold = () => store.hold(toast.id);
  const release = () => store.release(toast.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the timer listens
    <div
      className={classNames(styles.toast, styles[color])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          {toast.title}
          {toast.count > 1 && (
            <span className={styles.count}>
              {labels.count ? labels.count(toast.count) : `x${toast.count}`}
            </span>
          )}
        </p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
        {toast.errorCode && <code className={styles.code}>{toast.errorCode}</code>}
        {toast.action && (
          <Button
            size="small"
            onClick={() => {
              toast.action?.onSelect();
              store.dismiss(toast.id);
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        icon={copied ? 'tick' : 'copy'}
        label={copied ? labels.copied : labels.copy}
        onClick={() => copy(toastText(toast))}
      />
      <IconButton
        size="small"
        icon="close"
        label={labels.close}
        onClick={() => store.dismiss(toast.id)}
      />
    </div>
  );
}
