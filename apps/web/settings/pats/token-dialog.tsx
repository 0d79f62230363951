import { useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/copy/use-copy.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useT } from '../../messages/messages.tsx';
import type { TokenEntry } from './load.ts';
import styles from './pats.module.css';
import { TokenForm } from './token-form.tsx';

interface TokenDialogProps {
  open: boolean;
  onClose: () => void;
  /** The one to be edited; a new one without it. */
  token?: TokenEntry;
}

/** Makes or edits a token; a new one's text is shown here and never again. */
export function TokenDialog({ open, onClose, token }: TokenDialogProps) {
  const t = useT();
  const [secret, setSecret] = useState<string>();
  const [copied, copy] = useCopy();
  const [taken, setTaken] = useState(false);
  const [warned, setWarned] = useState(false);

  function close() {
    if (secret && !taken && !warned) return setWarned(true);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(secret ? 'account.patCreated' : token ? 'account.patEdit' : 'account.patNew')}
      closeLabel={t('shared.close')}
      guarded
    >
      {secret ? (
        <div className={styles.form}>
          <div className={styles.secret}>
            <code className={styles.code} translate="no">
              {secret}
            </code>
            <Button
              icon={copied ? 'tick' : 'copy'}
              onClick={() => {
                setTaken(true);
                copy(secret);
              }}
            >
              {t(copied ? 'shared.copied' : 'shared.copy')}
            </Button>
            <span className="visually-hidden" aria-live="polite">
              {copied && t('shared.copied')}
            </span>
          </div>
          <Note tone="amber">{t('account.patOnce')}</Note>
          {warned && (
            <Note tone="red" urgent>
              {t('account.patNotCopied')}
            </Note>
          )}
          <div className={styles.buttons}>
            <Button kind="main" onClick={close}>
              {t('account.patDone')}
            </Button>
          </div>
        </div>
      ) : (
        <TokenForm
          token={token}
          onCancel={onClose}
          onMade={(made) => (made ? setSecret(made) : onClose())}
        />
      )}
    </Dialog>
  );
}
