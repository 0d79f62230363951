import type { ReactNode } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { useT } from '../messages/messages.tsx';
import styles from './settings-page.module.css';
import { useSettings } from './use-settings.ts';

interface SettingsPageProps {
  title: string;
  /** Beside the title, at its end. */
  actions?: ReactNode;
  /** Whether the reader may change what is here. */
  editable: boolean;
  children: ReactNode;
}

/** One page of settings: its title, and everything locked with the reason for those who may not. */
export function SettingsPage({ title, actions, editable, children }: SettingsPageProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {!editable && <ReadOnlyNote />}
      <fieldset className={styles.body} disabled={!editable}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </>
  );
}

function ReadOnlyNote() {
  const t = useT();
  const { owner } = useSettings();
  return (
    <Note className={styles.note} icon="lock">
      {owner ? t('projectSettings.readOnly', { owner }) : t('projectSettings.readOnlyNobody')}
    </Note>
  );
}
