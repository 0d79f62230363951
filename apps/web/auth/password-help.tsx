import { useT } from '../messages/messages.tsx';
import styles from './auth-layout.module.css';
import { passwordStrength } from './strength.ts';

/** Weak, fair or strong, and why; before anything is typed, what is needed. */
export function PasswordHelp({ password, own }: { password: string; own: readonly string[] }) {
  const t = useT();
  if (!password) return t('auth.passwordHelp');
  const { level, reason } = passwordStrength(password, own);
  return (
    <span className={styles.strength} role="status">
      <strong className={styles[level]}>{t(`auth.strength.${level}`)}</strong>{' '}
      {t(`auth.strength.${reason}`)}
    </span>
  );
}
