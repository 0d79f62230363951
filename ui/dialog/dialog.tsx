import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { usePresence } from '../float/use-presence.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the scrim and the close button ask for this. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Below the body, with a joint: buttons at the end. */
  footer?: ReactNode;
  /** 680 wide, or 440 for confirmations. */
  size?: 'wide' | 'narrow';
  /** `sheet` fills the screen on phones. */
  form?: 'dialog' | 'sheet';
  /** Before the title: a picture of 36 px. */
  picture?: ReactNode;
  /** Beside the title, such as "5 active". */
  aside?: ReactNode;
  /** Work would be lost: the scrim does not close it. */
  guarded?: boolean;
  /** Without padding, for content with its own beds. */
  flush?: boolean;
};

/** A modal dialog (native `<dialog>`): traps and returns the focus; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { open, onClose, size = 'wide', form = 'dialog', guarded } = props;
  const titleId = useId();
  const present = usePresence(open);
  const dialog = useModal({ open, onClose, guarded });
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], styles[form])}
      aria-labelledby={present ? titleId : undefined}
    >
      {present && (
        <div className={styles.frame}>
          <div className={styles.head}>
            {props.picture}
            <h2 className={styles.title} id={titleId}>
              {props.title}
            </h2>
            {props.aside && <span className={styles.aside}>{props.aside}</span>}
            <span className={styles.close}>
              <IconButton icon="close" label={props.closeLabel} onClick={onClose} />
            </span>
          </div>
          <div className={classNames(styles.body, props.flush && styles.flush)}>
            {props.children}
          </div>
          {props.footer && <div className={styles.foot}>{props.footer}</div>}
        </div>
      )}
    </dialog>
  );
}
