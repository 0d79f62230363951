import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useModal } from '#ui/dialog/use-modal.ts';
import { Input } from '#ui/input/input.tsx';
import { useT } from '../../messages/messages.tsx';
import { SearchPanel } from './search-panel.tsx';
import styles from './search-sheet.module.css';
import { useCombobox } from './use-combobox.ts';

/** The search of everything on phones: the whole screen. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const dialog = useModal({ open, onClose });
  const field = useRef<HTMLInputElement>(null);
  const box = useCombobox({ onDone: onClose });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    box.show();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('shell.search')}>
      <div className={styles.frame}>
        <div className={styles.bar}>
          <search className={styles.form}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                box.submit();
              }}
            >
              <Input
                {...box.input}
                ref={field}
                type="search"
                icon="search"
                placeholder={t('shell.search.everything')}
                aria-label={t('shell.search.everything')}
              />
            </form>
          </search>
          <Button kind="quiet" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
        </div>
        <div className={styles.rows}>{open && <SearchPanel {...box.panel} />}</div>
      </div>
    </dialog>
  );
}
