import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { usePresence } from '../float/use-presence.ts';
import styles from './unsaved-bar.module.css';

type UnsavedBarProps = {
  open: boolean;
  /** "2 unsaved changes", or why saving was refused, or the conflict. */
  title: ReactNode;
  /** The changed fields. */
  detail?: ReactNode;
  /** Red after a refusal. */
  tone?: 'amber' | 'red';
  busy?: boolean;
  /** Discard, or Compare in a conflict. */
  second: { label: string; onSelect: () => void };
  /** Save changes, or Save mine in a conflict. Without `onSelect` it submits `form`. */
  main: { label: string; onSelect?: () => void; form?: string; disabledReason?: string };
};

/** The bar at the lower edge while a page holds changes. */
export function UnsavedBar({
  open,
  title,
  detail,
  tone = 'amber',
  busy,
  second,
  main,
}: UnsavedBarProps) {
  const present = usePresence(open);
  return (
    <>
      {present && (
        <div className={classNames(styles.bar, styles[tone], !open && styles.leaving)}>
          <p className={styles.words} role="status">
            <span className={styles.title}>{title}</span>
            {detail && <span className={styles.detail}> {detail}</span>}
          </p>
          <div className={styles.buttons}>
            <Button kind="quiet" disabled={busy} onClick={second.onSelect}>
              {second.label}
            </Button>
            <Button
              kind="main"
              busy={busy}
              disabledReason={main.disabledReason}
              type={main.onSelect ? 'button' : 'submit'}
              form={main.form}
              onClick={main.onSelect}
            >
              {main.label}
            </Button>
          </div>
        </div>
      )}
      {present && <div className={styles.room} aria-hidden="true" />}
    </>
  );
}
