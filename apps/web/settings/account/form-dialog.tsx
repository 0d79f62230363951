import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from '../parts.module.css';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  onSubmit: (form: HTMLFormElement) => void;
  busy: boolean;
  failure?: string;
  /** Goes up with every refusal: the focus then moves to the first wrong field. */
  refusals: number;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, onSubmit, busy, failure, refusals, children } = props;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [open]);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('shared.close')}
      size="narrow"
      guarded={busy}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {failure && (
          <Note tone="red" urgent>
            {failure}
          </Note>
        )}
        {children}
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          <Button kind="main" type="submit" busy={busy}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
