import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  /** The page's one main button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the settings beside the rail. */
export function SettingsSection({ title, lead, action, children }: SettingsSectionProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
