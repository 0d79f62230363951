import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatList } from '#ui/format/index.ts';
import { UnsavedBar } from '#ui/unsaved-bar/unsaved-bar.tsx';
import { useMessages } from '../messages/messages.tsx';
import styles from './unsaved.module.css';
import type { Draft } from './use-draft.ts';

interface UnsavedProps<V extends object> {
  draft: Draft<V>;
  /** How a field is called in "2 unsaved changes: licence address, summary". */
  names: (field: keyof V & string) => string;
  /** Why saving has to wait. */
  lockedReason?: string;
}

/** The bar with Discard and Save, the question before leaving, and the comparison in a conflict. */
export function Unsaved<V extends object>({ draft, names, lockedReason }: UnsavedProps<V>) {
  const { t, locale } = useMessages();
  const [comparing, setComparing] = useState(false);
  const { changed, errors, failure, theirs, blocker } = draft;
  const wrong = Object.values(errors).filter(Boolean).length;
  const list = formatList(
    changed.map((name) => names(name)),
    { locale },
  );
  const refusedTitle = wrong > 0 ? t('projectSettings.refused', { count: wrong }) : failure;

  return (
    <>
      {theirs ? (
        <UnsavedBar
          open
          tone="red"
          title={t('projectSettings.conflict')}
          detail={list}
          busy={draft.busy}
          second={{ label: t('projectSettings.compare'), onSelect: () => setComparing(true) }}
          main={{ label: t('projectSettings.saveMine'), onSelect: () => draft.save(true) }}
        />
      ) : (
        <UnsavedBar
          open={changed.length > 0}
          tone={refusedTitle ? 'red' : 'amber'}
          title={refusedTitle ?? t('projectSettings.unsaved', { count: changed.length })}
          detail={refusedTitle && wrong === 0 ? undefined : list}
          busy={draft.busy}
          second={{ label: t('projectSettings.discard'), onSelect: draft.discard }}
          main={{
            label: t('projectSettings.save'),
            onSelect: () => draft.save(),
            disabledReason: lockedReason,
          }}
        />
      )}
      <ConfirmDialog
        open={blocker !== undefined}
        title={t('projectSettings.leaveTitle')}
        labels={{
          confirm: t('projectSettings.leave'),
          cancel: t('projectSettings.stay'),
          close: t('shared.close'),
        }}
        onConfirm={() => {
          draft.discard();
          blocker?.proceed();
        }}
        onClose={() => blocker?.reset()}
      >
        <p>{t('projectSettings.leaveText', { fields: list })}</p>
      </ConfirmDialog>
      <Dialog
        open={comparing && theirs !== undefined}
        onClose={() => setComparing(false)}
        title={t('projectSettings.compareTitle')}
        closeLabel={t('shared.close')}
      >
        <dl className={styles.compare}>
          {Object.entries(theirs ?? {}).map(([name, value]) => (
            <div key={name} className={styles.pair}>
              <dt className={styles.name}>{names(name as keyof V & string)}</dt>
              <dd>
                <span className={styles.whose}>{t('projectSettings.theirs')}</span>
                <span className={styles.text}>{shown(value)}</span>
              </dd>
              <dd>
                <span className={styles.whose}>{t('projectSettings.mine')}</span>
                <span className={styles.text}>{shown(draft.values[name as keyof V])}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '–' : JSON.stringify(value, null, 1);
