import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  labels: { confirm: string; cancel: string; close: string };
  onConfirm: () => void;
  onClose: () => void;
  /** Filled red instead of chalk. */
  destructive?: boolean;
  busy?: boolean;
  /** The word that must be typed first, and what asks for it. */
  typed?: { word: string; label: ReactNode; reason: string };
};

/** A 440 px question, with the name to type where something is lost for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, labels, typed, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={props.title}
      closeLabel={labels.close}
      size="narrow"
      guarded={props.busy}
    >
      {typed ? <TypedForm {...props} typed={typed} /> : <PlainForm {...props} />}
    </Dialog>
  );
}

function PlainForm({ lockedReason, ...props }: ConfirmDialogProps & { lockedReason?: string }) {
  return (
    <div className={styles.form}>
      {props.children}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={props.onClose}>
          {props.labels.cancel}
        </Button>
        <Button
          kind="main"
          color={props.destructive ? 'red' : 'brand'}
          busy={props.busy}
          disabledReason={lockedReason}
          onClick={props.onConfirm}
        >
          {props.labels.confirm}
        </Button>
      </div>
    </div>
  );
}

type TypedProps = ConfirmDialogProps & { typed: NonNullable<ConfirmDialogProps['typed']> };

function TypedForm({ typed, ...props }: TypedProps) {
  const [text, setText] = useState('');
  const matches = text.trim().toLowerCase() === typed.word.toLowerCase();
  return (
    <PlainForm {...props} lockedReason={matches ? undefined : typed.reason}>
      {props.children}
      <Field label={typed.label}>
        <Input
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </PlainForm>
  );
}
